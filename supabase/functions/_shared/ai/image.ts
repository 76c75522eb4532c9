import { Buffer } from 'node:buffer';
import { AiError, toAiError } from './errors.ts';
import { type OpenAI, toFile } from './openai.ts';
import type { ImageRequest } from './provider.ts';

/** Redraws an image as the prompt says; returns the bytes of the new image. */
export async function editImage(
  client: OpenAI,
  model: string,
  { prompt, image, signal }: ImageRequest,
): Promise<Uint8Array> {
  try {
    const extension = image.type.slice('image/'.length);
    const file = await toFile(image.bytes, `produto.${extension}`, { type: image.type });
    const { data } = await client.images.edit({ model, prompt, image: file }, { signal });
    const base64 = data?.[0]?.b64_json;
    if (!base64) throw new AiError('resposta_invalida', 'The model answered with no image');
    return new Uint8Array(Buffer.from(base64, 'base64'));
  } catch (error) {
    throw toAiError(error);
  }
}
