import { type VelocitySubject } from '../../db/queries/charges/velocity';
import { countedAddress, hideFingerprint } from '../../domain/charges/velocity';
import { hashKey } from '../../gateways/credentials';
import { type ProcessorName } from '../../domain/charges/charge';

interface CardCharge {
  processor: ProcessorName;
  fingerprint: string | null;
  /** The processor's id of the source. If the card has no fingerprint, we count this id instead. */
  sourceReference: string;
}

/**
 * Identifies a card. All users of a sandbox share the test cards, so a sandbox counts each user's cards
 * separately.
 */
export function cardSubject(
  { processor, fingerprint, sourceReference }: CardCharge,
  userId: string,
): VelocitySubject {
  const card = fingerprint ?? sourceReference;
  const counted = processor === 'sandbox' ? `${userId} ${card}` : card;
  return { kind: 'card', hash: hashKey(`card ${counted}`), shown: hideFingerprint(card) };
}

export function userSubject(userId: string): VelocitySubject {
  return { kind: 'user', hash: hashKey(`user ${userId}`), shown: userId };
}

/** Hashes an IP address, so that we can count it without storing it. */
export function addressHash(address: string): string {
  return hashKey(`address ${countedAddress(address)}`);
}
