import pg from 'pg';
import { LogicalReplicationService, type Pgoutput, PgoutputPlugin } from 'pg-logical-replication';

/** One committed row, as a subscriber will see it. */
export type Change = {
  schema: string;
  table: string;
  type: 'INSERT' | 'UPDATE';
  commitTimestamp: string;
  /** The transaction that wrote it. */
  xid: number;
  columns: { name: string; type: string }[];
  keyColumns: string[];
  record: Record<string, unknown>;
  oldKey: Record<string, unknown>;
};

export type ChangeFeed = {
  stop: () => Promise<void>;
};

const SLOT = 'supabase_realtime_local';
const PUBLICATION = 'supabase_realtime';
const RETRY_MS = 500;

/**
 * Reads the write-ahead log, so that a row typed into psql is heard like any other. The slot is made
 * anew at each start: nobody listened in between, and WAL kept for it would only grow.
 */
export async function followChanges(
  databaseUrl: string,
  onChange: (change: Change) => void,
): Promise<ChangeFeed> {
  const typeNames = await prepareSlot(databaseUrl);
  const service = new LogicalReplicationService(
    { connectionString: databaseUrl },
    { acknowledge: { auto: false, timeoutSeconds: 0 } },
  );
  const plugin = new PgoutputPlugin({ protoVersion: 1, publicationNames: [PUBLICATION] });
  let transaction = { commitTimestamp: '', xid: 0 };
  let stopping = false;
  let retry: NodeJS.Timeout | undefined;

  service.on('data', (_lsn: string, message: Pgoutput.Message) => {
    if (message.tag === 'begin') {
      const commitTimestamp = isoTime(message.commitTime.valueOf());
      transaction = { commitTimestamp, xid: message.xid };
    } else if (message.tag === 'relation') keepTimesAsText(message);
    else if (message.tag === 'insert' || message.tag === 'update') {
      onChange(toChange(message, transaction, typeNames));
    }
  });
  service.on('heartbeat', (lsn: string) => void service.acknowledge(before(lsn)));
  const again = () => {
    if (!stopping) retry ??= setTimeout(listen, RETRY_MS);
  };
  service.on('error', again);
  function listen() {
    retry = undefined;
    service.subscribe(plugin, SLOT).then(again, again);
  }

  const started = new Promise<void>((resolve) => service.once('start', () => resolve()));
  listen();
  await started;
  return {
    async stop() {
      stopping = true;
      clearTimeout(retry);
      await service.destroy();
    },
  };
}

/**
 * The library confirms one byte more than it is told, and a server that shuts down waits for ever
 * for somebody who claims to have read further than it wrote.
 */
function before(lsn: string): string {
  const [high = 0n, low = 0n] = lsn.split('/').map((half) => BigInt(`0x${half}`));
  const position = (high << 32n) + low - 1n;
  return `${(position >> 32n).toString(16)}/${(position & 0xffffffffn).toString(16)}`;
}

async function prepareSlot(databaseUrl: string): Promise<Map<number, string>> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query(
      'select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1',
      [SLOT],
    );
    await client.query("select pg_create_logical_replication_slot($1, 'pgoutput')", [SLOT]);
    const { rows } = await client.query<{ oid: number; typname: string }>(
      'select oid::int, typname from pg_type',
    );
    return new Map(rows.map(({ oid, typname }) => [oid, typname]));
  } finally {
    await client.end();
  }
}

/** A Date would lose the microseconds that the REST API shows; the text is rewritten as ISO 8601. */
const TIME_PARSERS: Record<number, (raw: string) => string> = {
  [pg.types.builtins.DATE]: (raw) => raw,
  [pg.types.builtins.TIMESTAMP]: (raw) => raw.replace(' ', 'T'),
  [pg.types.builtins.TIMESTAMPTZ]: (raw) => `${raw.replace(' ', 'T')}:00`,
};

function keepTimesAsText(relation: Pgoutput.MessageRelation) {
  for (const column of relation.columns) {
    column.parser = TIME_PARSERS[column.typeOid] ?? column.parser;
  }
}

function toChange(
  message: Pgoutput.MessageInsert | Pgoutput.MessageUpdate,
  transaction: Pick<Change, 'commitTimestamp' | 'xid'>,
  typeNames: Map<number, string>,
): Change {
  const { relation } = message;
  const record: Record<string, unknown> = { ...message.new };
  const keyOf = (row: Record<string, unknown>) =>
    Object.fromEntries(relation.keyColumns.map((name) => [name, row[name]]));
  return {
    schema: relation.schema,
    table: relation.name,
    type: message.tag === 'insert' ? 'INSERT' : 'UPDATE',
    ...transaction,
    columns: relation.columns.map(({ name, typeOid }) => ({
      name,
      type: typeNames.get(typeOid) ?? 'text',
    })),
    keyColumns: relation.keyColumns,
    record,
    oldKey: message.tag === 'update' ? keyOf(message.key ?? record) : {},
  };
}

const isoTime = (microseconds: bigint) => new Date(Number(microseconds / 1000n)).toISOString();
