/**
 * Makes and checks proofs of work in ALTCHA's format: https://altcha.org/docs/v2/. Every process derives the same
 * signing keys from the installation's data keys. The first key signs, and every key verifies.
 */
import { createHmac } from 'node:crypto';
import { type Challenge, type Payload } from 'altcha-lib/v1/types';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import { z } from 'zod';
import { type DataKey } from '../../domain/access/data-keys';

const ALGORITHM = 'SHA-256';
/** The name of a parameter in the salt. The signature covers the salt, so a client cannot overstate its work. */
const WORK = 'work';

export type { Challenge };

export interface Proof {
  /** The challenge's hash. All solutions of one challenge share it. */
  challenge: string;
  expiresAt: Date;
  /** The largest number that the solver had to try. */
  work: number;
}

const payloadSchema = z.object({
  algorithm: z.literal(ALGORITHM),
  challenge: z.string().regex(/^[0-9a-f]{64}$/),
  number: z.int().min(0),
  salt: z.string().max(200),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
});

function keysOf(dataKeys: DataKey[]): string[] {
  return dataKeys.map(({ key }) =>
    createHmac('sha256', key).update('giving-platform guest proofs v1').digest('base64url'),
  );
}

/** Makes a challenge whose solver tries at most `work` numbers. */
export async function newChallenge(
  dataKeys: DataKey[],
  { work, expiresAt }: { work: number; expiresAt: Date },
): Promise<Required<Challenge>> {
  const [hmacKey = ''] = keysOf(dataKeys);
  const params = { [WORK]: String(work) };
  const challenge = await createChallenge({
    algorithm: ALGORITHM,
    hmacKey,
    maxnumber: work,
    expires: expiresAt,
    params,
  });
  return { ...challenge, maxnumber: work };
}

/** Reads a solved challenge of this installation. Returns undefined for anything else. Does not check its age. */
export async function readProof(dataKeys: DataKey[], proof: string): Promise<Proof | undefined> {
  const payload = parsePayload(proof);
  if (payload === undefined) return undefined;
  const answers = await Promise.all(keysOf(dataKeys).map((key) => verifySolution(payload, key, false)));
  if (!answers.includes(true)) return undefined;
  const { expires, [WORK]: work } = extractParams(payload);
  return { challenge: payload.challenge, expiresAt: new Date(Number(expires) * 1_000), work: Number(work) };
}

function parsePayload(proof: string): Payload | undefined {
  try {
    const json: unknown = JSON.parse(Buffer.from(proof, 'base64').toString('utf8'));
    return payloadSchema.safeParse(json).data;
  } catch {
    return undefined;
  }
}
