import { errors } from './errors.ts';
import { z } from './zod.ts';

// Postgres stores neither NUL nor half a surrogate pair.
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed().trim();

/** Text typed by a person. Messages name the field, because they are shown as they are. */
export function textField(name: string, max: number, emptyMessage = `Preencha o campo ${name}.`) {
  return z
    .string(emptyMessage)
    .transform(storable)
    .pipe(
      z
        .string()
        .min(1, emptyMessage)
        .max(max, `O campo ${name} aceita até ${max.toLocaleString('pt-BR')} caracteres.`),
    );
}

/** Parses input, turning the first problem into a 400 that names its field. */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issue = firstIssue(result.error.issues);
  const field = issue?.path.join('.');
  const message = issue?.message ?? 'Dados inválidos.';
  const namesField = !field || message.includes(field);
  throw errors.invalidInput(namesField ? message : `${field}: ${message}`);
}

/** A choice between schemas only says that none fits; what to do is said by the first of them. */
function firstIssue([issue]: z.core.$ZodIssue[]): z.core.$ZodIssue | undefined {
  const inner = issue?.code === 'invalid_union' ? firstIssue(issue.errors[0] ?? []) : undefined;
  return issue && inner ? { ...inner, path: [...issue.path, ...inner.path] } : issue;
}
