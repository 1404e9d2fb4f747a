/** How far a campaign has come, in its own currency's goal and in dollars raised. */
import { type Campaign } from '../../../client/index';
import { showAmount, SUM_CURRENCY } from '../../common/money';
import { useSpeech } from '../speech';

const WHOLE = 100;

export function Progress({ campaign }: { campaign: Campaign }) {
  const { say, language } = useSpeech();
  const raised = showAmount(campaign.raised_usd, SUM_CURRENCY, language);
  const goal = showAmount(campaign.funding_goal_usd, SUM_CURRENCY, language);
  const sentence = say('raised', { raised, goal, percent: campaign.progress_percent });
  return (
    <>
      <progress max={WHOLE} value={Math.min(WHOLE, campaign.progress_percent)} aria-label={sentence} />
      <p className="hint">{sentence}</p>
    </>
  );
}
