/** What a charge's row keeps of each step, so that a worker that takes over never charges twice. */
import { inTransaction, runStatement, selectRows } from '../../../db/database';
import { type Charge, findCharge } from '../../../db/queries/charges/charges';
import { requireRow } from '../../../domain/errors';
import { type ChargeOutcome } from '../../../gateways/processors/payment-processor';
import { noteRequest, noteServerError, renewKey } from '../../../operations/charges/charge-keys';
import { recordDifference } from '../../../operations/charges/cost';
import { recordOutcome } from '../../../operations/charges/record-outcome';
import { buildGift } from '../../factories';
import { useDatabase } from '../../support/database';

const test = useDatabase();

const at = new Date('2026-11-20T12:00:00.000Z');

async function chargeOf(donationId: string): Promise<Charge> {
  return requireRow(await findCharge(test.db, donationId), donationId);
}

it('a key is noted before it is sent, and after a server error the next step looks the payment up', async () => {
  const { id } = await buildGift(test.db);
  await inTransaction(test.db, async (tx) => noteRequest({ tx, at }, await chargeOf(id)));
  expect(await chargeOf(id)).toMatchObject({ keyNumber: 1, keyAskedAt: at, mustLookUp: false });
  await inTransaction(test.db, async (tx) => noteServerError(tx, await chargeOf(id)));
  expect(await chargeOf(id)).toMatchObject({ keyNumber: 1, keyAskedAt: at, mustLookUp: true });
});

it('a new key is one that was never sent, and its charge is returned as it is stored', async () => {
  const { id } = await buildGift(test.db);
  await inTransaction(test.db, async (tx) => noteRequest({ tx, at }, await chargeOf(id)));
  await inTransaction(test.db, async (tx) => noteServerError(tx, await chargeOf(id)));
  const renewed = await inTransaction(test.db, async (tx) => renewKey(tx, await chargeOf(id)));
  expect(renewed).toMatchObject({ donationId: id, keyNumber: 2, keyAskedAt: null, mustLookUp: false });
  expect(await chargeOf(id)).toEqual(renewed);
});

it('a charge that takes time leaves its gift pending, and says when to ask again', async () => {
  const gift = await buildGift(test.db);
  const outcome: ChargeOutcome = { state: 'processing', reference: 'payment_1', checkAgainInMs: 3_000 };
  const secrets = { seal: (text: string) => text };
  const step = await inTransaction(test.db, async (tx) =>
    recordOutcome({ tx, at }, { gift, charge: await chargeOf(gift.id), outcome, secrets }),
  );
  expect(step).toEqual({ status: 'waiting', checkAgainInMs: 3_000 });
  expect(await chargeOf(gift.id)).toMatchObject({ state: 'processing', reference: 'payment_1' });
});

it('only a difference of states wakes the workflow of a pending gift, and only once', async () => {
  const { id } = await buildGift(test.db);
  const note = async (kind: 'missing_there' | 'other_state') => {
    const difference = { kind, reference: id, donationId: id, ours: 'processing', theirs: 'approved' };
    const news = await inTransaction(test.db, (tx) => recordDifference({ tx, at }, difference));
    const signals = await selectRows(test.db, 'SELECT signal FROM outbox WHERE workflow_id = $1', [id]);
    return [news !== undefined, signals.length];
  };
  expect(await note('missing_there')).toEqual([true, 0]);
  expect(await note('other_state')).toEqual([true, 1]);
  await runStatement(test.db, 'DELETE FROM outbox');
  expect(await note('other_state')).toEqual([false, 0]);
});
