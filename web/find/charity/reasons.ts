/** Says in the reader's language why a factor has its points. */
import { type Trust } from '../../../client/index';
import { type Values } from '../../common/words';
import { type Key, type Speech } from '../words';
import { showCount } from '../../common/counts';

type Reason = Trust['factors'][number]['reason'];

const REASON_KEYS: Record<Reason['code'], Key> = {
  not_verified: 'notVerified',
  verified_basic: 'basisBasic',
  verified_standard: 'basisStandard',
  verified_enhanced: 'basisEnhanced',
  no_gifts: 'basisNoGifts',
  gifts: 'basisGifts',
  no_ratings: 'basisNoRatings',
  ratings: 'basisRatings',
  concern: 'basisConcern',
  no_disputes: 'basisNoDisputes',
  disputes: 'basisDisputes',
  no_updates: 'basisNoUpdates',
  updated: 'basisUpdated',
};

/** Undefined for a code that is newer than this page. */
export function sayReason({ code, figures }: Reason, { say, language }: Speech): string | undefined {
  const { [code]: key }: Partial<Record<string, Key>> = REASON_KEYS;
  if (key === undefined) return undefined;
  const { days = 0 } = figures;
  const values: Values = {
    when: new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day'),
  };
  for (const [name, figure] of Object.entries(figures)) values[name] = showCount(figure, language);
  return say(key, values);
}
