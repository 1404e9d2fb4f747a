/** Compares the money movements in the ledger with the list of a processor or a bank. */
import { DAY_MS, dayOf } from '../days';
import { type Currency, CURRENCIES, formatMoney } from '../money';
import { type Difference, type DifferenceKind, type Movement } from './item';

/** Different clocks and time zones may date a movement one day earlier or later. */
const DATE_TOLERANCE_DAYS = 1;

/** The ledger may book a listed movement this many days later, while the gift, refund or payout is unfinished. */
export const WAIT_DAYS = {
  charge: 3,
  refund: 21,
  refund_failure: 3,
  dispute: 3,
  dispute_reversal: 3,
  payout: 10,
  payout_return: 3,
  transfer: 3,
  transfer_return: 3,
  fee: 0,
  other: 0,
} as const satisfies Record<Movement, number>;

/** The same limit for a finished gift, refund or payout. The list may show a reversal up to a day later. */
export const WAIT_DAYS_AFTER_END = 1;

/** The bank's statement must list a payout this many days after the payout left. */
export const PAYOUT_DUE_DAYS = 10;

/** The bank may book a transfer from the processor this many days before or after the day that the processor named. */
export const TRANSFER_WINDOW_DAYS = 5;

/** The ledger must contain the processor's fee after this many days. */
export const FEE_DUE_DAYS = 3;

/** A movement in a list of the processor, or on a statement of the bank. */
export interface TheirMovement {
  /** The unique reference of the movement in the external list. */
  reference: string;
  /** The list or format that has the movement, such as `stripe` or `camt.053`. */
  channel: string;
  /** Our id of the gift, refund, dispute, payout or file. Otherwise, a reference that may lead to our id later. */
  subject: string;
  movement: Movement;
  currency: string;
  /** Positive if money came to us. */
  amountMinor: bigint;
  /** Null if the external list does not contain the fee. */
  feeMinor: bigint | null;
  movedAt: Date;
}

/** A movement of a file, or a day that the file covers. */
export type FileItem = { kind: 'line'; line: TheirMovement } | { kind: 'day'; channel: string; day: string };

/** A movement in the ledger. */
export interface OurMovement {
  reference: string;
  channel: string;
  movement: Movement;
  currency: string;
  amountMinor: bigint;
  /** Null while the fee is not known. */
  feeMinor: bigint | null;
  /** The processor or bank must have moved the money between these times. */
  since: Date;
  until: Date;
  /** The time from which the external list must contain the movement. Null if it need not. */
  dueAt: Date | null;
  /** True if the external list contains the movement only if it also contains the payout. */
  isOnlyAfterPayout: boolean;
}

/** What the database knows about one reference. */
export interface Subject {
  reference: string;
  /** False if no object of ours has the reference. */
  isKnown: boolean;
  /** True while the gift, refund, dispute or payout may still change. */
  isOpen: boolean;
}

/** The period that was read from each channel. `from` is inclusive, and `to` is exclusive. */
export type Coverage = ReadonlyMap<string, { from: Date; to: Date }>;

export interface Comparison {
  subject: Subject;
  ours: OurMovement[];
  theirs: TheirMovement[];
  coverage: Coverage;
  at: Date;
}

/** Returns the differences between all movements with the same reference. */
export function compareMovements(comparison: Comparison): Difference[] {
  const { ours, theirs } = comparison;
  const differences: Difference[] = [];
  const unmatched: TheirMovement[] = [];
  for (const movement of new Set([...ours, ...theirs].map((each) => each.movement))) {
    const mine = ours.find((each) => each.movement === movement);
    const lines = theirs.filter((each) => each.movement === movement);
    if (mine === undefined) unmatched.push(...lines);
    else if (lines.length > 0) differences.push(...comparePair(comparison.subject, mine, lines));
    else if (isDue(mine, comparison)) differences.push(missingThere(comparison.subject, mine));
  }
  return [...differences, ...compareUnmatched(comparison, unmatched)];
}

function isDue({ dueAt, since, channel, isOnlyAfterPayout }: OurMovement, { theirs, coverage }: Comparison) {
  const read = coverage.get(channel);
  if (dueAt === null || read === undefined || since < read.from || dueAt >= read.to) return false;
  return !isOnlyAfterPayout || theirs.some(({ movement }) => movement === 'payout');
}

function comparePair({ reference }: Subject, ours: OurMovement, theirs: TheirMovement[]): Difference[] {
  const differ = differenceOf(reference, ours, theirs);
  const foreign = theirs.find(({ currency }) => currency !== ours.currency);
  if (foreign !== undefined) {
    const amounts = { ours: moneyText(ours), theirs: moneyText(foreign) };
    return [differ('other_currency', { ...amounts, amountMinor: ours.amountMinor })];
  }
  return [...compareAmounts(differ, ours, theirs), ...compareDates(differ, ours, theirs)];
}

type Differ = (
  kind: DifferenceKind,
  said: { ours: string | null; theirs: string | null; amountMinor: bigint | null },
) => Difference;

function differenceOf(reference: string, ours: OurMovement | undefined, theirs: TheirMovement[]): Differ {
  const [first] = theirs;
  return (kind, said) => ({
    kind,
    movement: ours?.movement ?? first?.movement ?? 'other',
    reference,
    ourReference: ours?.reference ?? null,
    theirReference: first?.reference ?? null,
    // A mutant survives: without a booking there is a first line
    currency: ours?.currency ?? first?.currency ?? null,
    ...said,
    amountMinor: said.amountMinor === null ? null : absolute(said.amountMinor),
  });
}

function compareAmounts(differ: Differ, ours: OurMovement, theirs: TheirMovement[]): Difference[] {
  const { amountMinor: own, feeMinor: ownFee } = ours;
  const sum = addUp(theirs);
  // A mutant survives: one movement with our amount is no difference
  const isRepeated = theirs.length > 1 && theirs.every(({ amountMinor }) => amountMinor === own);
  const differences: Difference[] = [];
  if (sum !== own) {
    const total = moneyText({ ...ours, amountMinor: sum });
    const said = isRepeated ? `${theirs.length} times ${moneyText(ours)}` : total;
    const amounts = { ours: moneyText(ours), theirs: said, amountMinor: sum - own };
    differences.push(differ(isRepeated ? 'duplicate' : 'other_amount', amounts));
  }
  const charged = isRepeated ? theirs.slice(0, 1) : theirs;
  const fees = charged.map(({ feeMinor }) => feeMinor).filter((fee) => fee !== null);
  const fee = fees.reduce((total, each) => total + each, 0n);
  if (ownFee !== null && fees.length === charged.length && fee !== ownFee) {
    const [mine, other] = [ownFee, fee].map((amountMinor) => moneyText({ ...ours, amountMinor }));
    const said = { ours: mine ?? null, theirs: other ?? null, amountMinor: fee - ownFee };
    differences.push(differ('other_fee', said));
  }
  return differences;
}

function compareDates(differ: Differ, { since, until }: OurMovement, theirs: TheirMovement[]): Difference[] {
  const toleranceMs = DATE_TOLERANCE_DAYS * DAY_MS;
  const earliest = since.getTime() - toleranceMs;
  const latest = until.getTime() + toleranceMs;
  const strange = theirs.find(({ movedAt }) => movedAt.getTime() < earliest || movedAt.getTime() > latest);
  if (strange === undefined) return [];
  const [first, last] = [dayOf(since), dayOf(until)];
  const ours = first === last ? first : `${first} to ${last}`;
  return [differ('other_date', { ours, theirs: dayOf(strange.movedAt), amountMinor: null })];
}

/** Returns the differences of unbooked movements. Movements that add up to zero are no difference. */
function compareUnmatched({ subject, at }: Comparison, lines: TheirMovement[]): Difference[] {
  if (subject.isKnown && lines.length > 1 && isBalanced(lines)) return [];
  return [...new Set(lines.map(({ movement }) => movement))].flatMap((movement) => {
    const own = lines.filter((line) => line.movement === movement);
    if (subject.isKnown && own.some((line) => isRecent(line, subject, at))) return [];
    const [first] = own;
    // A mutant survives: a group has at least one line
    if (first === undefined) return [];
    const isMixed = own.some(({ currency }) => currency !== first.currency);
    const sum = isMixed ? first.amountMinor : addUp(own);
    const theirs = moneyText({ ...first, amountMinor: sum });
    const kind = subject.isKnown ? 'missing_here' : 'unknown_reference';
    return [differenceOf(subject.reference, undefined, own)(kind, { ours: null, theirs, amountMinor: sum })];
  });
}

function isRecent({ movement, movedAt }: TheirMovement, { isOpen }: Subject, at: Date): boolean {
  const days = isOpen ? WAIT_DAYS[movement] : Math.min(WAIT_DAYS[movement], WAIT_DAYS_AFTER_END);
  return at.getTime() - movedAt.getTime() < days * DAY_MS;
}

function isBalanced(lines: TheirMovement[]): boolean {
  return lines.every(({ currency }) => currency === lines[0]?.currency) && addUp(lines) === 0n;
}

function missingThere({ reference }: Subject, ours: OurMovement): Difference {
  const said = { ours: moneyText(ours), theirs: null, amountMinor: ours.amountMinor };
  return differenceOf(reference, ours, [])('missing_there', said);
}

function addUp(lines: TheirMovement[]): bigint {
  return lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
}

/** Formats an amount of any currency, because external lists may have currencies that we do not support. */
export function moneyText({ currency, amountMinor }: { currency: string; amountMinor: bigint }): string {
  const isOurs = Object.hasOwn(CURRENCIES, currency);
  const amount = isOurs
    ? formatMoney({ currency: currency as Currency, minor: amountMinor })
    : `${amountMinor} minor units of`;
  return `${amount} ${currency}`;
}

function absolute(minor: bigint): bigint {
  return minor < 0n ? -minor : minor;
}
