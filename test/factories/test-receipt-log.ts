/** A receipt log with a signer of its own, filled without a worker. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, selectRows } from '../../db/database';
import { type Gift } from '../../db/queries/gifts/gifts';
import { queueGiftLeaf } from '../../db/queries/receipt-log/leaves';
import { printPrivateKey, signerOf } from '../../domain/receipt-log/keys';
import { hashLeaf, printLeaf, transactionHash } from '../../domain/receipt-log/leaf';
import { createFileSigner } from '../../gateways/settlement/receipt-signer';
import { createLog } from '../../log';
import { newId } from '../../new-id';
import { extendReceiptLog } from '../../worker/receipt-appender';
import { buildGift } from '.';

export const TEST_ORIGIN = 'localhost/receipt-log';
const SEED = Buffer.alloc(32, 7);

export interface TestReceiptLog {
  trust: { origin: string; keys: string[] };
  /** A completed gift with a leaf, which the next `sign` appends. */
  give(changes?: Partial<Gift>): Promise<Gift>;
  sign(): Promise<void>;
  close(): void;
}

export function createTestReceiptLog(db: Database): TestReceiptLog {
  const home = mkdtempSync(join(tmpdir(), 'giving-receipt-log-'));
  const { key } = signerOf(TEST_ORIGIN, 'ed25519', SEED);
  const signer = createFileSigner({
    keys: [printPrivateKey(key, SEED)],
    statePath: join(home, 'state.json'),
  });
  let atMs = Date.now();
  return {
    trust: { origin: TEST_ORIGIN, keys: signer.publicKeys },
    give: (changes) => giveOnLog(db, changes),
    async sign() {
      atMs += 2_000;
      await extendReceiptLog(
        { db, signer, origin: TEST_ORIGIN },
        createLog('worker', 'silent'),
        new Date(atMs),
      );
    },
    close: () => rmSync(home, { recursive: true }),
  };
}

async function giveOnLog(db: Database, changes: Partial<Gift> = {}): Promise<Gift> {
  const id = newId('donation');
  const at = new Date();
  const text = printLeaf({
    kind: 'gift',
    donationId: id,
    charityId: 'charity_1',
    charityName: 'Food "Bank" <b>Ülm</b>',
    charityRegistration: 'US-EIN-123456789',
    amountMinor: 500n,
    netAmountMinor: 442n,
    currency: 'USD',
    acceptedAt: at,
    salt: '0'.repeat(32),
  });
  const hash = transactionHash(text);
  const frozen = { id, network: 'receipts' as const, transactionHash: hash, signedTransaction: text };
  const gift = await buildGift(db, { ...frozen, ...changes });
  await queueGiftLeaf(db, { leafHash: hashLeaf(text), donationId: id, at });
  await selectRows(
    db,
    `UPDATE donations SET status = 'completed', settled_at = created_at WHERE id = $1 RETURNING id`,
    [id],
  );
  return gift;
}
