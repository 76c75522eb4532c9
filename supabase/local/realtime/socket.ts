import type { RawData, WebSocket } from 'ws';
import type { Claims } from '../jwt.ts';
import { isExpired } from '../jwt.ts';
import { type Binding, matches, refusal } from './bindings.ts';
import type { Change } from './changes.ts';
import type { IsVisible } from './visibility.ts';

type Message = {
  join_ref: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
};

type Channel = {
  joinRef: string | null;
  bindings: Binding[];
  claims: Claims;
};

export type SocketContext = {
  /** Claims of a session token or API key; null when it is neither. */
  claimsOf: (token: string) => Claims | null;
  isVisible: IsVisible;
  nextId: () => number;
};

/** One browser: Phoenix messages in, postgres_changes out. Both serializers of realtime-js. */
export class RealtimeSocket {
  readonly #channels = new Map<string, Channel>();
  readonly #socket: WebSocket;
  readonly #context: SocketContext;
  readonly #asObjects: boolean;

  constructor(socket: WebSocket, context: SocketContext, version: string) {
    this.#socket = socket;
    this.#context = context;
    this.#asObjects = version.startsWith('1.');
    socket.on('message', (data, isBinary) => {
      try {
        if (!isBinary) this.#handle(decode(data));
      } catch {
        // Nothing that realtime-js sends: it ends this connection, never the server.
        socket.terminate();
      }
    });
  }

  /** Sends the change to each channel that asked for it and may see the row. */
  async deliver(change: Change): Promise<void> {
    for (const [topic, channel] of this.#channels) {
      const ids = channel.bindings
        .filter((binding) => matches(binding, change))
        .map(({ id }) => id);
      if (ids.length === 0) continue;
      if (isExpired(channel.claims)) this.#expel(topic, channel);
      else if (await this.#context.isVisible(change, channel.claims)) {
        this.#send({ topic, event: 'postgres_changes', payload: { ids, data: asData(change) } });
      }
    }
  }

  #handle(message: Message) {
    const { topic, event, payload } = message;
    if (topic === 'phoenix' && event === 'heartbeat') {
      this.#reply(message, 'ok');
      return;
    }
    if (event === 'phx_join') {
      this.#join(message);
      return;
    }
    const channel = this.#channels.get(topic);
    if (event === 'phx_leave') {
      this.#channels.delete(topic);
      this.#reply(message, 'ok');
      this.#send({ topic, event: 'phx_close', join_ref: channel?.joinRef ?? null });
      return;
    }
    if (event === 'access_token' && channel) {
      const claims = this.#context.claimsOf(String(payload.access_token));
      if (claims) channel.claims = claims;
      else this.#expel(topic, channel);
    }
  }

  #join(message: Message) {
    const config = (message.payload.config ?? {}) as { postgres_changes?: Binding[] };
    const token = message.payload.access_token;
    const claims = typeof token === 'string' ? this.#context.claimsOf(token) : { role: 'anon' };
    if (!claims) {
      this.#reply(message, 'error', { reason: 'InvalidJWTToken' });
      return;
    }

    const bindings = (config.postgres_changes ?? []).map((binding) => ({
      ...binding,
      id: this.#context.nextId(),
    }));
    const reason = bindings.map(refusal).find((text) => text !== null);
    if (reason) {
      this.#reply(message, 'error', { reason });
      return;
    }
    this.#channels.set(message.topic, { joinRef: message.join_ref, bindings, claims });
    this.#reply(message, 'ok', { postgres_changes: bindings });
    if (bindings.length > 0) {
      const channel = message.topic.replace(/^realtime:/, '');
      const text = 'Subscribed to PostgreSQL';
      const payload = { channel, extension: 'postgres_changes', message: text, status: 'ok' };
      this.#send({ topic: message.topic, event: 'system', payload });
    }
  }

  /** The client answers an error by joining again, with the token that it holds by then. */
  #expel(topic: string, { joinRef }: Channel) {
    this.#channels.delete(topic);
    this.#send({ topic, event: 'phx_error', join_ref: joinRef });
  }

  #reply(message: Message, status: 'ok' | 'error', response: object = {}) {
    this.#send({ ...message, event: 'phx_reply', payload: { status, response } });
  }

  #send(message: Pick<Message, 'topic' | 'event'> & Partial<Message>) {
    const { join_ref = null, ref = null, topic, event, payload = {} } = message;
    const frame = this.#asObjects
      ? { join_ref, ref, topic, event, payload }
      : [join_ref, ref, topic, event, payload];
    this.#socket.send(JSON.stringify(frame));
  }
}

function decode(data: RawData): Message {
  const frame = JSON.parse((data as Buffer).toString()) as Partial<Message> | unknown[];
  const [join_ref, ref, topic, event, payload] = Array.isArray(frame)
    ? frame
    : [frame.join_ref, frame.ref, frame.topic, frame.event, frame.payload];
  return { join_ref, ref, topic, event, payload: payload ?? {} } as Message;
}

const asData = (change: Change) => ({
  schema: change.schema,
  table: change.table,
  type: change.type,
  commit_timestamp: change.commitTimestamp,
  columns: change.columns,
  record: change.record,
  old_record: change.oldKey,
  errors: null,
});
