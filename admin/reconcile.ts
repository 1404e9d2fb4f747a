/** `ledger reconcile [FILE]`: compares the ledger with processors, banks and the receipt log, even while it runs. */
import { basename, resolve } from 'node:path';
import { type Config } from '../config';
import { closeDatabase, type Database, inTransaction, openDatabase } from '../db/database';
import { listItems, type ReconciliationItem } from '../db/queries/reconciliation/items';
import { GivingError } from '../domain/errors';
import { describeDifference } from '../domain/reconciliation/item';
import { BankFileError } from '../domain/payouts/bank-file-error';
import { openOutsideFile } from '../gateways/reconciliation/outside-file';
import { RegisterFileError } from '../gateways/registers/register-file';
import { closeSettledCharges, type ComparedSource, compareGroup } from '../operations/reconciliation/compare';
import { takeFile } from '../operations/reconciliation/take-file';
import { say, secondsSince, UserError } from './console';

const SOURCES: ComparedSource[] = ['processor', 'bank', 'receipt_log'];
/** The whole past is compared. */
const BEGINNING = new Date(0);
const MOST_SHOWN = 20;

const count = (value: number) => value.toLocaleString('en-US');

/** Reads the file, if there is one, and compares what it is about. Returns whether no difference is unresolved. */
export async function reconcile(
  { databaseUrl, payments }: Pick<Config, 'databaseUrl' | 'payments'>,
  file: string | undefined,
): Promise<boolean> {
  const db = openDatabase({ url: databaseUrl, poolMax: 2 });
  const processor = payments.stripe === undefined ? 'sandbox' : 'stripe';
  try {
    const sources = file === undefined ? SOURCES : await readFile(db, file);
    if (file === undefined) await inTransaction(db, (tx) => closeSettledCharges({ tx, at: new Date() }));
    for (const source of sources) await compareSource(db, { source, processor });
    return await sayDifferences(db);
  } finally {
    await closeDatabase(db);
  }
}

/** Returns the source to compare. Nothing is compared for a file that was read before. */
async function readFile(db: Database, path: string): Promise<ComparedSource[]> {
  const name = basename(path);
  try {
    const { source, format, sha256, items } = await openOutsideFile(resolve(path));
    const taken = await inTransaction(db, (tx) =>
      takeFile({ tx, at: new Date() }, { source, sha256, items }),
    );
    if (taken.readBeforeAt !== undefined) {
      say(`${name} was read before, at ${taken.readBeforeAt.toISOString()}. Nothing has changed.`);
      return [];
    }
    const { lines, fresh } = taken;
    say(`${name} (${format}): movements ${count(lines)}, new ${count(fresh)}`);
    return [source];
  } catch (error) {
    const isFault = error instanceof BankFileError || error instanceof RegisterFileError;
    if (!isFault && !(error instanceof GivingError)) throw error;
    throw new UserError(`${name} cannot be read: ${error.message.replace(/\.$/, '')}. Nothing has changed.`);
  }
}

async function compareSource(
  db: Database,
  { source, processor }: { source: ComparedSource; processor: 'sandbox' | 'stripe' },
): Promise<void> {
  const startedAt = Date.now();
  let [compared, news] = [0, 0];
  let after: string | null = '';
  while (after !== null) {
    const at = new Date();
    const group = { source, processor, since: BEGINNING, after };
    const done: Awaited<ReturnType<typeof compareGroup>> = await inTransaction(db, (tx) =>
      compareGroup({ tx, at }, group),
    );
    after = done.after;
    compared += done.compared;
    news += done.news.length;
  }
  const figures = `compared ${count(compared)} references in ${secondsSince(startedAt)}`;
  say(`${source.replaceAll('_', ' ')}: ${figures}, new differences: ${count(news)}`);
}

async function sayDifferences(db: Database): Promise<boolean> {
  const at = new Date();
  const [open, explained] = await Promise.all(
    (['open', 'explained'] as const).map((status) =>
      listItems(db, { status, limit: MOST_SHOWN, offset: 0 }, at),
    ),
  );
  const total = (open?.total ?? 0) + (explained?.total ?? 0);
  if (total === 0) {
    say('No difference is unresolved.');
    return true;
  }
  say(`Unresolved differences: ${count(total)}, explained: ${count(explained?.total ?? 0)}`);
  const shown = [...(open?.items ?? []), ...(explained?.items ?? [])].slice(0, MOST_SHOWN);
  for (const item of shown) sayItem(item);
  if (total > shown.length) say(`… and ${count(total - shown.length)} more: GET /v1/reconciliation`);
  return false;
}

function sayItem(item: ReconciliationItem): void {
  const { id, source, kind, reference, ours, theirs } = item;
  say(`${id}  ${source}  ${kind}  ${reference}`);
  say(`      ${describeDifference(source, item)} Ours: ${ours ?? 'none'}. Theirs: ${theirs ?? 'none'}.`);
}
