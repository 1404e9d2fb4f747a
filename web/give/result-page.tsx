/** What became of the gift: its state, what it came to, and what the donor can do next. */
import { useEffect, useRef } from 'react';
import { type Donation } from '../../client/index';
import { type Api } from './api';
import { type Embedding, isInFrame } from './embedding';
import { translateFailure } from './faults';
import { showDay } from '../common/dates';
import { dayOf } from '../common/drafts';
import { showExactMoney } from '../common/money';
import { AccountOffer, Proof, Receipt, Share } from './keepsakes';
import { MadeSum } from './made-sum';
import { methodsIn, offersOf } from './methods';
import { type Followed, hasEnded, movesNoMoney, stateOf } from './outcome';
import { useSpeech } from './speech';
import { type MadeGift, type Store } from './store';
import { useMadeGift } from './use-made-gift';
import { useNextDate } from './use-next-date';
import { type Recipient } from './wire';

interface ResultProps {
  api: Api;
  store: Store;
  recipient: Recipient;
  gift: MadeGift;
  /** Goes back to the form: to give again, or to change a gift that failed. */
  leave: (isDone: boolean) => void;
  embedding: Embedding | undefined;
}

export function ResultPage({ api, store, recipient, gift: made, leave, embedding }: ResultProps) {
  const { say } = useSpeech();
  const followed = useMadeGift(api, made.donation_id);
  const { gift, isGone } = followed;
  const { draft } = made;
  const hasFailed = gift?.status === 'failed';
  useEffect(() => {
    if (hasFailed) store.keepDraft(draft, dayOf(new Date()));
    else if (gift !== undefined) store.forgetDraft();
    if (hasEnded(followed)) store.settleGift();
  }, [gift, hasFailed, draft, followed, store]);
  useEffect(() => {
    if (gift?.status === 'completed') embedding?.complete(gift.donation_id);
  }, [gift, embedding]);
  if (isGone) return <Gone onAgain={() => leave(true)} />;
  if (hasFailed) return <Failed {...{ gift, recipient }} onRetry={() => leave(false)} />;
  const action = gift?.next_action ?? undefined;
  const completed = gift?.status === 'completed' ? gift : undefined;
  const { thank_you: thanks } = recipient.settings;
  return (
    <section className="result" aria-labelledby="result-title">
      <Title text={made.name === '' ? say('thanksPlain') : say('thanks', { name: made.name })} />
      {thanks !== null && <p className="thanks">{thanks}</p>}
      <State {...{ followed, made, recipient }} />
      <MadeSum {...{ gift, made }} />
      {completed === undefined && <Steps email={made.email} />}
      {action !== undefined && <Confirm url={action.url} />}
      {made.isMonthly && <PlanNote {...{ api, gift, made }} />}
      {completed !== undefined && <Receipt {...{ api, gift: completed, made }} />}
      {gift !== undefined && action === undefined && <AccountOffer made={made} />}
      <div className="actions">
        <button type="button" className="link" onClick={() => leave(true)}>
          {say('giveAgain')}
        </button>
        {completed !== undefined && <Share name={recipient.campaign?.name ?? recipient.charity.name} />}
        {!isInFrame() && (
          <a className="link" href="/">
            {say('findAnother')}
          </a>
        )}
        {embedding !== undefined && (
          <button type="button" className="secondary" onClick={() => embedding.close()}>
            {say('close')}
          </button>
        )}
      </div>
      {completed !== undefined && <Proof {...{ api, gift: completed, isTest: movesNoMoney(recipient) }} />}
    </section>
  );
}

/** The main heading while it is shown. It takes the focus, because the form that had it is gone. */
export function Title({ text }: { text: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h1 id="result-title" ref={title} tabIndex={-1}>
      {text}
    </h1>
  );
}

interface StateProps {
  followed: Followed;
  made: MadeGift;
  recipient: Recipient;
}

function State({ followed, made, recipient }: StateProps) {
  const { say, language } = useSpeech();
  const { gift } = followed;
  const isTest = movesNoMoney(recipient);
  const charity = recipient.charity.name;
  const show = (amount: string) => showExactMoney(amount, made.currency, language);
  const isDone = gift?.status === 'completed';
  const sums =
    isDone && gift.claimed
      ? { charity, total: show(gift.total_charge), net: show(gift.net_amount) }
      : undefined;
  return (
    <>
      <p className={isDone ? 'state done' : 'state'} role="status">
        {say(stateOf(followed, { made, isTest }), { amount: show(made.amount), charity })}
      </p>
      {isTest && (
        <p className="notice">
          {say('testGift')}
          {sums !== undefined && ` ${say('testNext', sums)}`}
        </p>
      )}
      {!isTest && sums !== undefined && <p>{say('paidAndReceived', sums)}</p>}
    </>
  );
}

function PlanNote({
  api,
  gift,
  made,
}: Pick<ResultProps, 'api'> & { gift: Followed['gift']; made: MadeGift }) {
  const { say, language } = useSpeech();
  const id = gift?.recurring_id ?? undefined;
  const next = useNextDate(api, id, gift?.status);
  const plan = id === undefined ? '/my/plans' : `/my/plans/${id}`;
  return (
    <p>
      {say('planNote', { amount: showExactMoney(made.amount, made.currency, language) })}{' '}
      {next !== undefined && `${say('planNext', { date: showDay(next, language) })} `}
      <a href={`/account/guest?to=${encodeURIComponent(plan)}`}>{say('planManage')}</a>
    </p>
  );
}

/** The steps of a gift that is not complete yet. */
function Steps({ email }: { email: string }) {
  const { say } = useSpeech();
  return (
    <div>
      <ol className="steps">
        <li className="done">{say('stepAccepted')}</li>
        <li>{say('stepPaid')}</li>
        <li>{say('stepReceived')}</li>
      </ol>
      <p className="hint">{say('receiptLater', { email })}</p>
    </div>
  );
}

function Confirm({ url }: { url: string }) {
  const { say } = useSpeech();
  return (
    <div className="notice">
      <h2>{say('confirmTitle')}</h2>
      <p>{say('confirmText')}</p>
      <a className="primary" href={url}>
        {say('confirm')}
      </a>
    </div>
  );
}

/** An account of the same address has taken the gift over, so this tab no longer reads it. */
function Gone({ onAgain }: { onAgain: () => void }) {
  const { say } = useSpeech();
  return (
    <section className="result" aria-labelledby="result-title">
      <Title text={say('thanksPlain')} />
      <p role="status">{say('giftMoved')}</p>
      <div className="actions">
        <a className="primary" href="/my">
          {say('seeGifts')}
        </a>
        <button type="button" className="secondary" onClick={onAgain}>
          {say('giveAgain')}
        </button>
      </div>
    </section>
  );
}

interface FailedProps {
  gift: Donation;
  recipient: Recipient;
  onRetry: () => void;
}

function Failed({ gift, recipient, onRetry }: FailedProps) {
  const { say } = useSpeech();
  const { payment_method: method, currency, failure, recurring_id: recurringId } = gift;
  const paying = { method, offered: methodsIn(currency, offersOf(recipient)) };
  return (
    <section className="result" aria-labelledby="result-title">
      <p className="kicker">{recipient.charity.name}</p>
      <Title text={say('stateFailed')} />
      <p className="alert" role="alert">
        {say(translateFailure(failure?.code ?? '', paying))}
      </p>
      {recurringId !== null && <p>{say('planNotBegun')}</p>}
      <button type="button" className="primary" onClick={onRetry}>
        {say('retryGift')}
      </button>
    </section>
  );
}
