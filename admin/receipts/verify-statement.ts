/** Checks a charity's statement in a file. Trusts only what the caller names, and uses no network. */
import { readFileSync } from 'node:fs';
import {
  type LeafProof,
  receipts,
  ReceiptVerificationError,
  type StatementText,
} from '../../client/receipts';
import { messageOf, say, UserError } from '../console';
import { type TrustOptions } from './verify';

/** Returns whether every line is right and the log has what the proofs say. Prints the hashes, or what is wrong. */
export async function verifyStatementFile(
  path: string,
  proofPaths: string[],
  trust: TrustOptions | undefined,
): Promise<boolean> {
  const statement = readJson<StatementText>(path, 'GET /v1/charities/{id}/statements/{month}');
  try {
    for (const checked of await receipts.checkStatement(statement)) {
      say(
        `CHECKED   ${statement.charity_id}, ${statement.period}, ${checked.lines} lines in ${checked.currency}`,
      );
      say(`  from       ${checked.openingBalance} to ${checked.closingBalance}`);
      say(`  sha256     ${checked.sha256}`);
    }
    for (const proofPath of trust === undefined ? [] : proofPaths) {
      await sayProof(statement, readJson<LeafProof>(proofPath, 'GET …/statements/{month}/proof'), trust);
    }
    return true;
  } catch (error) {
    if (!(error instanceof ReceiptVerificationError)) throw error;
    if (error.reason === 'unreadable_trust') throw new UserError(error.message);
    say(`WRONG  ${error.reason} in ${error.message}`);
    return false;
  }
}

async function sayProof(
  statement: StatementText,
  proof: LeafProof,
  trust: TrustOptions | undefined,
): Promise<void> {
  const { keys = [], witnesses = [], origin } = trust ?? {};
  const [name = ''] = (keys[0] ?? '').split('+');
  const verified = await receipts.verifyStatement(statement, proof, {
    origin: origin ?? name,
    keys,
    witnesses,
  });
  const { leafIndex, checkpoint, witnessed, leaf } = verified.proof;
  say(`VERIFIED  ${leaf.currency}: leaf ${leafIndex} of ${verified.origin}`);
  say(`  checkpoint of ${checkpoint.treeSize} leaves, signed by ${checkpoint.signedBy.join(', ')}`);
  for (const { key, at } of (witnessed ?? checkpoint).witnesses)
    say(`  witness    ${key} at ${at.toISOString()}`);
}

function readJson<Content>(path: string, source: string): Content {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Content;
  } catch (error) {
    throw new UserError(`${path} cannot be read: ${messageOf(error)}. Save the answer of ${source}.`);
  }
}
