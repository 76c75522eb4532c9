import type { Env } from './env.schema';

declare const __ENV__: Env;

/** The variables of this build, already checked: vite.config.ts puts them here. */
export const env: Env = __ENV__;
