/** What became of the gift: its state, what it came to, and what the donor can do next. */
import { useEffect, useRef } from 'react';
import { type Donation } from '../../client/index';
import { type Api } from './api';
import { type Embedding } from './embedding';
import { translateFailure } from './faults';
import { showExactMoney } from '../common/money';
import { NextSteps, Receipt, Tell } from './keepsakes';
import { type Followed, movesNoMoney, stateOf } from './outcome';
import { useSpeech } from './speech';
import { type MadeGift, type Store } from './store';
import { SumLines } from './sum';
import { useMadeGift } from './use-made-gift';
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
  const { gift } = followed;
  const hasFailed = gift?.status === 'failed';
  useEffect(() => {
    if (gift !== undefined && gift.status !== 'failed') store.forgetDraft();
  }, [gift, store]);
  useEffect(() => {
    if (gift?.status === 'completed') embedding?.complete(gift.donation_id);
  }, [gift, embedding]);
  const charity = recipient.charity.name;
  if (hasFailed) return <Failed {...{ gift, charity }} onRetry={() => leave(false)} />;
  const action = gift?.next_action ?? undefined;
  const { thank_you: thanks } = recipient.settings;
  return (
    <section className="result" aria-labelledby="result-title">
      <Title text={made.name === '' ? say('thanksPlain') : say('thanks', { name: made.name })} />
      {thanks !== null && <p className="thanks">{thanks}</p>}
      <State {...{ followed, made, recipient }} />
      {gift !== undefined && <GiftSum gift={gift} isMonthly={made.isMonthly} />}
      <Steps gift={gift} />
      {action !== undefined && <Confirm url={action.url} />}
      {made.isMonthly && <p className="hint">{say('planNote')}</p>}
      {gift?.status === 'completed' && <Receipt {...{ api, gift, made }} />}
      <NextSteps made={made} offersAccount={gift !== undefined && action === undefined}>
        <button type="button" className="secondary" onClick={() => leave(true)}>
          {say('giveAgain')}
        </button>
        {embedding !== undefined && (
          <button type="button" className="secondary" onClick={() => embedding.close()}>
            {say('close')}
          </button>
        )}
      </NextSteps>
      {gift?.status === 'completed' && <Tell {...{ api, gift }} />}
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
  return (
    <>
      <p className="state" role="status">
        {say(stateOf(followed, { made, isTest }), { amount: show(made.amount), charity })}
      </p>
      {isTest && (
        <p className="notice">
          {say('testGift')}
          {isDone && ` ${say('testNext', { charity, net: show(gift.net_amount) })}`}
        </p>
      )}
    </>
  );
}

function GiftSum({ gift, isMonthly }: { gift: Donation; isMonthly: boolean }) {
  const { amount, currency, cover_fees: isCovered, fees, total_charge: total } = gift;
  return (
    <dl className="sum">
      <SumLines
        amount={amount}
        fees={isCovered ? fees.total_fees : 0}
        total={total}
        currency={currency}
        isMonthly={isMonthly}
      />
    </dl>
  );
}

function Steps({ gift }: { gift: Donation | undefined }) {
  const { say } = useSpeech();
  const isDone = gift?.status === 'completed';
  const steps = [
    { text: say('stepAccepted'), isDone: true },
    { text: say('stepPaid'), isDone },
    { text: say('stepReceived'), isDone },
  ];
  return (
    <ol className="steps">
      {steps.map(({ text, isDone: isReached }) => (
        <li key={text} className={isReached ? 'done' : 'open'}>
          {text}
        </li>
      ))}
    </ol>
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

interface FailedProps {
  gift: Donation;
  charity: string;
  onRetry: () => void;
}

function Failed({ gift, charity, onRetry }: FailedProps) {
  const { say } = useSpeech();
  return (
    <section className="result" aria-labelledby="result-title">
      <p className="kicker">{charity}</p>
      <Title text={say('stateFailed')} />
      <p className="alert" role="alert">
        {say(translateFailure(gift.failure?.code ?? ''))}
      </p>
      <button type="button" className="primary" onClick={onRetry}>
        {say('retryGift')}
      </button>
    </section>
  );
}
