import {
  closeItems,
  listSettledCharges,
  lockSource,
  type NewItem,
} from '../../db/queries/reconciliation/items';
import { findCoverage, listLines, resolveSubjects } from '../../db/queries/reconciliation/lines';
import { listLoggedFacts, listLoggedLeaves } from '../../db/queries/reconciliation/logged-facts';
import { listOurMovements } from '../../db/queries/reconciliation/our-movements';
import { findSubjects, listSubjects } from '../../db/queries/reconciliation/subjects';
import { type ProcessorName } from '../../domain/charges/charge';
import { differenceResolved } from '../../domain/reconciliation/events';
import { type Difference, type ReconciliationSource } from '../../domain/reconciliation/item';
import { compareLeaves } from '../../domain/reconciliation/leaves';
import { compareMovements } from '../../domain/reconciliation/movements';
import { type Act } from '../act';
import { announce, storeDifferences } from './differences';

export type ComparedSource = Exclude<ReconciliationSource, 'charges'>;

export interface Group {
  source: ComparedSource;
  /** The processor of the installation. */
  processor: ProcessorName;
  /** The start of the compared period. Items in the queue are always compared. */
  since: Date;
  /** The last reference of the previous group. Empty for the first group. */
  after: string;
}

export interface ComparedGroup {
  compared: number;
  /** Items that are new in the queue, reappeared or changed. */
  news: NewItem[];
  /** The `after` of the next group. Null after the last group. */
  after: string | null;
}

/** Bounds the memory of a comparison. */
const GROUP_SIZE = 1_000;

/**
 * Compares the next group of references with the ledger and stores the differences. Comparing the same group again
 * changes nothing, so a run can stop at any point and start again.
 */
export async function compareGroup(act: Act, group: Group): Promise<ComparedGroup> {
  const { source, since, after } = group;
  await lockSource(act.tx, source);
  if (after === '' && source !== 'receipt_log') await resolveSubjects(act.tx, source);
  const references = await listSubjects(act.tx, { source, since, after, limit: GROUP_SIZE });
  const differences = await findDifferences(act, group, references);
  const news = await storeDifferences(act, { source, references, differences });
  const isLast = references.length < GROUP_SIZE;
  return { compared: references.length, news, after: isLast ? null : (references.at(-1) ?? null) };
}

async function findDifferences({ tx, at }: Act, group: Group, references: string[]): Promise<Difference[]> {
  if (references.length === 0) return [];
  const { source, processor } = group;
  const subjects = [...(await findSubjects(tx, references)).values()];
  if (source === 'receipt_log') {
    const facts = Map.groupBy(await listLoggedFacts(tx, references), subjectOf);
    const leaves = Map.groupBy(await listLoggedLeaves(tx, references), subjectOf);
    return subjects.flatMap((subject) =>
      compareLeaves({
        subject,
        facts: facts.get(subject.reference) ?? [],
        leaves: leaves.get(subject.reference) ?? [],
        at,
      }),
    );
  }
  const ours = Map.groupBy(
    await listOurMovements(tx, { source, channel: processor, references, at }),
    subjectOf,
  );
  const theirs = Map.groupBy(await listLines(tx, source, references), subjectOf);
  const coverage = await findCoverage(tx);
  return subjects.flatMap((subject) =>
    compareMovements({
      subject,
      ours: ours.get(subject.reference) ?? [],
      theirs: theirs.get(subject.reference) ?? [],
      coverage,
      at,
    }),
  );
}

const subjectOf = ({ subject }: { subject: string }) => subject;

/** Closes differences of charges whose state has changed since they were found. Returns how many it closed. */
export async function closeSettledCharges({ tx, at }: Act): Promise<number> {
  await lockSource(tx, 'charges');
  const settled = await listSettledCharges(tx);
  if (settled.length === 0) return 0;
  await closeItems(
    tx,
    settled.map(({ id }) => id),
    at,
  );
  const events = settled.map((item) => differenceResolved(item, 'disappeared'));
  await announce({ tx, at }, events);
  return settled.length;
}
