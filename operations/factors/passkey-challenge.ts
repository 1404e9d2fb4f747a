/** Stores the challenges that passkeys sign. A challenge works once, for one user and one purpose. */
import { type Database } from '../../db/database';
import { consumeOauthRecord, findOauthRecord, saveOauthRecord } from '../../db/queries/access/oauth-records';
import { FACTOR_WAIT_SECONDS } from '../../domain/factors/factors';
import { hashKey } from '../../gateways/credentials';

const MODEL = 'PasskeyChallenge';

export interface PasskeyChallenge {
  challenge: string;
  userId: string;
  purpose: 'add' | 'sign_in';
}

/** Stores the challenge as a hash. */
export async function keepPasskeyChallenge(
  tx: Database,
  { challenge, userId, purpose }: PasskeyChallenge,
): Promise<void> {
  await saveOauthRecord(tx, {
    model: MODEL,
    idHash: hashKey(challenge),
    payload: { purpose, userId },
    grantHash: null,
    sessionUid: null,
    clientId: null,
    userId,
    lifetimeSeconds: FACTOR_WAIT_SECONDS,
  });
}

/**
 * Marks a challenge as used. Returns false if it is unknown, already used, or meant for another user or
 * purpose.
 */
export async function usePasskeyChallenge(
  tx: Database,
  { challenge, userId, purpose }: PasskeyChallenge,
): Promise<boolean> {
  const record = await findOauthRecord(tx, MODEL, hashKey(challenge));
  if (record?.payload.userId !== userId || record.payload.purpose !== purpose) return false;
  return consumeOauthRecord(tx, MODEL, hashKey(challenge));
}
