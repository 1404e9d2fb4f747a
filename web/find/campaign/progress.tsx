/** How far a campaign has come, in its own currency's goal and in dollars raised. */
import { type Campaign } from '../../../client/index';
import { showAmount, SUM_CURRENCY } from '../../common/money';
import { useSpeech } from '../speech';

const TENTHS_OF_PERCENT = 1_000;

/** A bar with its sentence below. */
export function Progress({ campaign }: { campaign: Campaign }) {
  const sentence = useSentence(campaign);
  return (
    <>
      <ProgressBar campaign={campaign} />
      <p className="hint">{sentence}</p>
    </>
  );
}

export function ProgressBar({ campaign }: { campaign: Campaign }) {
  const sentence = useSentence(campaign);
  return <progress max={1} value={Math.min(1, shareRaised(campaign))} aria-label={sentence} />;
}

function useSentence(campaign: Campaign): string {
  const { say, language } = useSpeech();
  return say('raised', {
    raised: showAmount(campaign.raised_usd, SUM_CURRENCY, language),
    goal: showAmount(campaign.funding_goal_usd, SUM_CURRENCY, language),
    percent: showShareRaised(campaign, language),
  });
}

/** Shows a percentage in the reader's way: "2.5%" in English, "2,5 %" in German. */
export function showShareRaised(campaign: Campaign, language: string): string {
  return shareRaised(campaign).toLocaleString(language, { style: 'percent', maximumFractionDigits: 1 });
}

/** Rounded down to a tenth of a percent, so that a goal that is nearly reached does not show as reached. */
function shareRaised({ raised_usd: raised, funding_goal_usd: goal }: Campaign): number {
  return Math.floor((Number(raised) / Number(goal)) * TENTHS_OF_PERCENT) / TENTHS_OF_PERCENT;
}
