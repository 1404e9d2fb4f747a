import {
  endPublication,
  insertSigningKey,
  listSigningKeys,
  lockSigningKeys,
} from '../../db/queries/platform/signing-keys';
import { DAY_MS } from '../../domain/days';
import { createSigningKey } from '../../gateways/secrets/signing-key';
import { type Act, type Sealing } from '../act';

const LIFETIME_MS = 90 * DAY_MS;
/** A new key is published for this long before it signs, because clients cache the public keys for hours. */
const PUBLISHED_BEFORE_MS = DAY_MS;
/**
 * An old key stays published for this long after it has stopped signing. All ID tokens that it signed expire
 * within this time.
 */
const STILL_PUBLISHED_MS = DAY_MS;

/**
 * Creates a signing key for ID tokens if there is none, or if the newest is more than 90 days old. A lock
 * stops two processes from creating a key each.
 */
export async function renewSigningKey({ tx, at, secrets }: Act & Sealing): Promise<void> {
  await lockSigningKeys(tx);
  const [newest] = await listSigningKeys(tx);
  if (newest !== undefined && at.getTime() - newest.createdAt.getTime() <= LIFETIME_MS) return;
  const { kid, jwk } = await createSigningKey();
  const signsFromMs = at.getTime() + (newest === undefined ? 0 : PUBLISHED_BEFORE_MS);
  await endPublication(tx, new Date(signsFromMs + STILL_PUBLISHED_MS));
  const sealedKey = secrets.seal(JSON.stringify(jwk));
  await insertSigningKey(tx, { kid, sealedKey, createdAt: at, signsFrom: new Date(signsFromMs) });
}
