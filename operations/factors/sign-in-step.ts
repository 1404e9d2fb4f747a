/** Stores sign-ins that had the right password and wait for the second factor. */
import { type Database } from '../../db/database';
import { deleteOauthRecord, findOauthRecord, saveOauthRecord } from '../../db/queries/access/oauth-records';
import { FACTOR_WAIT_SECONDS } from '../../domain/factors/factors';
import { hashKey } from '../../gateways/credentials';

const MODEL = 'SignInStep';

/** Records that a user entered the right password in an interaction. */
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

/** Returns the user who entered the right password in an interaction and must now give the second factor. */
export async function findSignInStep(db: Database, interaction: string): Promise<string | undefined> {
  const record = await findOauthRecord(db, MODEL, hashKey(interaction));
  return record === undefined ? undefined : String(record.payload.userId);
}

/** Removes the record after the second factor, or before a new start. */
export async function endSignInStep(tx: Database, interaction: string): Promise<void> {
  await deleteOauthRecord(tx, MODEL, hashKey(interaction));
}
