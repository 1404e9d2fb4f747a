/** What became of the gift: its state, its receipt and its proof. */
import { useEffect, useRef } from 'react';
import { type Donation } from '../../client/index';
import { type Api } from './api';
import { type Embedding } from './embedding';
import { translateFailure } from './faults';
import { showExactMoney } from '../common/money';
import { AccountOffer, Keepsakes } from './keepsakes';
import { useSpeech } from './speech';
import { type MadeGift, type Store } from './store';
import { type Followed, useMadeGift } from './use-made-gift';
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
  if (hasFailed) return <Failed gift={gift} onRetry={() => leave(false)} />;
  const action = gift?.next_action ?? undefined;
  const { thank_you: thanks } = recipient.settings;
  return (
    <section className="result" aria-labelledby="result-title">
      <Title text={made.name === '' ? say('thanksPlain') : say('thanks', { name: made.name })} />
      {thanks !== null && <p className="thanks">{thanks}</p>}
      <p className="state" role="status">
        <State {...{ followed, made, recipient }} />
      </p>
      <Steps gift={gift} />
      {action !== undefined && <Confirm url={action.url} />}
      {made.isMonthly && <p className="hint">{say('planNote')}</p>}
      {gift?.status === 'completed' && <Keepsakes {...{ api, gift, made }} />}
      {gift !== undefined && action === undefined && <AccountOffer made={made} />}
      <button type="button" className="secondary" onClick={() => leave(true)}>
        {say('giveAgain')}
      </button>
      {embedding !== undefined && (
        <button type="button" className="secondary" onClick={() => embedding.close()}>
          {say('close')}
        </button>
      )}
    </section>
  );
}

/** Takes the focus, because the form that had it is gone. */
function Title({ text }: { text: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h2 id="result-title" ref={title} tabIndex={-1}>
      {text}
    </h2>
  );
}

interface StateProps {
  followed: Followed;
  made: MadeGift;
  recipient: Recipient;
}

function State({ followed: { gift, isSlow }, made, recipient }: StateProps) {
  const { say, language } = useSpeech();
  const values = {
    amount: showExactMoney(made.amount, made.currency, language),
    charity: recipient.charity.name,
  };
  if (gift?.status === 'completed') return say(gift.claimed ? 'stateCompleted' : 'stateHeld', values);
  if (made.isDebit) return say('stateDebit', values);
  return isSlow ? say('stateSlow') : say('statePending', values);
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
      <h3>{say('confirmTitle')}</h3>
      <p>{say('confirmText')}</p>
      <a className="primary" href={url}>
        {say('confirm')}
      </a>
    </div>
  );
}

function Failed({ gift, onRetry }: { gift: Donation; onRetry: () => void }) {
  const { say } = useSpeech();
  return (
    <section className="result" aria-labelledby="result-title">
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
