/** Exports of many lines: one moment, bounded, and freed when the reader leaves. */
import { Agent, fetch, type Response } from 'undici';
import { fillWithGifts } from '../../factories/many-gifts';
import { runStatement, selectRows } from '../../../db/database';
import { listFeeExport } from '../../../db/queries/fees/export';
import { type BuiltActor, buildActor } from '../../factories';
import { useApi } from '../../support/api';
import { bookGift } from '../../factories/booked-gifts';
import { waitFor } from '../../support/wait';

const GIFTS = 6_000;
const range = { from: '2026-01-01', to: '2026-12-31' };
const path = `/api/v1/fees/export?format=csv&start_date=${range.from}&end_date=${range.to}`;

const api = useApi();
let operator: BuiltActor;
beforeAll(async () => {
  await fillWithGifts(api.db, GIFTS, range);
  // Long lines, so that an export does not fit into the buffers between the database and its reader.
  await runStatement(api.db, `UPDATE charities SET name = repeat('Maple Street ', 150)`);
  operator = await buildActor(api.db, { isOperator: true });
});

/** Each has a new connection: one that has read much keeps a window that takes in a whole export at once. */
function open(signal: AbortSignal): Promise<Response> {
  const headers = { Authorization: `Bearer ${operator.key}` };
  return fetch(api.url + path, { headers, signal, dispatcher: new Agent() });
}

async function openOrNothing(signal: AbortSignal): Promise<Response | undefined> {
  const reply = await open(signal);
  return reply.status === 200 ? reply : undefined;
}

/** Waits until no connection holds a snapshot. */
function waitUntilFreed(): Promise<unknown> {
  return waitFor('every snapshot to be given back', async () => {
    const [row] = await selectRows<{ held: number }>(
      api.db,
      `SELECT count(*)::int AS held FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'`,
    );
    return row?.held === 0;
  });
}

it('has the lines of one moment, whatever is booked while it is read', async () => {
  const ids = new Set<string | null>();
  let lines = 0;
  for await (const rows of listFeeExport(api.db, range)) {
    if (lines === 0) await bookGift(api.db, { at: new Date('2026-12-31T23:00:00.000Z') });
    lines += rows.length;
    for (const { donationId } of rows) ids.add(donationId);
  }
  expect([lines, ids.size]).toEqual([GIFTS, GIFTS]);
});

it('is read to the end over HTTP, a line for each posting', async () => {
  const reply = await api.call('GET', path, { key: operator.key });
  expect(reply.text.split('\r\n')).toHaveLength(GIFTS + 1 + 2);
});

it('four run at once, a fifth waits and then gets 503, and an abandoned one makes room', async () => {
  const readers = Array.from({ length: 4 }, () => new AbortController());
  // The export of the test before this one makes room a moment after its last line was read.
  const running: Response[] = [];
  for (const { signal } of readers) {
    running.push(await waitFor('a place for an export', () => openOrNothing(signal)));
  }
  // A busy database is another reason for a 503. It names another time.
  const fifth = await waitFor('a fifth to be refused for want of a place', async () => {
    const answer = await api.call('GET', path, { key: operator.key });
    return answer.headers.get('retry-after') === '10' && answer;
  });
  expect([fifth.status, fifth.body.error.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  // Also keeps the replies from the garbage collector, which would end them.
  expect(running).toHaveLength(4);
  for (const reader of readers) reader.abort();
  // Each makes room when its stream is closed, a moment after its reader left.
  await waitFor('room for another', async () => {
    const { status } = await api.call('GET', path, { key: operator.key });
    return status === 200;
  });
  await waitUntilFreed();
});

it('that loses its database breaks off instead of ending well', async () => {
  const reply = await open(new AbortController().signal);
  await waitFor('the reader to be waited for, and cut off', async () => {
    const cut = await selectRows(
      api.db,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND state = 'idle in transaction'`,
    );
    return cut.length === 1;
  });
  await expect(reply.text()).rejects.toThrow();
  await waitUntilFreed();
});
