/** Verifies a proof file. Trusts only the keys that the caller names, and uses no network. */
import { readFileSync } from 'node:fs';
import {
  type ReceiptProof,
  receipts,
  ReceiptVerificationError,
  type VerifiedReceipt,
} from '../../client/receipts';
import { messageOf, say, UserError } from '../console';

export interface TrustOptions {
  keys: string[];
  /** The name of the log. Defaults to the name in the first key. */
  origin?: string;
  witnesses: string[];
}

/** Returns whether the proof verifies, and prints what it proves or what is wrong. */
export async function verifyFile(path: string, { keys, origin, witnesses }: TrustOptions): Promise<boolean> {
  const [name = ''] = (keys[0] ?? '').split('+');
  try {
    sayReceipt(await receipts.verify(readProof(path), { origin: origin ?? name, keys, witnesses }));
    return true;
  } catch (error) {
    if (!(error instanceof ReceiptVerificationError)) throw error;
    if (error.reason === 'unreadable_trust') throw new UserError(error.message);
    say(`WRONG  ${error.reason} in ${error.message}`);
    return false;
  }
}

function readProof(path: string): ReceiptProof {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as ReceiptProof;
  } catch (error) {
    throw new UserError(
      `${path} has no proof: ${messageOf(error)}. Save the answer of GET /v1/donations/{id}/proof.`,
    );
  }
}

function sayReceipt({ origin, gift, later }: VerifiedReceipt): void {
  const { leaf, checkpoint, witnessed } = gift;
  const cosigned = (witnessed ?? checkpoint).witnesses;
  say(`VERIFIED  leaf ${gift.leafIndex} of ${origin}, ${gift.leafHash}`);
  say(`  gift       ${leaf.donation_id}, accepted at ${leaf.accepted_at}`);
  say(`  charity    ${leaf.charity_name} ${leaf.charity_registration || '(without a registration)'}`);
  say(`  amount     ${leaf.amount} ${leaf.currency}, of which the charity gets ${leaf.net_amount}`);
  say(`  checkpoint of ${checkpoint.treeSize} leaves, signed by ${checkpoint.signedBy.join(', ')}`);
  for (const { key, at } of cosigned) say(`  witness    ${key} at ${at.toISOString()}`);
  for (const { leaf: each } of later) {
    const amount = each.kind === 'redirect' ? '' : `${each.amount} ${each.currency} `;
    say(`  ${each.kind.padEnd(10)} ${amount}at ${each.at} (${each.reference})`);
  }
}
