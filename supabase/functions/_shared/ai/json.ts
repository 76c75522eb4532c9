import { z } from '../zod.ts';
import { AiError, toAiError } from './errors.ts';
import type { OpenAI } from './openai.ts';
import type { JsonRequest, Message } from './provider.ts';

/**
 * Asks for an answer of a given shape. Endpoints differ in how well they keep to a schema, so the
 * answer is checked here, and the model gets one chance to mend an answer that does not fit.
 */
export async function generateJson<T>(
  client: OpenAI,
  model: string,
  request: JsonRequest<T>,
): Promise<T> {
  try {
    const answer = await ask(client, model, request, request.messages);
    const first = parseAnswer(request.schema, answer);
    if (first.success) return first.data;
    const repaired = await ask(client, model, request, [
      ...request.messages,
      { role: 'assistant', content: answer },
      { role: 'user', content: repairMessage(first.error) },
    ]);
    const second = parseAnswer(request.schema, repaired);
    if (second.success) return second.data;
    throw new AiError('resposta_invalida', z.prettifyError(second.error));
  } catch (error) {
    throw toAiError(error);
  }
}

const repairMessage = (error: z.ZodError) =>
  `A resposta não segue o esquema JSON pedido:\n${z.prettifyError(error)}\nEnvie só o JSON corrigido.`;

async function ask<T>(
  client: OpenAI,
  model: string,
  { name, schema, signal }: JsonRequest<T>,
  messages: Message[],
): Promise<string> {
  const completion = await client.chat.completions.create(
    {
      model,
      messages,
      response_format: {
        type: 'json_schema',
        json_schema: { name, strict: true, schema: z.toJSONSchema(schema) },
      },
    },
    { signal },
  );
  const choice = completion.choices?.[0];
  if (choice?.message?.refusal || choice?.finish_reason === 'content_filter') {
    throw new AiError('recusa', 'The model refused to answer');
  }
  return choice?.message?.content ?? '';
}

/** Some models wrap JSON in a code fence or in a sentence: take the outermost object. */
function parseAnswer<T>(schema: z.ZodType<T>, answer: string) {
  const object = answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1);
  let value: unknown;
  try {
    value = JSON.parse(object);
  } catch {
    value = answer;
  }
  return schema.safeParse(value);
}
