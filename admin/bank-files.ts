/** Runs the actions of the command `payouts`. */
import { basename, resolve } from 'node:path';
import { type Config } from '../config';
import { type Database, inTransaction } from '../db/database';
import {
  countCoolingPayouts,
  countWaitingPayouts,
  listBatchesToFetch,
  listOpenBatches,
  listBatchSums,
} from '../db/queries/payouts/bank-batches';
import { listUnwrittenFiles } from '../db/queries/payouts/bank-files';
import { printMoney } from '../domain/money';
import { createSecretBox } from '../gateways';
import { createPrivately } from '../gateways/files/durable-files';
import { openBankAnswer } from '../gateways/payouts/answers/open-answer';
import { type BankFileStore, createBankFileStore } from '../gateways/payouts/bank-files';
import { fetchBankFile, writeBankFile } from '../operations/bank-files/store-bank-file';
import { makeBankFile } from '../operations/bank-files/make-bank-file';
import { releaseBankBatch } from '../operations/bank-files/release-bank-batch';
import { takeBankAnswer } from '../operations/bank-files/take-bank-answer';
import { type Place } from './command';
import { sayStatedTransfers } from './cash-transfers';
import { say, UserError } from './console';
import { requireOperator } from './key-holder';
import { sayStatedOutcomes } from './payout-decisions';

export interface Run {
  db: Database;
  config: Config;
  place: Place;
  operands: string[];
  /** The operator's API key, for actions that need two operators. */
  key: string;
  day: string | undefined;
  /** The money of a transfer went back to the processor. */
  isBack: boolean;
  /** Why an operator stops or resolves a payout. */
  reason: string | undefined;
  at: Date;
}

const count = (value: number) => value.toLocaleString('en-US');

export async function list({ db }: Run): Promise<number> {
  say(`Payouts that wait for a batch: ${count(await countWaitingPayouts(db))}`);
  const cooling = await countCoolingPayouts(db);
  if (cooling > 0) say(`Payouts whose account cools off after a correction: ${count(cooling)}`);
  for (const { id, format, approvedBy } of await listOpenBatches(db)) {
    const needs =
      approvedBy === null ? 'waits for a second operator' : 'is released, and its file can be made';
    say(`${id}  ${format}  ${await describe(db, id)}  ${needs}`);
  }
  for (const { id, format, fileId } of await listBatchesToFetch(db)) {
    say(`${fileId ?? ''}  ${format}  ${await describe(db, id)}  waits for its way to the bank`);
  }
  await sayStatedTransfers(db);
  await sayStatedOutcomes(db);
  return 0;
}

async function describe(db: Run['db'], batchId: string): Promise<string> {
  const sums = await listBatchSums(db, batchId);
  return sums
    .map(
      (sum) => `${count(sum.count)} payouts, ${printMoney({ currency: sum.currency, minor: sum.netMinor })}`,
    )
    .join('; ');
}

export async function release({ db, operands: [batchId], key, place, at }: Run): Promise<number> {
  const actor = await requireOperator(db, key);
  const batches = await inTransaction(db, (tx) => releaseBankBatch({ tx, at, actor }, batchId));
  if (batches.length === 0) say('No payout waits for a file.');
  for (const { id, format, approvedBy } of batches) {
    const next = place.call('payouts', approvedBy === null ? `release ${id}` : 'file');
    say(`${id}  ${format}  ${await describe(db, id)}`);
    say(
      approvedBy === null
        ? `Another operator releases it too: ${next}`
        : `Two operators have released it. Next: ${next}`,
    );
  }
  return 0;
}

/** Decides each released file in its own transaction, and stores the content of every decided file. */
export async function make({ db, config, place, day, at }: Run): Promise<number> {
  const secrets = createSecretBox(config.dataKeys);
  const senders = config.payouts.banks;
  const store = storeOf(config);
  const released = (await listOpenBatches(db)).filter(({ approvedBy }) => approvedBy !== null);
  for (const { id: batchId } of released) {
    const order = { batchId, payDay: day, senders };
    const { fileId, failed, postponed } = await inTransaction(db, (tx) =>
      makeBankFile({ tx, at, secrets }, order),
    );
    if (failed > 0)
      say(`${batchId}: ${count(failed)} payouts failed, because their account or charity is no longer good`);
    if (postponed > 0) {
      say(`${batchId}: ${count(postponed)} payouts wait for a later file, because their account cools off`);
    }
    if (fileId === null && postponed === 0) say(`${batchId}: no payout is left, so there is no file`);
  }
  // Also those of an earlier command that stopped in between.
  const unwritten = await listUnwrittenFiles(db);
  for (const fileId of unwritten) {
    await inTransaction(db, (tx) => writeBankFile({ tx, at, secrets }, { fileId, senders, store }));
    say(`${fileId} is made. Take it to the bank: ${place.call('payouts', `fetch ${fileId} PATH`)}`);
  }
  if (unwritten.length === 0) say('No file was made. Two operators must release a batch first.');
  return 0;
}

export async function fetch({
  db,
  config,
  place,
  operands: [fileId = '', name = ''],
  at,
}: Run): Promise<number> {
  const path = resolve(place.directory, name);
  const store = storeOf(config);
  await inTransaction(db, async (tx) => {
    const { content } = await fetchBankFile({ tx, at }, { fileId, store });
    if (!(await createPrivately(path, content))) throw new UserError(`${path} exists. Name a new file.`);
  });
  say(
    `${path} holds account numbers in plain text. Delete it once the bank has it, and give it to the bank once.`,
  );
  return 0;
}

export async function answer({ db, config, place, operands: [name = ''], at }: Run): Promise<number> {
  const { format, sha256, verdicts } = await openBankAnswer(resolve(place.directory, name));
  const { environment } = config;
  const secrets = createSecretBox(config.dataKeys);
  const order = { sha256, verdicts, environment };
  const taken = await inTransaction(db, (tx) => takeBankAnswer({ tx, at, secrets }, order));
  const { readBeforeAt, unclear, ...counts } = taken;
  if (readBeforeAt !== undefined) {
    say(`${basename(name)} was read before, at ${readBeforeAt.toISOString()}. Nothing has changed.`);
    return 0;
  }
  const figures = Object.entries(counts).map(([what, number]) => `${what} ${count(number)}`);
  say(`${basename(name)} (${format}): ${figures.join(', ')}, unclear ${count(unclear.length)}`);
  for (const { place: where, message } of unclear) say(`  ${where}: ${message}`);
  return unclear.length === 0 ? 0 : 1;
}

function storeOf({ bankFilesDirectory, dataKeys }: Run['config']): BankFileStore {
  return createBankFileStore(bankFilesDirectory, dataKeys);
}
