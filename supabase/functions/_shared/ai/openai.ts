// The one place that names the client's version.
export {
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
  OpenAI,
  toFile,
} from 'npm:openai@7.55.0';
