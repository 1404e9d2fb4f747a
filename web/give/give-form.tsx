/** The form on one page: the gift, who gives, the payment. */
import { type SubmitEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { type Api } from './api';
import { type Quote, totalOf } from './charge';
import { chooseCurrency } from './currency';
import { DetailsSection } from './details-section';
import { checkDraft, type Draft, newDraft } from './draft';
import { type Faults, FIELDS } from './faults';
import { GiftSection } from './gift-section';
import { showExactMoney } from '../common/money';
import { currenciesOf } from './methods';
import { buildOrder } from './order';
import { PaymentSection } from './payment-section';
import { type ProcessorForm } from './processor/adapter';
import { useSpeech } from './speech';
import { dayOf, type MadeGift, type Store } from './store';
import { useCosts } from './use-costs';
import { firstFault, type Sending, useGift } from './use-gift';
import { type Recipient } from './wire';

export interface FormProps {
  api: Api;
  store: Store;
  recipient: Recipient;
  processor: ProcessorForm;
  onGiven: (gift: MadeGift) => void;
}

export function GiveForm({ api, store, recipient, processor, onGiven }: FormProps) {
  const { language } = useSpeech();
  const { draft, change, isRestored, startOver } = useDraft(store, recipient);
  const { sending, send, showFaults } = useGift({ api, store, language, onGiven });
  const { costs, setMethod, setInternational } = useCosts(api, recipient, draft, language);
  const { amount, quote } = costs;
  useFocusOnFault(sending, processor);

  const submit = () =>
    send(async () => {
      const faults = checkDraft(draft, recipient, language);
      if (Object.keys(faults).length > 0) return faults;
      const token = await processor.tokenize({ name: draft.name.trim(), email: draft.email.trim() });
      if (draft.coverFees && token.isInternational !== costs.isInternational) {
        setInternational(token.isInternational);
        return { card: { key: 'totalChanged' } };
      }
      const returnUrl = `${location.origin}${location.pathname}`;
      return buildOrder(draft, { recipient, language, token, returnUrl });
    }, draft.currency);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void submit();
  };
  const openWallet = () => {
    // The gift of an unknown outcome is sent again as it was, so another wallet must not pay it.
    if (sending.isSending || sending.isUnknown) return false;
    const faults = checkDraft(draft, recipient, language);
    if (costs.method !== 'card') faults.card = { key: 'walletPaysByCard' };
    else if (totalOf(costs) === undefined) faults.card = { key: 'totalUnknown' };
    showFaults(faults);
    return Object.keys(faults).length === 0;
  };
  const shared = { recipient, draft, change, faults: sending.faults };
  return (
    <form noValidate onSubmit={onSubmit} aria-busy={sending.isSending}>
      {isRestored && <Restored onStartOver={startOver} />}
      <GiftSection {...shared} quote={quote} />
      <DetailsSection {...shared} />
      <PaymentSection
        form={processor}
        charge={costs.charge}
        fault={sending.faults.card}
        onMethod={setMethod}
        onWallet={openWallet}
        onSubmit={submit}
      />
      <Submit {...{ sending, quote, draft, amount }} />
    </form>
  );
}

function useDraft(store: Store, recipient: Recipient) {
  const opening = useMemo(() => {
    const offered = currenciesOf(recipient);
    return newDraft(
      recipient,
      chooseCurrency(navigator.languages, offered, recipient.settings.default_currency),
    );
  }, [recipient]);
  const kept = useMemo(() => store.readDraft(dayOf(new Date())), [store]);
  const [isRestored, setRestored] = useState(kept !== undefined);
  const [draft, setDraft] = useState<Draft>({ ...opening, ...kept });
  const change = useCallback(
    (changes: Partial<Draft>) =>
      setDraft((before) => {
        const after = { ...before, ...changes };
        store.keepDraft(after, dayOf(new Date()));
        return after;
      }),
    [store],
  );
  const startOver = () => {
    store.forgetDraft();
    setDraft(opening);
    setRestored(false);
  };
  return { draft, change, isRestored, startOver };
}

/** Moves the focus to the first field that is wrong, or to what is wrong with the whole gift. */
function useFocusOnFault({ faults, refusal, isSending }: Sending, processor: ProcessorForm): void {
  useEffect(() => {
    if (isSending) return;
    const field = firstFault(faults, FIELDS);
    if (field === 'card') processor.focus();
    else if (field !== undefined) focusOn(field);
    else if (refusal !== undefined) focusOn('refusal');
  }, [faults, refusal, isSending, processor]);
}

function focusOn(id: string): void {
  const element = document.getElementById(id);
  const details = element?.closest('details');
  if (details !== undefined && details !== null) details.open = true;
  element?.focus();
}

function Restored({ onStartOver }: { onStartOver: () => void }) {
  const { say } = useSpeech();
  return (
    <p className="notice">
      {say('restored')}{' '}
      <button type="button" className="link" onClick={onStartOver}>
        {say('startOver')}
      </button>
    </p>
  );
}

interface SubmitProps {
  sending: Sending;
  quote: Quote;
  draft: Draft;
  amount: string | undefined;
}

function Submit({ sending, quote, draft, amount }: SubmitProps) {
  const { say } = useSpeech();
  const { isSending, isUnknown, faults, refusal } = sending;
  return (
    <div className="submit">
      {refusal !== undefined && (
        <p className="alert" id="refusal" role="alert" tabIndex={-1}>
          {say(refusal.key, refusal.values)}
        </p>
      )}
      <FaultSummary faults={faults} />
      <button type="submit" className="primary" aria-disabled={isSending}>
        {isSending ? (
          say('giving')
        ) : isUnknown ? (
          say('tryAgain')
        ) : (
          <GiveLabel {...{ quote, draft, amount }} />
        )}
      </button>
      {draft.frequency === 'monthly' && <p className="hint">{say('cancelAnyTime')}</p>}
    </div>
  );
}

function FaultSummary({ faults }: { faults: Faults }) {
  const { say } = useSpeech();
  const hasFaults = Object.keys(faults).length > 0;
  return (
    <p className={hasFaults ? 'fault' : 'hidden'} role="status">
      {hasFaults ? say('faultSummary') : ''}
    </p>
  );
}

function GiveLabel({ quote, draft, amount }: Omit<SubmitProps, 'sending'>) {
  const { say, language } = useSpeech();
  // A quote has JSON numbers, which round the digits of a token.
  const charge = totalOf({ draft, amount, quote }) ?? amount;
  const total = charge === undefined ? '' : showExactMoney(charge, draft.currency, language);
  return say(draft.frequency === 'monthly' ? 'giveMonthly' : 'give', { total }).replace(/\s+/g, ' ');
}
