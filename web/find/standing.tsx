/** Says what it means that a charity is verified, or is not. */
import { type Checked, meaningOf } from './meaning-of';
import { useSpeech } from './speech';

export function Standing({ charity }: { charity: Checked }) {
  const { say } = useSpeech();
  return (
    <div>
      <h3>{say(charity.verified ? 'verified' : 'notVerified')}</h3>
      <p className="hint">{say(meaningOf(charity))}</p>
    </div>
  );
}
