/** Makes rows with sensible values; each factory makes the parents it needs. */
import { hashKey, keyPrefix, newApiKey } from '../../gateways/secrets/tokens';
import { type Database, selectRows } from '../../db/database';
import { insertAccount, insertUser } from '../../db/queries/access/accounts';
import { type Actor } from '../../domain/access/actor';
import { insertApiKey } from '../../db/queries/access/api-keys';
import { type Charity, insertCharity } from '../../db/queries/charities/charities';
import { insertCharge } from '../../db/queries/charges/charges';
import { type Gift, insertGift } from '../../db/queries/gifts/gifts';
import { addMember } from '../../db/queries/members/members';
import { type Opportunity } from '../../db/queries/opportunities/opportunities';
import { type Hours, insertHours } from '../../db/queries/hours/hours';
import { sandboxCharity } from '../../domain/sandbox/charity';
import { SCOPES } from '../../domain/access/scopes';
import { expiryOf } from '../../domain/hours/hours';
import { newCharge } from '../../operations/charges/charge-keys';
import { newId } from '../../new-id';
import { insert } from '../../db/rows';
import { opportunities } from '../../db/tables/campaigns';
import { giftRow } from './gift-row';

export interface BuiltActor {
  key: string;
  accountId: string;
  userId: string;
}

export type ActorOptions = Partial<
  Pick<Actor, 'scopes' | 'plan' | 'hourlyLimit' | 'isReviewer' | 'isOperator' | 'verificationLevel'>
> & { name?: string; memberOf?: string; expiresAt?: Date };

/** An account with one user and one API key. */
export async function buildActor(db: Database, options: ActorOptions = {}): Promise<BuiltActor> {
  const plan = options.plan ?? 'enterprise';
  const isOperator = options.isOperator ?? false;
  const hourlyLimit = plan === 'enterprise' ? (options.hourlyLimit ?? 1_000_000) : null;
  const accountId = await buildAccount(db, { plan, hourlyLimit, isOperator });
  const userId = newId('user');
  await insertUser(db, {
    id: userId,
    accountId,
    name: options.name ?? 'Test user',
    isReviewer: options.isReviewer ?? false,
    isOperator,
    verificationLevel: options.verificationLevel ?? 'enhanced',
    createdAt: new Date(),
  });
  const key = newApiKey('sandbox');
  await insertApiKey(db, {
    id: newId('key'),
    accountId,
    userId,
    name: 'test',
    keyPrefix: keyPrefix(key),
    keyHash: hashKey(key),
    scopes: options.scopes ?? [...SCOPES],
    demo: false,
    createdAt: new Date(),
    expiresAt: options.expiresAt ?? null,
    issuedBy: [],
  });
  if (options.memberOf !== undefined) await addMember(db, options.memberOf, userId, new Date());
  return { key, accountId, userId };
}

/** The first operator is in the platform's account. Others are not, because people of one account are tied. */
async function buildAccount(
  db: Database,
  { plan, hourlyLimit, isOperator }: Pick<Actor, 'plan' | 'hourlyLimit' | 'isOperator'>,
): Promise<string> {
  const account = { name: 'Test account', plan, hourlyLimit };
  if (!isOperator) return insertAccount(db, { ...account, kind: 'personal' });
  const [made] = await selectRows<{ id: string }>(
    db,
    `INSERT INTO accounts (id, name, kind, plan, hourly_limit) VALUES ($1, $2, 'platform', $3, $4)
     ON CONFLICT DO NOTHING RETURNING id`,
    [newId('account'), account.name, plan, hourlyLimit],
  );
  return made?.id ?? (await insertAccount(db, { ...account, kind: 'personal' }));
}

/** A listed charity. */
export async function buildCharity(db: Database, changes: Partial<Charity> = {}): Promise<Charity> {
  const charity: Charity = {
    ...sandboxCharity,
    id: newId('charity'),
    name: 'Maple Street Food Bank',
    source: 'register',
    verified: false,
    verificationLevel: null,
    ...changes,
  };
  await insertCharity(db, charity);
  return charity;
}

/** A pending gift of 5.00 USD, with its donor and charity. */
export async function buildGift(db: Database, changes: Partial<Gift> = {}): Promise<Gift> {
  const isDonorGiven = changes.donorUserId !== undefined && changes.accountId !== undefined;
  const donor = isDonorGiven ? undefined : await buildActor(db);
  const donation = giftRow({
    id: newId('donation'),
    accountId: donor?.accountId ?? '',
    donorUserId: donor?.userId ?? '',
    charityId: changes.charityId ?? (await buildCharity(db)).id,
    ...changes,
  });
  await insertGift(db, donation);
  await insertCharge(db, newCharge(donation.id, payingSource(donation.source), CHARGE_TERMS));
  return donation;
}

const CHARGE_TERMS = { processor: 'sandbox', isOffSession: false, returnUrl: null, address: null } as const;

function payingSource(source: string) {
  const names = { source, reference: source, fingerprint: source, customerReference: null, country: null };
  return {
    ...names,
    kind: 'card' as const,
    currencies: [],
    isSingleUse: false,
    isGuests: false,
    boundTo: null,
  };
}

/** Three pending hours of today, with their volunteer and charity. */
export async function buildHours(db: Database, changes: Partial<Hours> = {}): Promise<Hours> {
  const volunteer = changes.volunteerUserId === undefined ? await buildActor(db) : undefined;
  const submittedAt = changes.submittedAt ?? new Date();
  const hours: Hours = {
    id: newId('hours'),
    accountId: volunteer?.accountId ?? '',
    volunteerUserId: volunteer?.userId ?? '',
    charityId: changes.charityId ?? (await buildCharity(db)).id,
    opportunityId: null,
    verifierUserId: null,
    claimedHundredths: 300,
    hundredths: 300,
    workedOn: submittedAt.toISOString().slice(0, 10),
    startsAtMinute: null,
    description: 'Sorted donated food',
    proofDocuments: [],
    status: 'pending',
    reason: null,
    decidedBy: null,
    decidedAt: null,
    remindersSent: 0,
    handedOverAt: null,
    submittedAt,
    expiresAt: expiryOf(submittedAt),
    ...changes,
  };
  await insertHours(db, hours);
  return hours;
}

/** An open opportunity of a charity, without requirements. */
export async function buildOpportunity(
  db: Database,
  changes: Partial<Opportunity> & { charityId: string },
): Promise<Opportunity> {
  const now = new Date();
  const opportunity: Opportunity = {
    id: newId('opportunity'),
    title: 'Sort donated food',
    description: null,
    category: null,
    tags: [],
    city: null,
    state: null,
    postalCode: null,
    country: null,
    latitude: null,
    longitude: null,
    mode: 'in_person',
    timeCommitment: 'weekly',
    skills: [],
    requiredQualifications: [],
    backgroundCheckRequired: false,
    verificationLevelRequired: null,
    minimumAge: null,
    maximumAge: null,
    accessibility: [],
    verifierUserId: null,
    status: 'active',
    createdAt: now,
    updatedAt: now,
    closedAt: null,
    ...changes,
  };
  await insert(db, opportunities, opportunity);
  return opportunity;
}
