/** One recurring gift: what it gives, what can be changed, and its dates so far. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { type Recurring } from '../../../client/index';
import { showAmount } from '../../common/money';
import { Page } from '../../parts/page';
import { useCharityName } from '../parts/charity-name';
import { showDate, showDay } from '../../common/dates';
import { Loaded } from '../../parts/loaded';
import { Loading } from '../../parts/loading';
import { type Pair, Pairs } from '../parts/pairs';
import { METHOD_KEYS, nameOfSource } from '../parts/sources';
import { Trail } from '../parts/trail';
import { useSources } from '../parts/use-sources';
import { useSession } from '../../session/context';
import { useSpeech } from '../speech';
import { BUTTONS, type Done, PlanActions, type Question, waysToPay } from './actions';
import { failureKey } from '../gifts/statuses';
import { Dates } from './dates';
import { useSumWithFees } from './fees';
import { asksForSource, FREQUENCY_KEYS, hasBegun, needsSource, pauseOf, stateOf } from './plan-words';

export function PlanPage() {
  const { id = '' } = useParams();
  const { say } = useSpeech();
  const { client } = useSession();
  const query = useQuery({
    queryKey: ['plan', id],
    queryFn: ({ signal }) => client.recurring.get(id, { signal }),
  });
  const charity = useCharityName(query.data?.charity_id);
  // The charity's name belongs to the title, which takes the focus once.
  if (query.data === undefined || charity === undefined) {
    return (
      <>
        <Trail to="/my/plans" list="plans" here={say('plan')} />
        <Page title={say('plan')}>
          <Loaded query={query}>{() => <Loading text={say('loading')} />}</Loaded>
        </Page>
      </>
    );
  }
  return <Plan plan={query.data} charity={charity} />;
}

function Plan({ plan, charity }: { plan: Recurring; charity: string }) {
  const { say, language } = useSpeech();
  const [question, ask] = useState<Question>();
  const [done, setDone] = useState<Done>();
  const each = showAmount(plan.amount, plan.currency, language);
  const amount = say(FREQUENCY_KEYS[plan.frequency], { amount: each });
  const state = stateOf(plan);
  const title = plan.ended_at === null ? 'planFor' : 'planOver';
  return (
    <>
      <Trail to="/my/plans" list="plans" here={charity} />
      <Page title={say(title, { state: say(state.key), amount, charity })}>
        <Attention plan={plan} ask={ask} isPauseSaid={done?.key === 'paused'} />
        <section aria-labelledby="plan" className="plan">
          <div className="head">
            <h2 id="plan">{say('figures')}</h2>
            <span className={state.look}>{say(state.key)}</span>
          </div>
          <Facts plan={plan} />
          <PlanActions {...{ plan, question, ask, done, setDone }} />
        </section>
        <section aria-labelledby="dates">
          <h2 id="dates">{say('datesSoFar')}</h2>
          <Dates plan={plan} />
        </section>
      </Page>
    </>
  );
}

interface AttentionProps {
  plan: Recurring;
  ask: (question: Question) => void;
  /** The note about the last change says it. */
  isPauseSaid: boolean;
}

/** Why the plan does not give, for as long as it does not, and what the donor can do about it. */
function Attention({ plan, ask, isPauseSaid }: AttentionProps) {
  const { say, language } = useSpeech();
  if (plan.status === 'failed') {
    return <p className="alert">{say(hasBegun(plan) ? 'planFailedText' : 'planNotBegunText')}</p>;
  }
  if (plan.status === 'pending') return <p className="notice">{say('planPendingText')}</p>;
  if (plan.keepable) return <Keepable ask={ask} />;
  if (plan.retry !== null) {
    const { next_attempt_at: at, last_failure: failure } = plan.retry;
    const reason = say(failureKey(failure?.code ?? ''));
    const text = `${reason} ${say('retryOn', { day: showDate(at, language) })}`;
    return asksForSource(plan) ? <Repair {...{ plan, ask, text }} /> : <p className="alert">{text}</p>;
  }
  if (plan.status !== 'paused') return null;
  const { key, values } = pauseOf(plan, language);
  if (needsSource(plan)) return <Repair plan={plan} ask={ask} text={say(key)} />;
  return isPauseSaid ? null : <p className="notice">{say(key, values)}</p>;
}

/** Says why a plan is not charged, and offers another way to pay it. */
function Repair({ plan, ask, text }: Pick<AttentionProps, 'plan' | 'ask'> & { text: string }) {
  const { say } = useSpeech();
  const { kind } = useSession();
  const [way] = waysToPay(plan.payment_method, kind);
  return (
    <div className="alert">
      <p>{text}</p>
      {way === undefined ? (
        <p>{say('walletAsGuest')}</p>
      ) : (
        <button type="button" className="primary" onClick={() => ask(way)}>
          {say(BUTTONS[way])}
        </button>
      )}
    </div>
  );
}

/** The donor took the access of the plan's application back, and may go on giving without it. */
function Keepable({ ask }: Pick<AttentionProps, 'ask'>) {
  const { say } = useSpeech();
  return (
    <div className="alert">
      <p>{say('planKeepable')}</p>
      <button type="button" className="primary" onClick={() => ask('keep')}>
        {say(BUTTONS.keep)}
      </button>
    </div>
  );
}

function Facts({ plan }: { plan: Recurring }) {
  const { say, language } = useSpeech();
  const isOver = plan.ended_at !== null;
  const sum = useSumWithFees(plan, isOver ? undefined : plan.amount);
  const rows: Pair[] = [];
  if (plan.cover_fees && !isOver) rows.push(['eachGift', sum ?? say('withUnknownFees')]);
  if (plan.retry !== null) rows.push(['nextAttempt', showDate(plan.retry.next_attempt_at, language)]);
  if (plan.next_date !== null) rows.push(['nextGift', showDay(plan.next_date, language)]);
  if (hasBegun(plan)) rows.push(['begun', showDate(plan.started_at, language)]);
  if (plan.ended_at !== null) {
    rows.push([plan.status === 'cancelled' ? 'planCancelled' : 'ended', showDate(plan.ended_at, language)]);
  }
  rows.push(['giftsMade', plan.donations_made]);
  if (plan.remaining !== null) rows.push(['giftsLeft', plan.remaining]);
  rows.push(['paidBy', <SourceName key="source" plan={plan} />]);
  return <Pairs pairs={rows} />;
}

function SourceName({ plan: { source: id, payment_method: method } }: { plan: Recurring }) {
  const speech = useSpeech();
  const { data = [] } = useSources();
  const source = data.find((each) => each.source_id === id);
  // The list has no removed source, and no test source of a sandbox that nobody saved.
  return source === undefined ? speech.say(METHOD_KEYS[method]) : nameOfSource(source, speech);
}
