/** The texts for what the API names in English words of its own. */
import { type SearchHit, type SearchQuery } from '../../client/index';
import { type Key } from './words';

export type Cause = NonNullable<SearchQuery['category']>;

export const CAUSE_KEYS: Record<Cause, Key> = {
  'Animals & Wildlife': 'causeAnimals',
  'Arts & Culture': 'causeArts',
  'Community Development': 'causeCommunity',
  'Disaster Relief': 'causeDisaster',
  Education: 'causeEducation',
  Environment: 'causeEnvironment',
  'Health & Medicine': 'causeHealth',
  'Human Rights': 'causeRights',
  'International Aid': 'causeAid',
  'Religion & Spirituality': 'causeReligion',
};

export const TYPE_KEYS: Record<SearchHit['type'], Key> = {
  organization: 'organization',
  campaign: 'campaign',
  opportunity: 'opportunity',
};

/** A charity may name a cause of its own, which nobody has translated. */
export function causeKey(cause: string): Key | undefined {
  return CAUSE_KEYS[cause as Cause];
}
