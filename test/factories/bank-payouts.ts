/** Payouts that go to a bank by files, and the operators who release them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../config';
import { type Database, inTransaction, selectRows } from '../../db/database';
import { findActorByKeyHash } from '../../db/queries/access/api-keys';
import { listBankFileTransfers } from '../../db/queries/payouts/bank-files';
import { type AccountDetails, last4Of } from '../../domain/payout-accounts/account';
import { requireRow } from '../../domain/errors';
import { type Currency } from '../../domain/money';
import { hashKey } from '../../gateways/secrets/tokens';
import { fetchBankFile, writeBankFile } from '../../operations/bank-files/bank-file-content';
import { makeBankFile, type MadeBankFile } from '../../operations/bank-files/make-bank-file';
import { releaseBankBatch } from '../../operations/bank-files/release-bank-batch';
import { buildActor, type BuiltActor } from '.';
import { buildPayee, giveMoney, type Payee } from './payees';
import { askForPayout, gatewaysOf, payoutActivities } from '../support/payouts';

/** What an installation that pays by files sets. */
export const FILE_SETTINGS = {
  PAYOUT_PROVIDER: 'file',
  PAYOUT_ACH_BANK: '021000021',
  PAYOUT_ACH_BANK_NAME: 'First Example Bank',
  PAYOUT_ACH_COMPANY_ID: '1234567890',
  PAYOUT_ACH_COMPANY_NAME: 'Giving Platform',
  PAYOUT_ISO_NAME: 'Giving Platform',
  PAYOUT_ISO_COUNTRY: 'NL',
  PAYOUT_ISO_TOWN: 'Amsterdam',
  PAYOUT_ISO_ACCOUNTS: 'EUR=NL91ABNA0417164300@ABNANL2A,GBP=GB29NWBK60161331926819@NWBKGB2L',
};

/** What production needs besides. */
export const PRODUCTION_SETTINGS = {
  GIVING_ENVIRONMENT: 'production',
  DATA_KEY: 'Vn0v3p1bXo5mT7cK2rWq8sYhL4jZ6eUa',
  DATABASE_URL: 'postgres://giving:f7Kq1mZp0R@db.internal/giving',
  TYPESENSE_API_KEY: '5f0c1b7be3a94d2a8d61c7f2907e4b3f',
  PUBLIC_URL: 'https://giving.example',
  SMTP_URL: 'smtps://user:password@mail.example',
  MAIL_FROM: 'giving@example.org',
  SETTLEMENT_NETWORK: 'receipts',
  RECEIPT_SIGNING_KEY_FILE: '/run/secrets/receipt-signing.key',
  RECEIPT_SIGNER_STATE: '/var/lib/giving/receipt-signer.json',
  TERMS_VERSION: '2026-11-01',
  TERMS_URL: 'https://giving.example/terms',
  PAYMENT_PROCESSOR: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_4eC39HqLyjWDarjtT1zdp7dc',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_4eC39HqLyjWDarjtT1zdp7dc',
  STRIPE_WEBHOOK_SECRET: 'whsec_4eC39HqLyjWDarjtT1zdp7dc',
};

/** A Tuesday. */
export const MADE_AT = new Date('2026-12-01T10:00:00.000Z');
export const ACCOUNT_NUMBER = '000123456789';

export const US_DETAILS: AccountDetails = {
  kind: 'bank_us',
  routingNumber: '011401533',
  accountNumber: ACCOUNT_NUMBER,
  accountType: 'checking',
  holderName: 'Maple Street Food Bank',
};
export const IBAN_DETAILS: AccountDetails = {
  kind: 'bank_iban',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  holderName: 'Maple Street Food Bank',
};

/** An installation that pays by files, on a test's database. */
export class FileBank {
  readonly gateways;
  readonly senders;
  readonly activities;
  readonly directory = mkdtempSync(join(tmpdir(), 'giving-bank-files-'));
  operators: BuiltActor[] = [];

  constructor(
    readonly db: Database,
    changes: Record<string, string> = {},
  ) {
    const settings = { ...FILE_SETTINGS, BANK_FILES_DIR: this.directory, ...changes };
    this.gateways = gatewaysOf(db, settings);
    this.senders = readConfig(settings).payouts.banks;
    this.activities = payoutActivities(db, this.gateways);
  }

  close(): void {
    rmSync(this.directory, { recursive: true });
  }

  async buildPayee(details: AccountDetails = US_DETAILS, currency: Currency = 'USD'): Promise<Payee> {
    const kind = details.kind;
    const sealedDetails = this.gateways.secrets.seal(JSON.stringify(details));
    const country = kind === 'bank_iban' ? details.iban.slice(0, 2) : 'US';
    const payee = await buildPayee(this.db, {
      minor: 0n,
      account: { kind, sealedDetails, last4: last4Of(details), country },
    });
    await giveMoney(this.db, payee.charity.id, 10_000n, currency);
    return payee;
  }

  /** A payout that has left and waits for a file. Returns its id. */
  async pay(payee: Payee, amount = '10.00', currency: Currency = 'USD'): Promise<string> {
    const means = this.gateways.payouts;
    const { id } = await askForPayout(this.db, payee, { means, amount, currency });
    const nowMs = Date.now() + 3_600_000;
    await this.activities.leavePayout({ payoutId: id, nowMs });
    await this.send(id);
    return id;
  }

  send(payoutId: string, at = new Date()) {
    return this.activities.sendPayout({ payoutId, nowMs: at.getTime() });
  }

  async operator(number: number): Promise<BuiltActor> {
    const operator = this.operators[number] ?? (await buildActor(this.db, { isOperator: true }));
    this.operators[number] = operator;
    return operator;
  }

  async release(number: number, batchId?: string) {
    const { key } = await this.operator(number);
    const actor = requireRow(await findActorByKeyHash(this.db, hashKey(key)), key);
    return inTransaction(this.db, (tx) => releaseBankBatch({ tx, at: MADE_AT, actor }, batchId));
  }

  /** Batches of all waiting payouts, which two operators have released. */
  async releaseAll(): Promise<string[]> {
    const batches = await this.release(0);
    for (const { id } of batches) await this.release(1, id);
    return batches.map(({ id }) => id);
  }

  decide(batchId: string, at = MADE_AT): Promise<MadeBankFile> {
    const { secrets } = this.gateways;
    const order = { batchId, senders: this.senders };
    return inTransaction(this.db, (tx) => makeBankFile({ tx, at, secrets }, order));
  }

  write(fileId: string, at = MADE_AT): Promise<void> {
    const { secrets, bankFiles: store } = this.gateways;
    return inTransaction(this.db, (tx) =>
      writeBankFile({ tx, at, secrets }, { fileId, senders: this.senders, store }),
    );
  }

  async fetch(fileId: string, at = MADE_AT): Promise<string> {
    const { bankFiles: store } = this.gateways;
    return (await inTransaction(this.db, (tx) => fetchBankFile({ tx, at }, { fileId, store }))).content;
  }

  /** Releases, makes, writes and fetches a file of all waiting payouts of one form. Returns its id. */
  async makeFile(): Promise<string> {
    const [batchId = ''] = await this.releaseAll();
    const { fileId } = await this.decide(batchId);
    await this.write(fileId ?? '');
    await this.fetch(fileId ?? '');
    return fileId ?? '';
  }

  /** How often the workflow of a payout was told that something has changed. */
  async wakesOf(payoutId: string): Promise<number> {
    const rows = await selectRows(
      this.db,
      `SELECT 1 FROM outbox WHERE workflow_id = $1 AND signal = 'payoutMoved'`,
      [payoutId],
    );
    return rows.length;
  }

  async traceOf(fileId: string, payoutId: string): Promise<number> {
    const transfers = await listBankFileTransfers(this.db, fileId);
    return transfers.find((transfer) => transfer.payoutId === payoutId)?.traceSequence ?? 0;
  }
}
