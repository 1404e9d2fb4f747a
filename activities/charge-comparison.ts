/** Compares all charges of a day with the processor's list. */
import { Context } from '@temporalio/activity';
import { type Database, inTransaction } from '../db/database';
import { findCharge } from '../db/queries/charges/charges';
import { findOurCharges, listAskedCharges } from '../db/queries/charges/comparison';
import { findGift } from '../db/queries/gifts/gifts';
import { type ChargeDifference, compareCharge } from '../domain/charges/comparison';
import { DAY_MS } from '../domain/days';
import { requireRow } from '../domain/errors';
import { type PaymentProcessor } from '../gateways/processors/payment-processor';
import { recordDifference } from '../operations/charges/cost';
import { type ActivityDependencies } from '.';
import { type NewItem } from '../db/queries/reconciliation/items';
import { chargeName } from '../operations/charges/charge-name';
import { logDifference } from './reconciliation';

const PAGE_SIZE = 500;

export interface ComparedDay {
  compared: number;
  differences: number;
}

export interface Comparison {
  db: Database;
  processor: PaymentProcessor;
  /** Called for each new difference. */
  tell: (item: NewItem) => void;
  /** Called after each page with the number of charges compared so far. */
  beat: (compared: number) => void;
}

export function createComparisonActivities({ db, gateways }: ActivityDependencies) {
  return {
    /** Compares one day (UTC), such as "2026-12-14". Logs each difference once. */
    async compareCharges({ day }: { day: string }): Promise<ComparedDay> {
      return compareDay(
        {
          db,
          processor: gateways.processor,
          tell: (item) => {
            logDifference('charges', item);
          },
          beat: (compared) => {
            Context.current().heartbeat({ compared });
          },
        },
        day,
      );
    },
  };
}

/**
 * First compares the charges in the processor's list with ours. Then looks for charges of ours that are not
 * in the list.
 */
export async function compareDay(comparison: Comparison, day: string): Promise<ComparedDay> {
  const from = new Date(`${day}T00:00:00Z`);
  const range = { from, to: new Date(from.getTime() + DAY_MS) };
  const result = { compared: 0, differences: 0 };
  const seen = await compareTheirs(comparison, range, result);
  await compareOurs(comparison, range, { result, seen });
  return result;
}

interface Range {
  from: Date;
  to: Date;
}

async function compareTheirs(
  comparison: Comparison,
  range: Range,
  result: ComparedDay,
): Promise<Set<string>> {
  const { db, processor } = comparison;
  const seen = new Set<string>();
  let after: string | undefined;
  do {
    const page = await processor.listCharges({ ...range, after });
    const donationIds = page.charges.flatMap(({ donationId }) => donationId ?? []);
    const ours = await findOurCharges(db, processor.name, donationIds);
    for (const charge of page.charges) {
      const own = ours.get(charge.donationId ?? '');
      await record(comparison, compareCharge(charge, own), result);
      if (charge.donationId !== null) seen.add(charge.donationId);
    }
    result.compared += page.charges.length;
    comparison.beat(result.compared);
    after = page.next;
  } while (after !== undefined);
  return seen;
}

/**
 * Records our charges that the processor does not have. First looks up each charge that is not in the list. A charge
 * made around midnight may be in another day's list.
 */
async function compareOurs(
  comparison: Comparison,
  range: Range,
  { result, seen }: { result: ComparedDay; seen: Set<string> },
): Promise<void> {
  const { db, processor } = comparison;
  let after = '';
  for (;;) {
    const search = { processor: processor.name, ...range, after, limit: PAGE_SIZE };
    const page = await listAskedCharges(db, search);
    for (const { donationId, reference, state } of page.filter((each) => !seen.has(each.donationId))) {
      if (await exists(comparison, donationId)) continue;
      const kind = 'missing_there' as const;
      const difference = { kind, reference: reference ?? donationId, donationId, ours: state, theirs: null };
      await record(comparison, [difference], result);
    }
    comparison.beat(result.compared);
    after = page.at(-1)?.donationId ?? '';
    if (page.length < PAGE_SIZE) return;
  }
}

async function exists({ db, processor }: Comparison, donationId: string): Promise<boolean> {
  const gift = requireRow(await findGift(db, donationId), donationId);
  const charge = requireRow(await findCharge(db, donationId), donationId);
  return (await processor.findCharge({ ...chargeName(gift, charge), reference: null })) !== undefined;
}

async function record(
  { db, tell }: Comparison,
  differences: ChargeDifference[],
  result: ComparedDay,
): Promise<void> {
  for (const difference of differences) {
    const item = await inTransaction(db, (tx) => recordDifference({ tx, at: new Date() }, difference));
    if (item === undefined) continue;
    tell(item);
    result.differences += 1;
  }
}
