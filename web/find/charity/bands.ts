import { type Charity, type Trust } from '../../../client/index';
import { type Key } from '../words';

const BAND_KEYS: Record<Charity['trust_band'], Key> = {
  'New/Unverified': 'bandNew',
  'Basic Trust': 'bandBasic',
  'High Trust': 'bandHigh',
  'Exceptional Trust': 'bandExceptional',
};

export function bandKey(band: Charity['trust_band']): Key {
  return BAND_KEYS[band];
}

export const FACTOR_KEYS: Record<Trust['factors'][number]['name'], Key> = {
  verification_level: 'factorVerification',
  platform_history: 'factorHistory',
  user_feedback: 'factorFeedback',
  compliance_record: 'factorCompliance',
  update_frequency: 'factorUpdates',
};
