/**
 * Chooses among the keys that sign ID tokens. The keys are stored encrypted, renewed every 90 days, and
 * published a day before they sign.
 */
import { type SigningKey } from '../../db/queries/platform/signing-keys';

/** Orders the published keys so that the key that signs now is first. */
export function orderForSigning(keys: SigningKey[], now: Date): SigningKey[] {
  const current = keys.find((key) => key.signsFrom <= now) ?? keys[0];
  return current === undefined ? [] : [current, ...keys.filter((key) => key !== current)];
}
