import { type Database } from '../../db/database';
import { findOauthClient, listRedirectUris } from '../../db/queries/access/oauth-clients';
import { findCampaign } from '../../db/queries/campaigns/campaigns';
import { lockYearlyGiving } from '../../db/queries/gifts/gifts';
import { type Actor } from '../../domain/access/actor';
import { campaignState } from '../../domain/campaigns/campaign';
import { findReturnUrlFault } from '../../domain/charges/return-url';
import { GivingError, validationError } from '../../domain/errors';
import { giftLimitUsdMinor, levelForGift } from '../../domain/gifts/charity-limit';
import { levelForYearlyGiving, levelIncludes, type VerificationLevel } from '../../domain/gifts/gift';
import { formatMoney } from '../../domain/money';
import { type Act } from '../act';
import { type Donor, type GiftOrder } from './order';
import { type GiftTerms } from './price';

/**
 * Refuses a gift that exceeds the donor's yearly limit. The limit depends on the donor's verification level.
 */
export async function checkDonorLimit(
  { tx, at }: Act,
  donor: Pick<Donor, 'userId' | 'verificationLevel'>,
  limitUsdMinor: bigint,
): Promise<void> {
  if (donor.verificationLevel === 'enhanced') return;
  const given = await lockYearlyGiving(tx, donor.userId, startOfYear(at));
  const needed = levelForYearlyGiving(given + limitUsdMinor);
  if (needed === 'basic' || levelIncludes(donor.verificationLevel, needed)) return;
  throw limitExceeded(needed, {
    current_level: donor.verificationLevel,
    given_this_year: formatMoney({ currency: 'USD', minor: given }),
    currency: 'USD',
  });
}

/** Builds the error for a gift that needs a higher verification level of the donor. */
export function limitExceeded(needed: VerificationLevel, details: Record<string, string> = {}): GivingError {
  const message = `Giving this much in a year needs donor verification "${needed}".`;
  return new GivingError('LIMIT_EXCEEDED', message, {
    limit_of: 'donor',
    required_level: needed,
    ...details,
  });
}

/** Returns the start of the calendar year (UTC), from which gifts count towards the yearly limit. */
export function startOfYear(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), 0, 1));
}

/** Refuses a gift that is larger than the charity may receive at its verification level. */
export function checkCharityLimit(charity: GiftTerms['charity'], limitUsdMinor: bigint): void {
  const limit = giftLimitUsdMinor(charity);
  if (limit === null || limitUsdMinor <= limit) return;
  const held = charity.verificationLevel ?? 'none';
  const needed = levelForGift(limitUsdMinor, held);
  const message = `The charity cannot receive a gift of this size until it is verified to the level "${needed}".`;
  throw new GivingError('LIMIT_EXCEEDED', message, {
    limit_of: 'charity',
    charity_id: charity.id,
    required_level: needed,
    current_level: held,
    limit: formatMoney({ currency: 'USD', minor: limit }),
    currency: 'USD',
  });
}

/** Refuses a gift to another charity's campaign, or to a campaign that has ended. */
export async function checkCampaign(
  { tx, at }: Act,
  order: Pick<GiftOrder, 'campaignId' | 'charityId'>,
): Promise<void> {
  if (order.campaignId === null) return;
  const campaign = await findCampaign(tx, order.campaignId);
  if (campaign?.charityId !== order.charityId) {
    throw validationError([
      { field: 'campaign_id', code: 'not_found', message: 'is not a campaign of this charity' },
    ]);
  }
  const state = campaignState(campaign, at);
  if (state === 'active') return;
  throw validationError([
    { field: 'campaign_id', code: 'not_allowed', message: `this campaign is ${state}` },
  ]);
}

/**
 * Returns the campaign for the next gift of a plan. Returns null after the campaign has ended, so that the
 * plan's gifts go to the charity without a campaign.
 */
export async function keepOpenCampaign({ tx, at }: Act, campaignId: string | null): Promise<string | null> {
  const campaign = campaignId === null ? undefined : await findCampaign(tx, campaignId);
  return campaign !== undefined && campaignState(campaign, at) === 'active' ? campaign.id : null;
}

/**
 * Accepts a `return_url` only if its origin belongs to the platform's pages or to the calling application.
 */
export async function checkReturnUrl(
  db: Database,
  actor: Pick<Actor, 'credential' | 'credentialId' | 'accountId'>,
  { address, ownOrigins }: { address: string; ownOrigins: string[] },
): Promise<void> {
  const redirectUris =
    actor.credential === 'api_key'
      ? await listRedirectUris(db, actor.accountId)
      : ((await findOauthClient(db, actor.credentialId))?.redirectUris ?? []);
  const origins = redirectUris.filter((uri) => URL.canParse(uri)).map((uri) => new URL(uri).origin);
  // Ignores redirect URIs of native applications, because all of them share the origin "null".
  const allowed = new Set([...ownOrigins, ...origins].filter((origin) => origin !== 'null'));
  const message = findReturnUrlFault(address, allowed);
  if (message !== undefined) throw validationError([{ field: 'return_url', code: 'not_allowed', message }]);
}
