import type { TestProject } from 'vitest/node';
import { applyMigrations, prepareDatabase, type PrepareOptions } from '../../local/database.ts';
import { startThrowawayPostgres } from '../../local/postgres.ts';
import { connect, inDatabase } from './connection.ts';

export type StartingState = PrepareOptions['defaultPrivileges'];

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One Postgres a run; each test file copies a migrated database from one of two templates. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startThrowawayPostgres();
  try {
    for (const state of ['all', 'none'] as const) {
      const admin = await connect(server.url);
      await admin.query(`create database template_${state}`);
      await admin.end();
      const url = inDatabase(server.url, `template_${state}`);
      await prepareDatabase(url, { defaultPrivileges: state });
      await applyMigrations(url);
    }
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
