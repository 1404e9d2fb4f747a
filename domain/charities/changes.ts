/** Handles changes of a charity's name, EIN, address or wallet. See docs/rules/charities.md. */
import { type Location, NOWHERE } from '../location';

export const GUARDED_FIELDS = ['name', 'ein', 'location', 'wallet_address'] as const;
export type GuardedField = (typeof GUARDED_FIELDS)[number];

export const CHANGE_STATUSES = [
  'pending_confirmation',
  'cooling_off',
  'in_review',
  'in_force',
  'refused',
  'replaced',
] as const;
export type ChangeStatus = (typeof CHANGE_STATUSES)[number];

/** The time between confirmation and effect. During this time, every member can refuse the change. */
const COOLING_OFF_MS = { production: 259_200_000, sandbox: 5_000 } as const;

/** A member must have belonged to the charity for this many days to confirm a change. */
export const CONFIRMER_DAYS = 30;

export type GuardedValue =
  { field: 'name' | 'ein' | 'wallet_address'; value: string } | { field: 'location'; value: Location };

export interface Identity extends Location {
  name: string;
  ein: string | null;
  walletAddress: string;
}

/**
 * Returns true if a second person must confirm changes of this charity. Before a charity is listed or
 * verified, nobody relies on it, so no confirmation is needed.
 */
export function isGuarded(charity: {
  listed: boolean;
  verificationLevel: string | null;
  revokedAt?: Date | null;
}): boolean {
  return charity.listed || charity.verificationLevel !== null || (charity.revokedAt ?? null) !== null;
}

/**
 * Lists the guarded values that the edits change. If the edits omit a part of the location, that part keeps
 * its value.
 */
export function listGuardedEdits(before: Identity, edits: Partial<Identity>): GuardedValue[] {
  const { name, ein, walletAddress } = edits;
  const changes: GuardedValue[] = [];
  if (name !== undefined && name !== before.name) changes.push({ field: 'name', value: name });
  if (ein !== undefined && ein !== null && ein !== before.ein) changes.push({ field: 'ein', value: ein });
  const location = locationOf({ ...before, ...edits });
  if (!isSameLocation(location, before)) changes.push({ field: 'location', value: location });
  if (walletAddress !== undefined && walletAddress !== before.walletAddress) {
    changes.push({ field: 'wallet_address', value: walletAddress });
  }
  return changes;
}

/** Returns the edits without the guarded fields. */
export function withoutGuarded<Edits extends Partial<Identity>>(edits: Edits): Omit<Edits, keyof Identity> {
  const guarded: readonly string[] = ['name', 'ein', 'walletAddress', ...Object.keys(NOWHERE)];
  const rest = Object.entries(edits).filter(([field]) => !guarded.includes(field));
  return Object.fromEntries(rest) as Omit<Edits, keyof Identity>;
}

/** Converts a guarded value into edits of the charity. */
export function editsOf(change: GuardedValue): Partial<Identity> {
  switch (change.field) {
    case 'name':
      return { name: change.value };
    case 'ein':
      return { ein: change.value };
    case 'wallet_address':
      return { walletAddress: change.value };
    case 'location':
      return change.value;
  }
}

/** Returns true if two changes ask for the same value of the same field. */
export function isSameChange(one: GuardedValue, other: GuardedValue): boolean {
  // A mutant survives: only a location has the parts of a place
  if (one.field === 'location' && other.field === 'location') return isSameLocation(one.value, other.value);
  return one.field === other.field && one.value === other.value;
}

/** Returns the end of the cooling-off period of a change that is confirmed at `at`. */
export function coolingOffEnd(environment: keyof typeof COOLING_OFF_MS, at: Date): Date {
  return new Date(at.getTime() + COOLING_OFF_MS[environment]);
}

/** Returns true if a reviewer must approve changes of this field for a verified charity. */
export function needsApproval(field: GuardedField): boolean {
  return field !== 'wallet_address';
}

function locationOf({ city, state, postalCode, country, latitude, longitude }: Location): Location {
  return { city, state, postalCode, country, latitude, longitude };
}

function isSameLocation(one: Location, other: Location): boolean {
  return (Object.keys(NOWHERE) as (keyof Location)[]).every((part) => one[part] === other[part]);
}
