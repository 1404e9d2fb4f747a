/** How far a campaign has come, in dollars. */
import { useId } from 'react';
import { type Campaign } from '../../../client/index';
import { showDay } from '../../common/dates';
import { showMoney, SUM_CURRENCY } from '../../common/money';
import { lineOf } from '../place';
import { useSpeech } from '../speech';
import { ownLocale } from '../../../domain/text/amount-locale';

const TENTHS_OF_PERCENT = 1_000;

/** Two lines such as "$25 raised of $1,000 2.5%" and "1 gift · No end date", and a bar between them. */
export function Progress({ campaign }: { campaign: Campaign }) {
  const { say, language } = useSpeech();
  const id = useId();
  const { raised_usd: raised, funding_goal_usd: goal, donations, deadline } = campaign;
  const facts = [
    say('giftCount', { gifts: donations }),
    deadline === null ? say('noEnd') : say('lastDayIs', { day: showDay(deadline, language) }),
  ];
  return (
    <div className="progress">
      <p id={id} className="raised">
        <strong className="main-figure">{showMoney(raised, SUM_CURRENCY, language)}</strong>{' '}
        <span>{say('raisedOf', { goal: showMoney(goal, SUM_CURRENCY, language) })}</span>{' '}
        <strong className="share">{showShareRaised(campaign, language)}</strong>
      </p>
      <progress max={1} value={Math.min(1, shareRaised(campaign))} aria-labelledby={id} />
      <p className="hint">{lineOf(facts)}</p>
    </div>
  );
}

/** Shows a percentage in the reader's way: "2.5%" in English, "2,5 %" in German. */
function showShareRaised(campaign: Campaign, language: string): string {
  return shareRaised(campaign).toLocaleString(ownLocale(language, navigator.languages), {
    style: 'percent',
    maximumFractionDigits: 1,
  });
}

/** Rounded down to a tenth of a percent, so that a goal that is nearly reached does not show as reached. */
function shareRaised({ raised_usd: raised, funding_goal_usd: goal }: Campaign): number {
  return Math.floor((Number(raised) / Number(goal)) * TENTHS_OF_PERCENT) / TENTHS_OF_PERCENT;
}
