import { optionalEnv } from '../env.ts';
import type { z } from '../zod.ts';
import { editImage } from './image.ts';
import { generateJson } from './json.ts';
import { OpenAI } from './openai.ts';
import { streamText } from './text.ts';

export type Message = {
  role: 'system' | 'user' | 'assistant';
  content: string;
};

export type JsonRequest<T> = {
  /** Names the schema for the model: letters, digits, underscores. */
  name: string;
  /** Keep it free of bounds and transforms: not every endpoint knows them. Clamp afterwards. */
  schema: z.ZodType<T>;
  messages: Message[];
  signal: AbortSignal;
};

export type TextRequest = {
  messages: Message[];
  signal: AbortSignal;
};

export type ImageRequest = {
  prompt: string;
  image: { bytes: Uint8Array<ArrayBuffer>; type: 'image/png' | 'image/jpeg' | 'image/webp' };
  signal: AbortSignal;
};

/** All that the product asks of a model. Every method fails with an AiError and nothing else. */
export type AiProvider = {
  json<T>(request: JsonRequest<T>): Promise<T>;
  text(request: TextRequest): AsyncIterable<string>;
  editImage(request: ImageRequest): Promise<Uint8Array>;
};

export type AiSettings = {
  apiKey: string;
  baseURL: string;
  model: string;
  imageModel: string;
};

export function createProvider({ apiKey, baseURL, model, imageModel }: AiSettings): AiProvider {
  const client = new OpenAI({ apiKey, baseURL, maxRetries: 1, timeout: 60_000 });
  return {
    json: (request) => generateJson(client, model, request),
    text: (request) => streamText(client, model, request),
    editImage: (request) => editImage(client, imageModel, request),
  };
}

/** The provider that the environment names, or null: then the rule engines do the work. */
export function providerFromEnv(): AiProvider | null {
  const apiKey = optionalEnv('AI_API_KEY');
  if (!apiKey) return null;
  return createProvider({
    apiKey,
    baseURL: optionalEnv('AI_BASE_URL') ?? 'https://api.openai.com/v1',
    model: optionalEnv('AI_MODEL') ?? 'gpt-5.4-mini',
    imageModel: optionalEnv('AI_IMAGE_MODEL') ?? 'gpt-image-2',
  });
}
