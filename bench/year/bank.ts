/** Plays the bank: takes the files that two operators released, and answers them as banks do. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTransaction } from '../../db/database';
import {
  type BankFilePayment,
  listBankFilePayments,
  lockBankFile,
} from '../../db/queries/payouts/bank-files';
import { addDays, type Day, dayOf } from '../../domain/days';
import { requireRow } from '../../domain/errors';
import { openBankAnswer } from '../../gateways/payouts/answers/open-answer';
import { referenceOf, shortReferenceOf } from '../../domain/payouts/bank-transfer';
import { openOutsideFile } from '../../gateways/reconciliation/outside-file';
import { fetchBankFile, writeBankFile } from '../../operations/bank-files/store-bank-file';
import { makeBankFile } from '../../operations/bank-files/make-bank-file';
import { releaseBankBatch } from '../../operations/bank-files/release-bank-batch';
import { takeBankAnswer } from '../../operations/bank-files/take-bank-answer';
import { takeFile } from '../../operations/reconciliation/take-file';
import { type ReturnedEntry, reportOf, returnsOf, statementOf } from '../../test/factories/outside-files';
import { type StatedPayout } from './planter';
import { between, type Random } from './random';
import { soundNumber, type World } from './world';

/** Shares of the transfers. */
const CORRECTED = 0.03;
const REFUSED = 0.05;
const SENT_BACK = 0.05;

export interface BankCounts {
  files: number;
  transfers: number;
  answers: number;
  corrected: number;
  failed: number;
  returned: number;
  paid: number;
}

/** What the bank tells on one day. */
interface Answers {
  /** Of the day before. */
  entries: StatedPayout[];
  returns: ReturnedEntry[];
  reports: string[];
}

interface Played {
  random: Random;
  at: Date;
}

export class Bank {
  readonly counts: BankCounts = {
    ...{ files: 0, transfers: 0, answers: 0, corrected: 0, failed: 0, returned: 0, paid: 0 },
  };
  /** What an operator would have to look at. */
  readonly unclear: string[] = [];
  private readonly later = new Map<Day, Answers>();

  constructor(
    private readonly world: World,
    private readonly directory: string,
  ) {}

  /** Reads the answers that come today, then takes a file of each form with all payouts that wait. */
  async playDay({ random, at }: Played): Promise<void> {
    const today = dayOf(at);
    await this.answer(today, at);
    const { db, operators } = this.world;
    const [first, second] = operators;
    for (const { id: batchId } of await inTransaction(db, (tx) =>
      releaseBankBatch({ tx, at, actor: first }),
    )) {
      await inTransaction(db, (tx) => releaseBankBatch({ tx, at, actor: second }, batchId));
      await this.takeBatch(batchId, { random, at });
    }
  }

  private async takeBatch(batchId: string, { random, at }: Played): Promise<void> {
    const { db, senders, gateways } = this.world;
    const { secrets, bankFiles: store } = gateways;
    const order = { batchId, senders };
    const { fileId } = await inTransaction(db, (tx) => makeBankFile({ tx, at, secrets }, order));
    if (fileId === null) return;
    await inTransaction(db, (tx) => writeBankFile({ tx, at, secrets }, { fileId, senders, store }));
    const { content } = await inTransaction(db, (tx) => fetchBankFile({ tx, at }, { fileId, store }));
    const { payDay } = requireRow(await inTransaction(db, (tx) => lockBankFile(tx, fileId)), fileId);
    const payments = await listBankFilePayments(db, fileId);
    this.counts.files += 1;
    this.counts.transfers += payments.length;
    const early: ReturnedEntry[] = [];
    const rejected: string[] = [];
    for (const payment of payments) {
      const { payoutId, traceSequence } = payment;
      const reference = traceSequence === null ? referenceOf(payoutId) : shortReferenceOf(payoutId);
      if (!content.includes(reference)) throw new Error(`${fileId} does not pay ${payoutId}`);
      if (traceSequence !== null) early.push(...this.answerDebit(payment, { traceSequence, payDay, random }));
      else if (random() < REFUSED) rejected.push(payoutId);
      else this.book(payment, payDay, random);
    }
    // The sandbox takes silence for success after two seconds, so these come first.
    await this.takeReturns(early, { name: 'A', day: dayOf(at), at });
    if (rejected.length === 0) return;
    const transfers = rejected.map((payoutId) => ({ payoutId, status: 'RJCT', reason: 'AC04' }));
    this.on(addDays(dayOf(at), 1)).reports.push(reportOf(fileId, { transfers }));
  }

  /** Returns what the bank answers at once to a transfer by NACHA. Other returns come days later. */
  private answerDebit(
    { payoutId, netMinor: minor }: BankFilePayment,
    { traceSequence, payDay, random }: { traceSequence: number; payDay: Day; random: Random },
  ): ReturnedEntry[] {
    const entry = { payoutId, traceSequence, minor };
    const place = random();
    if (place < CORRECTED) {
      const corrected = `021000021   ${soundNumber(random)}`;
      return [{ ...entry, minor: 0n, code: 'C03', corrected }];
    }
    if (place < CORRECTED + REFUSED) return [{ ...entry, code: 'R02' }];
    if (place < CORRECTED + REFUSED + SENT_BACK) {
      this.on(addDays(payDay, between(2, 5, random))).returns.push({ ...entry, code: 'R03' });
    }
    return [];
  }

  /** The statement of the day of payment shows the transfer, and a later one what comes back. */
  private book({ payoutId, netMinor }: BankFilePayment, payDay: Day, random: Random): void {
    const isFinal = random() >= SENT_BACK;
    const entry = { payoutId, currency: 'EUR' as const };
    this.on(addDays(payDay, 1)).entries.push({ ...entry, minor: -netMinor, day: payDay, isFinal });
    if (isFinal) return;
    const back = addDays(payDay, between(2, 4, random));
    this.on(addDays(back, 1)).entries.push({ ...entry, minor: netMinor, day: back, isFinal: false });
  }

  private on(day: Day): Answers {
    const answers = this.later.get(day) ?? { entries: [], returns: [], reports: [] };
    this.later.set(day, answers);
    return answers;
  }

  private async answer(today: Day, at: Date): Promise<void> {
    const { entries, returns, reports } = this.on(today);
    this.later.delete(today);
    for (const [index, report] of reports.entries())
      await this.take(`${today}-${index}.pain.002`, report, at);
    await this.takeReturns(returns, { name: 'B', day: today, at });
    if (entries.length === 0) return;
    const yesterday = addDays(today, -1);
    const id = `S${yesterday}`;
    const shown = this.world.planter.changeStatement(id, yesterday, entries);
    await this.take(`${today}.camt.053`, statementOf(shown, id), at);
  }

  /** Returns and corrections come in files of their own. */
  private async takeReturns(
    entries: ReturnedEntry[],
    { name, day, at }: { name: string; day: Day; at: Date },
  ): Promise<void> {
    const corrections = entries.filter(({ corrected }) => corrected !== undefined);
    const returns = entries.filter(({ corrected }) => corrected === undefined);
    if (corrections.length > 0) await this.take(`${day}${name}.noc`, returnsOf(corrections, day, `C`), at);
    if (returns.length > 0) await this.take(`${day}${name}.ach`, returnsOf(returns, day, name), at);
  }

  /** Applies a file to the payouts, and hands what moves money to the reconciliation. */
  private async take(name: string, content: string, at: Date): Promise<void> {
    const { db, gateways } = this.world;
    const { secrets } = gateways;
    const path = join(this.directory, name);
    writeFileSync(path, content);
    const answer = await openBankAnswer(path);
    const taken = await inTransaction(db, (tx) =>
      takeBankAnswer({ tx, at, secrets }, { ...answer, environment: 'sandbox' }),
    );
    this.counts.answers += 1;
    for (const each of ['corrected', 'failed', 'returned', 'paid'] as const) this.counts[each] += taken[each];
    this.unclear.push(...taken.unclear.map(({ place, message }) => `${name} ${place}: ${message}`));
    if (answer.format === 'pain.002') return;
    const file = await openOutsideFile(path);
    await inTransaction(db, (tx) => takeFile({ tx, at }, file));
  }
}
