/** Exports take turns. One of an account with a larger plan goes before others that wait. */
import { PassThrough } from 'node:stream';
import { openExport } from '../../../api/running-exports';
import { inTransaction } from '../../../db/database';
import { hasPriority } from '../../../db/queries/access/api-keys';
import { GivingError } from '../../../domain/errors';
import { beginSubscription } from '../../../operations/subscriptions/member-changes';
import { buildActor } from '../../factories';
import { useDatabase } from '../../support/database';
import { buildPayee } from '../../factories/payees';

const test = useDatabase();

const end = (stream: PassThrough) =>
  new Promise<void>((resolve) => {
    stream.once('close', resolve).destroy();
  });

async function fill(): Promise<PassThrough[]> {
  const streams = Array.from({ length: 4 }, () => new PassThrough());
  for (const stream of streams) await openExport(() => stream, { goesFirst: false });
  return streams;
}

it('a premium owner waits before others, in the order in which each came', async () => {
  const payee = await buildPayee(test.db);
  const premium = await buildActor(test.db, { memberOf: payee.charity.id, plan: 'standard' });
  const standard = await buildActor(test.db, { plan: 'standard' });
  await inTransaction(test.db, (tx) =>
    beginSubscription(
      { tx, at: new Date(), actor: premium },
      { charity: payee.charity, kind: 'api_premium' },
    ),
  );
  const running = await fill();
  const begun: string[] = [];
  const waiting: Promise<unknown>[] = [];
  for (const [name, { accountId }] of [
    ['standard 1', standard],
    ['standard 2', standard],
    ['premium 1', premium],
    ['premium 2', premium],
  ] as const) {
    const stream = new PassThrough();
    const goesFirst = await hasPriority(test.db, accountId);
    const opened = openExport(() => stream, { goesFirst });
    waiting.push(opened.then(() => begun.push(name)).then(() => end(stream)));
  }
  await Promise.all(running.slice(0, 1).map(end));
  await Promise.all(waiting);
  expect(begun).toEqual(['premium 1', 'premium 2', 'standard 1', 'standard 2']);
  await Promise.all(running.slice(1).map(end));
});

it('one that got no turn in time is refused, and takes no later turn', async () => {
  const running = await fill();
  const refused = openExport(() => new PassThrough(), { goesFirst: true, patienceMs: 1 });
  await expect(refused).rejects.toThrow(GivingError);
  const next = new PassThrough();
  const opened = openExport(() => next, { goesFirst: false });
  await Promise.all(running.slice(0, 1).map(end));
  expect(await opened).toBe(next);
  await Promise.all([next, ...running.slice(1)].map(end));
});
