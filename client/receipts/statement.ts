/** Checks a charity's statement: every line, the sums, and the leaf of a closed month. Reads no network and no clock. */
import { encodeText, printHex, sha256 } from './bytes';
import { ReceiptVerificationError } from './error';
import { readStatementLeaf, type StatementLeaf } from './leaf';
import { type LeafProof, readLeafProof } from './proof';
import { readTrust, type ReceiptTrust, requireWitnesses, type VerifiedLeaf, verifyLeaf } from './verify';

/** The shape of a statement, as the API answers. A file may have any shape. */
export interface StatementText {
  charity_id: string;
  /** Such as `2026-11` or `2026`. */
  period: string;
  statements: {
    currency: string;
    opening_balance: string;
    lines: { kind: string; posting_id: string; at: string; amount: string }[];
    closing_balance: string;
  }[];
}

/** One currency whose lines are right. */
export interface CheckedStatement {
  currency: string;
  lines: number;
  openingBalance: string;
  closingBalance: string;
  /** SHA-256 of its RFC 8785 text, 64 lower-case hex digits. */
  sha256: string;
}

/** A statement that the log holds. */
export interface VerifiedStatement {
  origin: string;
  statement: CheckedStatement;
  proof: VerifiedLeaf<StatementLeaf>;
}

/**
 * Checks every line of a statement: its form, that it is of the period, in order and there once, and that the lines lead
 * from the opening to the closing balance. Returns each currency with its hash. Throws a ReceiptVerificationError.
 */
export async function checkStatement(statement: StatementText): Promise<CheckedStatement[]> {
  const { period, statements, charity_id: charityId } = Object(statement) as StatementText;
  if (typeof charityId !== 'string') throw malformed('charity_id', 'must be a text');
  if (typeof period !== 'string' || !/^\d{4}(-\d{2})?$/.test(period)) {
    throw malformed('period', 'must be a month or a year');
  }
  if (!Array.isArray(statements)) throw malformed('statements', 'must be a list');
  const checked: CheckedStatement[] = [];
  for (const [at, each] of statements.entries()) {
    checked.push(await checkCurrency(each, period, `statements[${at}]`));
  }
  return checked;
}

/** Checks a statement of a month, and that its leaf is in a log that the caller trusts. */
export async function verifyStatement(
  statement: StatementText,
  proof: LeafProof,
  trust: ReceiptTrust,
): Promise<VerifiedStatement> {
  const trusted = await readTrust(trust);
  const checked = await checkStatement(statement);
  const leafHash = readLeafProof(proof, '');
  const leaf = readStatementLeaf(proof.leaf, 'leaf');
  const own = checked.find(({ currency }) => currency === leaf.currency);
  if (leaf.charity_id !== statement.charity_id || leaf.month !== statement.period || own === undefined) {
    throw wrong('wrong_statement', 'leaf', 'The leaf is of another charity, month or currency.');
  }
  if (own.sha256 !== leaf.sha256) {
    throw wrong(
      'wrong_statement',
      'leaf',
      `The statement in ${leaf.currency} has another hash: it was changed.`,
    );
  }
  const verified = await verifyLeaf(proof, leafHash, leaf, '', trusted);
  requireWitnesses(verified, trusted);
  return { origin: trusted.origin, statement: own, proof: verified };
}

async function checkCurrency(
  statement: StatementText['statements'][number],
  period: string,
  part: string,
): Promise<CheckedStatement> {
  const {
    currency,
    opening_balance: opening,
    lines,
    closing_balance: closing,
  } = Object(statement) as typeof statement;
  if (typeof currency !== 'string') throw malformed(`${part}.currency`, 'must be a text');
  if (!Array.isArray(lines)) throw malformed(`${part}.lines`, 'must be a list');
  const decimals = /\.(\d+)$/.exec(opening)?.[1]?.length ?? 0;
  let balance = readAmount(opening, decimals, `${part}.opening_balance`);
  const seen = new Set<string>();
  let before = '';
  for (const [at, line] of lines.entries()) {
    const place = `${part}.lines[${at}]`;
    const { kind, posting_id: id, at: time, amount } = Object(line) as typeof line;
    if (typeof kind !== 'string' || typeof id !== 'string')
      throw malformed(place, 'must have a kind and a posting_id');
    if (typeof time !== 'string' || !isTime(time)) throw malformed(`${place}.at`, 'must be a time in UTC');
    if (!time.startsWith(`${period}-`))
      throw wrong('wrong_line', `${place}.at`, `${time} is not in ${period}.`);
    if (time < before) throw wrong('wrong_line', `${place}.at`, 'The line is older than the one before it.');
    // A posting has one line of its own kind, and one for its fees.
    const name = `${id} ${kind === 'fee' ? 'fee' : ''}`;
    if (seen.has(name)) throw wrong('wrong_line', place, `The posting ${id} is there twice.`);
    seen.add(name);
    before = time;
    balance += readAmount(amount, decimals, `${place}.amount`);
  }
  if (balance !== readAmount(closing, decimals, `${part}.closing_balance`)) {
    throw wrong(
      'wrong_sum',
      `${part}.closing_balance`,
      `The lines do not lead from ${opening} to ${closing}.`,
    );
  }
  const hash = printHex(await sha256(encodeText(printCanonical(statement))));
  return { currency, lines: lines.length, openingBalance: opening, closingBalance: closing, sha256: hash };
}

/** Reads a decimal text with a fixed number of decimals, in the smallest unit. */
function readAmount(text: unknown, decimals: number, part: string): bigint {
  const [, sign = '', whole = '', fraction = ''] =
    /^(-?)(0|[1-9]\d*)(?:\.(\d+))?$/.exec(typeof text === 'string' ? text : '') ?? [];
  if (whole === '' || fraction.length !== decimals)
    throw malformed(part, 'must be an amount of its currency');
  return BigInt(`${sign}${whole}${fraction}`);
}

function isTime(text: string): boolean {
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && time.toISOString() === text;
}

/** RFC 8785 for any JSON value: names sorted by UTF-16 code units, texts and numbers as `JSON.stringify` prints them. */
function printCanonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printCanonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, each]) => `${JSON.stringify(name)}:${printCanonical(each)}`).join(',')}}`;
}

function malformed(part: string, fault: string): ReceiptVerificationError {
  return wrong('malformed_statement', part, `The statement's ${part} ${fault}.`);
}

function wrong(
  reason: ReceiptVerificationError['reason'],
  part: string,
  message: string,
): ReceiptVerificationError {
  return new ReceiptVerificationError(reason, part, message);
}
