import { type VelocitySubject } from '../../db/queries/charges/velocity';
import { countedAddress, hideFingerprint } from '../../domain/charges/velocity';
import { hashKey } from '../../gateways/credentials';
import { type ProcessorName } from '../../domain/charges/charge';

interface CardCharge {
  processor: ProcessorName;
  fingerprint: string | null;
  /** The processor's name of the source, for a card without a fingerprint. */
  sourceReference: string;
}

/** Names a card. In a sandbox all users share the test cards, so each user counts alone. */
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

/** Hashes an address, so that it is counted without being stored. */
export function addressHash(address: string): string {
  return hashKey(`address ${countedAddress(address)}`);
}
