/** What the ledger booked is in the receipt log, and the reconciliation finds what is not, or says something else. */
import { runStatement, selectRows } from '../../../db/database';
import { DAY_MS } from '../../../domain/days';
import { hashLeaf, printLeaf } from '../../../domain/receipt-log/leaf';
import { type BuiltActor, buildActor } from '../../factories';
import { compareAll, listQueue, namesOf } from '../../support/reconciliation';
import { type ApiOnReceipts, startApiOnReceipts } from './api-on-receipts';

let desk: ApiOnReceipts;
let donor: BuiltActor;
beforeAll(async () => {
  desk = await startApiOnReceipts();
  donor = await buildActor(desk.api.db);
});
afterAll(() => desk.close());

const LATER = () => new Date(Date.now() + 2 * DAY_MS);
const compare = (at = LATER()) => compareAll(desk.api.db, 'receipt_log', { at });

/** Each test changes a leaf behind the log's back. */
async function change(sql: string, ...bind: unknown[]): Promise<void> {
  await runStatement(desk.api.db, sql, bind);
}

it('gifts, refunds and disputes that the log has make no difference', async () => {
  const gifts = [];
  for (let made = 0; made < 5; made += 1) gifts.push(await desk.give(donor));
  const [refunded, lost, won] = gifts as [string, string, string];
  await desk.refund(donor, refunded, '10.00');
  await desk.refund(donor, refunded, '5.00');
  await desk.dispute(lost, 'lost');
  await desk.dispute(won, 'won');
  await desk.log.sign();
  expect(await compare()).toEqual([]);
  const [{ leaves } = { leaves: 0 }] = await selectRows<{ leaves: number }>(
    desk.api.db,
    'SELECT count(*)::int AS leaves FROM receipt_leaves',
  );
  expect(leaves).toBe(8);
});

it('finds each planted difference once', async () => {
  const gifts = [];
  for (let made = 0; made < 7; made += 1) gifts.push(await desk.give(donor));
  const [missing, amount, forged, moved, unbooked, waiting, twice] = gifts;
  const { refund_id: refund } = await desk.refund(donor, waiting ?? '', '10.00');
  const { refund_id: late } = await desk.refund(donor, waiting ?? '', '1.00');
  await change(`DELETE FROM receipt_leaves WHERE donation_id = $1`, missing);
  await change(`DELETE FROM receipt_leaves WHERE reference = $1`, refund);
  await change(
    `UPDATE donations SET net_minor = 1, platform_fee_minor = platform_fee_minor + net_minor - 1 WHERE id = $1`,
    amount,
  );
  await restate(amount ?? '');
  await change(`UPDATE donations SET signed_transaction = signed_transaction || ' ' WHERE id = $1`, forged);
  await change(
    `UPDATE receipt_tiles t SET hashes = overlay(hashes PLACING decode(repeat('00', 32), 'hex') FROM (l.leaf_index % 256)::int * 32 + 1)
     FROM receipt_leaves l WHERE l.donation_id = $1 AND t.level = 0 AND t.tile_index = l.leaf_index / 256`,
    moved,
  );
  await change('ALTER TABLE ledger_transactions DISABLE TRIGGER USER');
  await change(
    `UPDATE ledger_transactions SET kind = 'processing_cost' WHERE donation_id = $1 AND kind = 'completed'`,
    unbooked,
  );
  await change('ALTER TABLE ledger_transactions ENABLE TRIGGER USER');
  const copy = Buffer.alloc(32, 5);
  await change(
    `INSERT INTO receipt_leaves (leaf_hash, donation_id, kind, queued_at) VALUES ($1, $2, 'gift', now())`,
    copy,
    twice,
  );
  await change(
    `INSERT INTO receipt_leaves (leaf_hash, kind, queued_at) VALUES ($1, 'unknown', now())`,
    Buffer.alloc(32, 6),
  );
  expect(namesOf(await compare(new Date()))).not.toContain(`missing_there refund ${late}`);
  await compare();
  const found = (await listQueue(desk.api.db, 'receipt_log')).map(
    ({ kind, movement, reference }) => `${kind} ${movement} ${reference}`,
  );
  expect(found.sort()).toEqual(
    [
      `missing_there gift ${missing}`,
      `missing_there refund ${refund}`,
      // It waits for its place for more than a day.
      `missing_there refund ${late}`,
      `other_amount gift ${amount}`,
      `other_content gift ${forged}`,
      `other_content gift ${moved}`,
      `missing_here gift ${unbooked}`,
      `duplicate gift ${twice}`,
      `unknown_reference unknown leaf/${'06'.repeat(32)}`,
    ].sort(),
  );
  expect(await compare()).toEqual([]);
});

/** Gives a gift a leaf that fits its text, its hash and the tile, and says another net amount than the ledger. */
async function restate(donationId: string): Promise<void> {
  const { db } = desk.api;
  const [row] = await selectRows<{ text: string }>(
    db,
    'SELECT signed_transaction AS text FROM donations WHERE id = $1',
    [donationId],
  );
  const said = JSON.parse(row?.text ?? '{}') as Record<string, string>;
  const text = printLeaf({
    kind: 'gift',
    donationId,
    charityId: said.charity_id ?? '',
    charityName: said.charity_name ?? '',
    charityRegistration: '',
    amountMinor: 2_500n,
    netAmountMinor: 1n,
    currency: 'USD',
    acceptedAt: new Date(said.accepted_at ?? ''),
    salt: said.salt ?? '',
  });
  const hash = hashLeaf(text);
  await change(`UPDATE donations SET signed_transaction = $2 WHERE id = $1`, donationId, text);
  await change(
    `UPDATE receipt_tiles t SET hashes = overlay(hashes PLACING $2 FROM (l.leaf_index % 256)::int * 32 + 1)
     FROM receipt_leaves l WHERE l.donation_id = $1 AND t.level = 0 AND t.tile_index = l.leaf_index / 256`,
    donationId,
    hash,
  );
  await change(
    `UPDATE receipt_leaves SET leaf_hash = $2 WHERE donation_id = $1 AND kind = 'gift'`,
    donationId,
    hash,
  );
}
