import { AiError, toAiError } from './errors.ts';
import type { OpenAI } from './openai.ts';
import type { TextRequest } from './provider.ts';

/** Yields the answer piece by piece, as the model writes it. */
export async function* streamText(
  client: OpenAI,
  model: string,
  { messages, signal }: TextRequest,
): AsyncGenerator<string> {
  let isEmpty = true;
  try {
    const stream = await client.chat.completions.create(
      { model, messages, stream: true },
      { signal },
    );
    for await (const { choices } of stream) {
      const choice = choices?.[0];
      if (choice?.delta?.refusal || choice?.finish_reason === 'content_filter') {
        throw new AiError('recusa', 'The model refused to answer');
      }
      const piece = choice?.delta?.content;
      if (!piece) continue;
      isEmpty = false;
      yield piece;
    }
  } catch (error) {
    throw toAiError(error);
  }
  // The client ends an aborted stream quietly: half an answer must not pass for a whole one.
  if (signal.aborted) throw new AiError('tempo_esgotado', 'The model took too long');
  if (isEmpty) throw new AiError('resposta_invalida', 'The model answered with no text');
}
