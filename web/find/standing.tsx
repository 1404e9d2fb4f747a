/** Says what it means that a charity is verified, or is not. See docs/rules/verification.md for the checks of each level. */
import { type Charity } from '../../client/index';
import { useSpeech } from './speech';
import { type Key } from './words';

const MEANINGS: Partial<Record<string, Key>> = {
  standard: 'meansStandard',
  enhanced: 'meansEnhanced',
};

type Checked = Pick<Charity, 'verified' | 'verification_level'>;

export function Standing({ charity }: { charity: Checked }) {
  const { say } = useSpeech();
  return (
    <div>
      <h3>{say(charity.verified ? 'verified' : 'notVerified')}</h3>
      <p className="hint">{say(meaningOf(charity))}</p>
    </div>
  );
}

function meaningOf({ verified, verification_level: level }: Checked): Key {
  if (!verified) return 'meansNotVerified';
  return MEANINGS[level ?? ''] ?? 'meansVerified';
}
