import { type Database } from '../../db/database';
import {
  endPublication,
  insertSigningKey,
  listSigningKeys,
  lockSigningKeys,
} from '../../db/queries/platform/signing-keys';
import { DAY_MS } from '../../domain/days';
import { type SecretBox } from '../../gateways';
import { createSigningKey } from '../../gateways/signing-key';

const LIFETIME_MS = 90 * DAY_MS;
/** Clients keep our key set for hours; by the time a new key signs, they have it. */
const PUBLISHED_BEFORE_MS = DAY_MS;
/** ID tokens of the old keys are good for less than this. */
const STILL_PUBLISHED_MS = DAY_MS;

/** Makes a key for ID tokens when there is none or the newest one is 90 days old; of several processes one makes it. */
export async function renewSigningKey(
  tx: Database,
  { secrets, at }: { secrets: SecretBox; at: Date },
): Promise<void> {
  await lockSigningKeys(tx);
  const [newest] = await listSigningKeys(tx);
  if (newest !== undefined && at.getTime() - newest.createdAt.getTime() <= LIFETIME_MS) return;
  const { kid, jwk } = await createSigningKey();
  const signsFromMs = at.getTime() + (newest === undefined ? 0 : PUBLISHED_BEFORE_MS);
  await endPublication(tx, new Date(signsFromMs + STILL_PUBLISHED_MS));
  const sealedKey = secrets.seal(JSON.stringify(jwk));
  await insertSigningKey(tx, { kid, sealedKey, createdAt: at, signsFrom: new Date(signsFromMs) });
}
