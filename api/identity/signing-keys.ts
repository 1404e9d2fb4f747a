/** Keys that sign ID tokens: stored sealed, replaced every 90 days, published a day before they sign. */
import { type SigningKey } from '../../db/queries/platform/signing-keys';

/** Published keys, the one that signs now first. */
export function orderForSigning(keys: SigningKey[], now: Date): SigningKey[] {
  const current = keys.find((key) => key.signsFrom <= now) ?? keys[0];
  return current === undefined ? [] : [current, ...keys.filter((key) => key !== current)];
}
