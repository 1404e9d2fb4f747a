/** The words for the achievements of the API. */
import { type Key } from '../words';

const BADGE_KEYS: Partial<Record<string, Key>> = {
  first_donation: 'badgeFirstGift',
  given_100_usd: 'badge100',
  given_1000_usd: 'badge1000',
  given_10000_usd: 'badge10000',
  ten_donations: 'badgeTenGifts',
  steady_donor: 'badgeSteady',
  first_hours: 'badgeFirstHours',
  ten_hours: 'badgeTenHours',
  hundred_hours: 'badgeHundredHours',
  five_hundred_hours: 'badgeFiveHundredHours',
  three_charities: 'badgeThreeCharities',
  ten_charities: 'badgeTenCharities',
  donor_and_volunteer: 'badgeBoth',
};

/** A later API may have further badges. They show their own name. */
export function badgeKey(badge: string): Key {
  return BADGE_KEYS[badge] ?? 'badgeOther';
}
