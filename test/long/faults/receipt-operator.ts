/** What an operator, a donor and an auditor of an installation's receipt log do. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GivingClient, type ReceiptProof } from '../../../client/index';
import { type Database, selectRows } from '../../../db/database';
import { type Checkpoint, parseCheckpoint } from '../../../domain/receipt-log/checkpoint';
import { parseVerifierKey } from '../../../domain/receipt-log/keys';
import { parseNote, verifyNote } from '../../../domain/receipt-log/note';
import { verifyConsistency } from '../../../domain/receipt-log/verify';
import { buildActor, buildCharity } from '../../factories';
import { type Installation } from '../../support/installation';
import { runReceipts } from '../receipt-log/receipts-command';
import { waitFor } from '../../support/wait';

interface DescribedLog {
  origin: string;
  public_key: string;
  keys: { public_key: string; until: string | null }[];
  earlier_logs: object[];
}

export async function openReceiptOperator({ api, db, environment, home }: Installation) {
  const { key } = await buildActor(db);
  const charity = await buildCharity(db);
  const client = new GivingClient({
    apiKey: key,
    environment: 'sandbox',
    baseUrl: api.address,
    maxRetries: 60,
  });
  const logUrl = `${api.address}/v1/receipt-log`;
  const read = async (url: string) => (await fetch(url)).text();
  const receipts = (...given: string[]) => runReceipts(given, environment);
  const readCheckpoint = () => read(`${logUrl}/checkpoint`);
  return {
    logUrl,
    receipts,
    readCheckpoint,
    describeLog: async () =>
      JSON.parse(await read(`${api.address}/.well-known/receipt-log.json`)) as DescribedLog,

    /** The verifier keys that sign. */
    async listKeys(): Promise<string[]> {
      const { output } = await receipts('key');
      return output.trim().split('\n');
    },
    /** Which of these keys signed the newest checkpoint. */
    async listSigners(keys: string[]): Promise<string[]> {
      const { signatures } = verifyNote(await readCheckpoint(), keys.map(parseVerifierKey));
      const signers = signatures.map(({ key: { keyId } }) => keyId);
      return keys.filter((each) => signers.includes(parseVerifierKey(each).keyId));
    },
    async give(): Promise<string> {
      const gift = { charity_id: charity.id, amount: '5.00', currency: 'USD' } as const;
      return (await client.donations.create(gift)).donation_id;
    },
    async completed(id: string): Promise<void> {
      await waitFor(`${id} to complete`, async () => {
        const found = `SELECT 1 FROM donations WHERE id = $1 AND status = 'completed'`;
        return (await selectRows(db, found, [id])).length > 0;
      });
    },
    /** The answer of the API, also as a file. */
    async saveProof(id: string): Promise<{ proof: ReceiptProof; path: string }> {
      const headers = { Authorization: `Bearer ${key}` };
      const answer = await fetch(`${api.address}/v1/donations/${id}/proof`, { headers });
      const text = await answer.text();
      const path = join(home, 'proof.json');
      writeFileSync(path, text);
      return { proof: JSON.parse(text) as ReceiptProof, path };
    },
    listLeafHashes: () => listLeafHashes(db),
    /** Whether the newest checkpoint extends an older one, by the proof that the API serves. */
    async isExtended(older: string): Promise<boolean> {
      const [from, to] = [readTree(older), readTree(await readCheckpoint())];
      const answer = await read(`${logUrl}/consistency?from=${from.size}&to=${to.size}`);
      const { consistency_proof } = JSON.parse(answer) as { consistency_proof: string[] };
      const proof = consistency_proof.map((hash) => Buffer.from(hash, 'hex'));
      const claim = { from: from.size, to: to.size, fromRoot: from.root, toRoot: to.root, proof };
      return verifyConsistency(claim);
    },
  };
}

export type ReceiptOperator = Awaited<ReturnType<typeof openReceiptOperator>>;

/** The hashes of the open log's leaves, in order. */
async function listLeafHashes(db: Database): Promise<string[]> {
  const rows = await selectRows<{ hash: string }>(
    db,
    `SELECT encode(leaf_hash, 'hex') AS hash FROM receipt_leaves JOIN receipt_logs ON id = log_id
     WHERE closed_at IS NULL ORDER BY leaf_index`,
  );
  return rows.map(({ hash }) => hash);
}

function readTree(note: string): Checkpoint {
  return parseCheckpoint(parseNote(note).body);
}
