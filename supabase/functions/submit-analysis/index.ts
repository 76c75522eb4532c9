import { createSubmitAnalysis } from './handler.ts';

Deno.serve(createSubmitAnalysis());
