/** What must be true of accepted gifts whatever happened meanwhile: settled, booked, told and paid exactly once. */
import { type Database, selectRows } from '../../../db/database';
import { type AcceptedGift, type Donor } from './donors';
import { type Installation } from '../../support/installation';
import { type ReceivedWebhook } from '../../doubles/receiver';
import { waitFor } from '../../support/wait';

type World = Pick<Installation, 'db' | 'workflows'>;

/** Waits until no gift is pending, then checks the guarantees that the 201 of these gifts gave. */
export async function expectSettledExactlyOnce(
  world: World,
  donor: Donor,
  gifts: AcceptedGift[],
  timeoutMs: number,
): Promise<void> {
  await waitUntilAtRest(world.db, donor, timeoutMs);
  await expectOneGiftForEachKey(world.db, donor, gifts);
  await expectOneEndForEachGift(world.db, donor);
  await expectBalancedLedger(world.db);
  await expectEveryEventDelivered(world.db, donor);
  await expectOneWorkflowForEachGift(world, donor, gifts);
}

interface Unfinished {
  pending_gifts: number;
  outbox_rows: number;
  events_without_deliveries: number;
  undelivered: number;
}

/** The deadline's error tells what is left. */
export async function waitUntilAtRest(
  db: Database,
  { accountId }: Pick<Donor, 'accountId'>,
  timeoutMs: number,
): Promise<void> {
  let left: Unfinished | undefined;
  try {
    await waitFor(
      'everything to be at rest',
      async () => {
        [left] = await selectRows<Unfinished>(
          db,
          `SELECT (SELECT count(*)::int FROM donations WHERE account_id = $1 AND status = 'pending') AS pending_gifts,
             (SELECT count(*)::int FROM outbox) AS outbox_rows,
             (SELECT count(*)::int FROM events WHERE account_id = $1 AND sequence IS NULL) AS events_without_deliveries,
             (SELECT count(*)::int FROM webhook_deliveries WHERE account_id = $1 AND state <> 'delivered') AS undelivered`,
          [accountId],
        );
        return left !== undefined && Object.values(left).every((count) => count === 0);
      },
      timeoutMs,
    );
  } catch (error) {
    throw new Error(`not at rest: ${JSON.stringify(left)}`, { cause: error });
  }
}

/** Every 201 has its row, no key made two, and no gift exists that nobody was promised. */
async function expectOneGiftForEachKey(db: Database, donor: Donor, gifts: AcceptedGift[]): Promise<void> {
  const rows = await selectRows<{ id: string }>(db, 'SELECT id FROM donations WHERE account_id = $1', [
    donor.accountId,
  ]);
  const promised = gifts.map(({ answer }) => answer.donation_id);
  expect(rows.map(({ id }) => id).sort()).toEqual(promised.sort());
}

/**
 * A completed gift is charged, booked, told and noted once; a failed one holds no money and is told and noted once.
 * The first gifts that differ are shown.
 */
async function expectOneEndForEachGift(db: Database, { accountId }: Donor): Promise<void> {
  const different = await selectRows(
    db,
    `SELECT * FROM (
       SELECT d.id, d.status, d.net_minor, d.total_charge_minor,
         (SELECT count(*)::int FROM ledger_transactions t WHERE t.donation_id = d.id AND t.kind = 'completed') AS postings,
         (SELECT sum(e.amount_minor) FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
          WHERE t.donation_id = d.id AND e.account = 'charity/' || d.charity_id || '/payable') AS payable_minor,
         (SELECT sum(c.amount_minor) FROM sandbox_charges c WHERE c.idempotency_key = d.id AND c.state = 'approved')
           AS charged_minor,
         (SELECT string_agg(t.status, ' ' ORDER BY t.id) FROM donation_timeline t WHERE t.donation_id = d.id AND t.status <> 'pending') AS timeline,
         (SELECT string_agg(v.name, ' ' ORDER BY v.sequence) FROM events v
          WHERE v.account_id = d.account_id AND v.data->>'donation_id' = d.id) AS events
       FROM donations d WHERE d.account_id = $1
     ) AS gift
     WHERE status NOT IN ('completed', 'failed')
       OR timeline IS DISTINCT FROM status
       OR events IS DISTINCT FROM 'donation.created fee.calculated donation.' || status
       OR (status = 'completed' AND
           (postings, payable_minor, charged_minor) IS DISTINCT FROM (1, net_minor, total_charge_minor))
       OR (status = 'failed' AND (postings, payable_minor, charged_minor) IS DISTINCT FROM (0, NULL::numeric, NULL::numeric))
     LIMIT 3`,
    [accountId],
  );
  expect(different).toEqual([]);
}

/** In every currency, over all that was ever booked. */
export async function expectBalancedLedger(db: Database): Promise<void> {
  const unbalanced = await selectRows(
    db,
    `SELECT currency, sum(amount_minor) AS off_by FROM ledger_entries GROUP BY currency HAVING sum(amount_minor) <> 0`,
  );
  expect(unbalanced).toEqual([]);
}

/** Each event of the account was accepted at least once, under one id, with the same signed bytes on every attempt. */
async function expectEveryEventDelivered(db: Database, { accountId, receiver }: Donor): Promise<void> {
  const events = await selectRows<{ id: string; sequence: number }>(
    db,
    `SELECT id, sequence::int AS sequence FROM events WHERE account_id = $1 ORDER BY events.sequence`,
    [accountId],
  );
  expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, index) => index + 1));
  const { received } = receiver;
  expect(received.filter(({ fault }) => fault !== undefined)).toEqual([]);
  const accepted = new Set(received.filter((each) => each.accepted).map(({ body }) => body.webhook_id));
  expect([...accepted].sort()).toEqual(events.map(({ id }) => id).sort());
  expect(findChangedBodies(received)).toEqual([]);
}

/** Ids whose attempts did not all carry the same bytes. */
function findChangedBodies(received: ReceivedWebhook[]): string[] {
  const first = new Map<string, string>();
  for (const { body, rawBody } of received) {
    if (!first.has(body.webhook_id)) first.set(body.webhook_id, rawBody);
  }
  return received
    .filter(({ body, rawBody }) => first.get(body.webhook_id) !== rawBody)
    .map(({ body }) => body.webhook_id);
}

/** Temporal ran one workflow for each gift, under the gift's id, and each ended well. */
async function expectOneWorkflowForEachGift(
  { workflows }: World,
  donor: Donor,
  gifts: AcceptedGift[],
): Promise<void> {
  const query = `WorkflowType = 'donation' AND UserId = '${donor.userId}'`;
  await waitFor('Temporal to list the ended workflows', async () => {
    const { count } = await workflows.count(`${query} AND ExecutionStatus = 'Completed'`);
    return count >= gifts.length;
  });
  const ids: string[] = [];
  for await (const { workflowId } of workflows.list({ query })) ids.push(workflowId);
  expect(ids.sort()).toEqual(gifts.map(({ answer }) => answer.donation_id).sort());
}
