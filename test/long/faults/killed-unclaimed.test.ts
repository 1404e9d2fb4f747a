/** kill -9 of worker and API while unclaimed money is redirected and given back: each gift goes one way, once. */
import { randomUUID } from 'node:crypto';
import { findBroken } from '../../support/broken-invariants';
import { selectRows } from '../../../db/database';
import { DONOR_CHOOSES_DAYS } from '../../../domain/gifts/unclaimed';
import { buildActor, type BuiltActor, buildCharity } from '../../factories';
import { buildCompletedGift } from '../../factories/completed-gift';
import { type Installation, SETTLING_MS, TEST_TIMEOUT_MS, useInstallation } from '../../support/installation';
import { sizeOf } from '../../support/large';
import { buildPayee } from '../../factories/payees';
import { waitFor } from '../../support/wait';

/** Each round waits for the donors' term, which lasts 90 seconds in a sandbox. */
const ROUNDS = sizeOf({ usual: 1, large: 5 });
const GIFTS = 12;

const installation = useInstallation();

/** Asks until somebody answers, always under the same key, as a client does whose connection broke. */
async function ask(
  path: string,
  { key }: BuiltActor,
  body: object,
): Promise<{ status: number; text: string }> {
  const headers = {
    Authorization: `Bearer ${key}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': randomUUID(),
  };
  return waitFor(
    `an answer to ${path}`,
    async () => {
      const url = `${installation.api.address}${path}`;
      const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }).catch(
        () => undefined,
      );
      if (answer === undefined || answer.status >= 500) return undefined;
      return { status: answer.status, text: await answer.text() };
    },
    SETTLING_MS,
  );
}

async function count(sql: string, ids: string[]): Promise<number> {
  const [row] = await selectRows<{ count: number }>(
    installation.db,
    `SELECT count(*)::int AS count FROM ${sql}`,
    [ids],
  );
  return row?.count ?? 0;
}

async function kill(process: Installation['worker']): Promise<void> {
  expect(await process.kill('SIGKILL')).toBe('SIGKILL');
  await process.restart();
}

async function round(): Promise<void> {
  const { db, api, worker } = installation;
  const donor = await buildActor(db);
  const parties = { donorUserId: donor.userId, accountId: donor.accountId, paymentMethod: 'crypto' as const };
  const ids: string[] = [];
  for (let number = 0; number < GIFTS; number += 1) {
    const { id: charityId } = await buildCharity(db, { category: 'Arts' });
    ids.push((await buildCompletedGift(db, { ...parties, charityId })).id);
  }
  const target = (await buildPayee(db, { minor: 0n })).charity.id;
  const offered = 'donations WHERE id = ANY($1) AND choice_offered_at IS NOT NULL';
  await waitFor('the first offers', async () => (await count(offered, ids)) > 0, SETTLING_MS);
  await kill(worker);
  await waitFor('all offers', async () => (await count(offered, ids)) === GIFTS, SETTLING_MS);

  const half = GIFTS / 2;
  const answers = Promise.all(
    ids.map((id, index) =>
      index < half
        ? ask(`/v1/donations/${id}/redirect`, donor, { charity_id: target })
        : ask(`/v1/donations/${id}/refunds`, donor, {}),
    ),
  );
  const moved = "ledger_transactions WHERE donation_id = ANY($1) AND kind IN ('redirected', 'refunded')";
  await waitFor('the first of them', async () => (await count(moved, ids)) > 0, SETTLING_MS);
  await Promise.all([kill(api), kill(worker)]);
  expect((await answers).map(({ status, text }) => (status === 201 ? status : text))).toEqual(
    Array(GIFTS).fill(201),
  );
  await waitFor('all of them', async () => (await count(moved, ids)) >= GIFTS, SETTLING_MS);

  expect(await count(moved, ids)).toBe(GIFTS);
  expect(await count('donations WHERE redirected_from = ANY($1)', ids)).toBe(half);
  expect(await count(`refunds WHERE donation_id = ANY($1) AND status = 'completed'`, ids)).toBe(GIFTS - half);
  expect(await count('refunds WHERE donation_id = ANY($1)', ids)).toBe(GIFTS - half);
  const events = `events WHERE name = 'donation.completed' AND data->>'donation_id' IN
    (SELECT id FROM donations WHERE redirected_from = ANY($1)) AND id NOT LIKE '%\\_%\\_%'`;
  expect(await count(events, ids)).toBe(half);
  expect(await findBroken(db)).toEqual([]);
}

it(
  `while processes are killed, unclaimed gifts wait ${String(DONOR_CHOOSES_DAYS)} days, and are then redirected or refunded once`,
  () =>
    installation.watch(async () => {
      for (let number = 0; number < ROUNDS; number += 1) await round();
    }),
  TEST_TIMEOUT_MS * ROUNDS,
);
