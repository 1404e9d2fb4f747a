/** A closed month never changes: the database refuses postings into it, and the receipt log has the statement's hash. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import canonicalize from 'canonicalize';
import {
  type Currency,
  type LeafProof,
  receipts,
  ReceiptVerificationError,
  type StatementLeaf,
  type StatementText,
} from '../../../client/index';
import { inTransaction, runStatement, selectRows } from '../../../db/database';
import { insertPosting } from '../../../db/queries/ledger/ledger';
import { postWriteOff } from '../../../domain/ledger/postings';
import { sha256 } from '../../../domain/receipt-log/crypto';
import { createLog } from '../../../log';
import { foldFunds } from '../../../operations/ledger/fold-funds';
import { closeMonth } from '../../../operations/statements/close-month';
import { closeStatements } from '../../../worker/care/statements';
import { buildCharity } from '../../factories';
import { bookGift } from '../../factories/booked-gifts';
import { createTestReceiptLog, type TestReceiptLog } from '../../factories/test-receipt-log';
import { runReceipts } from '../../long/receipt-log/receipts-command';
import { type Person, useApi } from '../../support/api';
import { refusalDetails } from '../../support/refusal';
import { waitFor } from '../../support/wait';

const LOG = createLog('worker', 'silent');
const [SEPTEMBER, OCTOBER] = ['2026-09', '2026-10'];
/** When September may be closed at the earliest. */
const DUE = new Date('2026-10-04T00:00:00.000Z');
const LATER = new Date('2026-11-05T00:00:00.000Z');

const api = useApi({}, undefined, () => LATER);
let log: TestReceiptLog;
let charityId: string;
let member: Person;
let home: string;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'giving-statements-'));
  log = createTestReceiptLog(api.db);
  charityId = (await buildCharity(api.db)).id;
  member = await api.person({ memberOf: charityId });
  await give('2026-09-10T10:00:00.000Z', '25.00');
  const at = new Date('2026-09-11T10:00:00.000Z');
  await bookGift(api.db, { at, currency: 'EUR', usdPerUnit: '1.08', charityId });
  await give('2026-10-10T10:00:00.000Z', '30.00');
});
afterAll(() => {
  log.close();
  rmSync(home, { recursive: true });
});

const give = (at: string, amount: string) => bookGift(api.db, { at: new Date(at), amount, charityId });

/** What the worker does: folds, closes and hashes until nothing is left. */
async function closeAll(at: Date): Promise<void> {
  while ((await foldFunds(api.db, at)) > 0);
  while (await closeStatements({ db: api.db, log: LOG }, at));
}

const read = (period: string, currency?: Currency) =>
  member.client.statements.get(charityId, period, currency === undefined ? {} : { currency });
const prove = (month: string, currency: Currency = 'USD') =>
  member.client.statements.proof(charityId, month, currency);
const noProof = (reason: string) => ['404 NOT_FOUND', { reason }];

/** The statement as it is sent. */
async function textOf(month: string): Promise<string> {
  return (await api.call('GET', `/v1/charities/${charityId}/statements/${month}`, { key: member.key })).text;
}

/** The code and message of what Postgres refuses. */
async function databaseSays(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error: unknown) => String(error),
  );
}

it('is open until three days after its end', async () => {
  await closeAll(new Date(DUE.getTime() - 1));
  expect((await read(SEPTEMBER)).closed).toBe(false);
  expect(await refusalDetails(prove(SEPTEMBER))).toEqual(noProof('open'));
  expect(await refusalDetails(prove('2026'))).toEqual(noProof('year'));
});

it('waits for a checkpoint of its leaves, because its lines name their indexes', async () => {
  const { id } = await log.give({ charityId });
  const queued = `UPDATE receipt_leaves SET queued_at = '2026-09-12' WHERE donation_id = $1`;
  await runStatement(api.db, queued, [id]);
  await closeAll(DUE);
  expect((await read(SEPTEMBER)).closed).toBe(false);
  await log.sign();
  await closeAll(DUE);
  expect((await read(SEPTEMBER)).closed).toBe(true);
  expect((await read(OCTOBER)).closed).toBe(false);
});

it('a posting into a closed month is refused, and one into the next month is not', async () => {
  const [before, text] = [await read(SEPTEMBER), await textOf(SEPTEMBER)];
  expect(await databaseSays(give('2026-09-30T23:59:59.999Z', '1.00'))).toContain('is closed');
  expect(await databaseSays(give('2026-01-01T00:00:00.000Z', '1.00'))).toContain('is closed');
  expect(await databaseSays(give('2026-10-01T00:00:00.000Z', '1.00'))).toBe('done');
  expect(await textOf(SEPTEMBER)).toBe(text);
  const { statements } = await read(OCTOBER, 'USD');
  expect(statements[0]?.opening_balance).toBe(before.statements[1]?.closing_balance);
});

it('closing waits for a posting that is on its way, and the posting is in the statement', async () => {
  const before = await read(OCTOBER, 'USD');
  let isClosed = false;
  let closing: Promise<unknown> = Promise.resolve();
  await inTransaction(api.db, async (tx) => {
    const entries = postWriteOff({ charityId, currency: 'USD', amountMinor: 1n });
    const at = new Date('2026-10-31T23:59:59.999Z');
    await insertPosting(tx, { donationId: null, kind: 'written_off', cause: 'writeoff_1', at, entries });
    closing = inTransaction(api.db, (other) => closeMonth({ tx: other, at: LATER })).then(
      () => (isClosed = true),
    );
    await waitFor('the closing to wait', async () => {
      const waiting = await selectRows(
        api.db,
        `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = 7273 AND NOT granted`,
      );
      return waiting.length > 0;
    });
    expect(isClosed).toBe(false);
  });
  await closing;
  expect(isClosed).toBe(true);
  const after = await read(OCTOBER, 'USD');
  expect(after.statements[0]?.lines).toHaveLength((before.statements[0]?.lines.length ?? 0) + 1);
  expect(await databaseSays(give('2026-10-31T23:59:59.999Z', '1.00'))).toContain('is closed');
});

describe('the leaf', () => {
  const trust = () => ({ ...log.trust });

  async function fault(statement: StatementText, proof: LeafProof): Promise<string> {
    try {
      await receipts.verifyStatement(statement, proof, trust());
      return 'verified';
    } catch (error) {
      if (error instanceof ReceiptVerificationError) return `${error.reason} ${error.part}`;
      throw error;
    }
  }

  beforeAll(async () => {
    await closeAll(LATER);
    expect(await refusalDetails(prove(OCTOBER))).toEqual(noProof('pending'));
    await log.sign();
  });

  it('has the hash of the RFC 8785 text of each currency', async () => {
    const month = await read(SEPTEMBER);
    for (const statement of month.statements) {
      const proof = await prove(SEPTEMBER, statement.currency);
      const leaf = JSON.parse(proof.leaf) as StatementLeaf;
      const hash = sha256(canonicalize(statement) ?? '').toString('hex');
      expect({ ...leaf, salt: '' }).toEqual({
        version: 1,
        kind: 'statement',
        charity_id: charityId,
        month: SEPTEMBER,
        currency: statement.currency,
        sha256: hash,
        salt: '',
      });
      const verified = await receipts.verifyStatement(month, proof, trust());
      expect(verified.statement).toMatchObject({ currency: statement.currency, sha256: hash });
    }
  });

  it('a month without lines has a leaf for its balance, and one before all gifts has none', async () => {
    await closeAll(new Date('2026-12-05T00:00:00.000Z'));
    await log.sign();
    expect(await fault(await read('2026-11'), await prove('2026-11'))).toBe('verified');
    expect(await refusalDetails(prove('2026-08'))).toEqual(noProof('empty'));
  });

  it.each([
    ['wrong_sum statements[1].closing_balance', (text: string) => text.replace('"25.00"', '"26.00"')],
    ['wrong_statement leaf', (text: string) => text.replace(/("USD".*?)"kind":"gift"/, '$1"kind":"payout"')],
    ['wrong_statement leaf', (text: string) => text.replace(charityId, 'charity_other')],
    ['wrong_line statements[0].lines[0].at', (text: string) => text.replaceAll('-09-11T', '-10-11T')],
    [
      'malformed_statement statements[1].lines[0].amount',
      (text: string) => text.replace('"25.00"', '"25.000"'),
    ],
    ['wrong_line statements[0].lines[1]', (text: string) => text.replace('"kind":"fee"', '"kind":"gift"')],
  ])('a changed statement is found: %s', async (expected, change) => {
    const [text, proof] = [await textOf(SEPTEMBER), await prove(SEPTEMBER)];
    expect(await fault(JSON.parse(text) as StatementText, proof)).toBe('verified');
    const changed = change(text);
    expect(changed).not.toBe(text);
    expect(await fault(JSON.parse(changed) as StatementText, proof)).toBe(expected);
  });

  it('verify-statement checks the lines and the proofs of files', async () => {
    const save = (name: string, text: string) => {
      writeFileSync(join(home, name), text);
      return join(home, name);
    };
    const text = await textOf(SEPTEMBER);
    const file = save('statement.json', text);
    const proof = save('proof.json', JSON.stringify(await prove(SEPTEMBER)));
    const [key = ''] = log.trust.keys;
    const run = (...given: string[]) => runReceipts(['verify-statement', ...given], { GIVING_HOME: home });
    const alone = await run(file);
    expect(alone).toMatchObject({ code: 0, output: expect.stringContaining('2 lines in USD') as string });
    const proven = await run(file, '--proof', proof, '--key', key);
    expect(proven).toMatchObject({ code: 0, output: expect.stringContaining('VERIFIED  USD') as string });
    const changed = save('wrong.json', text.replace('"25.00"', '"26.00"'));
    const wrong = await run(changed, '--proof', proof, '--key', key);
    expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining('WRONG  wrong_sum') as string });
    expect(await run(file, '--proof', proof)).toMatchObject({ code: 2 });
  });
});
