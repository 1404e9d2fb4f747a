/**
 * Remembers, during a sign-in, that the user has given the right password and still needs the second factor.
 */
import { type Database } from '../../db/database';
import { deleteOauthRecord, findOauthRecord, saveOauthRecord } from '../../db/queries/access/oauth-records';
import { FACTOR_WAIT_SECONDS } from '../../domain/factors/factors';
import { hashKey } from '../../gateways/credentials';

const MODEL = 'SignInStep';

/** Records that a user entered the right password. `interaction` is the id of the sign-in. */
export async function keepSignInStep(
  tx: Database,
  { interaction, userId }: { interaction: string; userId: string },
): Promise<void> {
  await saveOauthRecord(tx, {
    model: MODEL,
    idHash: hashKey(interaction),
    payload: { userId },
    grantHash: null,
    sessionUid: null,
    clientId: null,
    userId,
    lifetimeSeconds: FACTOR_WAIT_SECONDS,
  });
}

/**
 * Returns the id of the user who entered the right password in this sign-in. Returns undefined if nobody did.
 */
export async function findSignInStep(db: Database, interaction: string): Promise<string | undefined> {
  const record = await findOauthRecord(db, MODEL, hashKey(interaction));
  return record === undefined ? undefined : String(record.payload.userId);
}

/** Deletes the record of the password. Call it after the second factor, or when the sign-in starts again. */
export async function endSignInStep(tx: Database, interaction: string): Promise<void> {
  await deleteOauthRecord(tx, MODEL, hashKey(interaction));
}
