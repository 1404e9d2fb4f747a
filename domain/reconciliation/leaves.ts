/** Compares the ledger with the leaves of the receipt log. */
import { DAY_MS } from '../days';
import { hashLeaf, type LeafKind } from '../receipt-log/leaf';
import { type Difference, type DifferenceKind } from './item';
import { moneyText, type Subject, WAIT_DAYS, WAIT_DAYS_AFTER_END } from './movements';

/** A gift, refund, lost dispute or closed statement that needs a leaf. */
export interface LoggedFact {
  /** The posting's id, or the statement's name. */
  reference: string;
  kind: LeafKind;
  /** Null for a statement. */
  currency: string | null;
  amountMinor: bigint | null;
  /** The net amount of a gift, or the returned amount of a refund or dispute. */
  secondMinor: bigint | null;
  /** Hex digits; null unless it is a statement. */
  sha256: string | null;
  since: Date;
}

export interface LoggedLeaf {
  /** Hex digits. */
  leafHash: string;
  kind: LeafKind | 'unknown';
  /** Null if only the hash is known. */
  text: string | null;
  /** The hash in the published tile at the leaf's index, in hex digits. Null while the leaf waits for its place. */
  tileHash: string | null;
  isPlaced: boolean;
  queuedAt: Date;
}

export interface LeafComparison {
  subject: Subject;
  facts: LoggedFact[];
  leaves: LoggedLeaf[];
  at: Date;
}

/** The fields of a leaf's text that are compared. */
interface LeafFields {
  amount?: unknown;
  net_amount?: unknown;
  returned_amount?: unknown;
  currency?: unknown;
  sha256?: unknown;
}

/** Returns the differences between all facts and leaves with the same reference. */
export function compareLeaves({ subject, facts, leaves, at }: LeafComparison): Difference[] {
  const kinds = new Set([...facts, ...leaves].map(({ kind }) => kind));
  return [...kinds].flatMap((kind) => {
    const fact = facts.find((each) => each.kind === kind);
    const own = leaves.filter((each) => each.kind === kind);
    const differ = differenceOf(subject, kind, { fact, leaf: own[0] });
    if (fact === undefined) return compareUnbooked(differ, subject, own, at);
    const [leaf] = own;
    if (leaf === undefined) {
      return isOlder(fact.since, WAIT_DAYS_AFTER_END, at) ? [differ('missing_there', 'booked', null)] : [];
    }
    if (own.length > 1) return [differ('duplicate', '1 leaf', `${own.length} leaves`)];
    return compareLeaf(differ, fact, leaf, at);
  });
}

type Differ = (kind: DifferenceKind, ours: string | null, theirs: string | null) => Difference;

function differenceOf(
  { reference }: Subject,
  movement: string,
  { fact, leaf }: { fact: LoggedFact | undefined; leaf: LoggedLeaf | undefined },
): Differ {
  return (kind, ours, theirs) => ({
    kind,
    movement,
    reference,
    ourReference: fact?.reference ?? null,
    theirReference: leaf === undefined ? null : `0x${leaf.leafHash}`,
    ours,
    theirs,
    currency: fact?.currency ?? null,
    amountMinor: fact?.amountMinor ?? null,
  });
}

function compareUnbooked(differ: Differ, subject: Subject, leaves: LoggedLeaf[], at: Date): Difference[] {
  const days = subject.isOpen ? WAIT_DAYS.charge : WAIT_DAYS_AFTER_END;
  if (subject.isKnown && leaves.every(({ queuedAt }) => !isOlder(queuedAt, days, at))) return [];
  return [differ(subject.isKnown ? 'missing_here' : 'unknown_reference', null, 'logged')];
}

function compareLeaf(differ: Differ, fact: LoggedFact, leaf: LoggedLeaf, at: Date): Difference[] {
  if (!leaf.isPlaced) {
    const isLate = isOlder(leaf.queuedAt, WAIT_DAYS_AFTER_END, at);
    return isLate ? [differ('missing_there', 'booked', 'is not in the log yet')] : [];
  }
  if (leaf.tileHash !== leaf.leafHash) {
    return [
      differ('other_content', `0x${leaf.leafHash}`, leaf.tileHash === null ? null : `0x${leaf.tileHash}`),
    ];
  }
  if (leaf.text === null) return [];
  const hash = hashLeaf(leaf.text).toString('hex');
  if (hash !== leaf.leafHash) return [differ('other_content', `0x${hash}`, `0x${leaf.leafHash}`)];
  return compareText(differ, fact, readFields(leaf.text));
}

function compareText(differ: Differ, fact: LoggedFact, leaf: LeafFields): Difference[] {
  if (fact.sha256 !== null) {
    return fact.sha256 === leaf.sha256 ? [] : [differ('other_content', fact.sha256, textOf(leaf.sha256))];
  }
  const { currency } = fact;
  if (currency === null) return [];
  if (leaf.currency !== currency) return [differ('other_currency', currency, textOf(leaf.currency))];
  const pairs: [bigint | null, unknown][] = [
    [fact.amountMinor, leaf.amount],
    [fact.secondMinor, leaf.net_amount ?? leaf.returned_amount],
  ];
  for (const [minor, value] of pairs) {
    const said = textOf(value);
    const [ours, theirs] = [
      minor === null ? null : moneyText({ currency, amountMinor: minor }),
      said === null ? null : `${said} ${currency}`,
    ];
    if (ours !== null && ours !== theirs) return [differ('other_amount', ours, theirs)];
  }
  return [];
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Returns no fields for a malformed text, so that the comparison finds a difference. */
function readFields(text: string): LeafFields {
  try {
    return Object(JSON.parse(text)) as LeafFields;
  } catch {
    return {};
  }
}

function isOlder(time: Date, days: number, at: Date): boolean {
  return at.getTime() - time.getTime() >= days * DAY_MS;
}
