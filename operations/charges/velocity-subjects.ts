import { type VelocitySubject } from '../../db/queries/charges/velocity';
import { countedAddress, hideFingerprint } from '../../domain/charges/velocity';
import { hashKey } from '../../gateways/credentials';
import { type SourceKind } from '../../domain/sources/source';
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

const KIND_OF_PAYER = { card: 'card', ach: 'bank', wallet: 'wallet' } as const;

/** Identifies the card, bank account or wallet of a guest. All guests of a sandbox share its test sources. */
export function guestSubject(kind: SourceKind, charge: CardCharge): VelocitySubject {
  return { ...cardSubject(charge, 'guests'), kind: KIND_OF_PAYER[kind] };
}

export function userSubject(userId: string): VelocitySubject {
  return { kind: 'user', hash: hashKey(`user ${userId}`), shown: userId };
}

/** Hashes an IP address, so that we can count it without storing it. */
export function addressHash(address: string): string {
  return hashKey(`address ${countedAddress(address)}`);
}
