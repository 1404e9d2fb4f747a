/** The form on one page: the gift, who gives, the payment, and what it comes to. */
import { type SubmitEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { type Api } from './api';
import { type Asked, fillOf } from './asked';
import { type Quote, totalOf } from './charge';
import { chooseCurrency } from './currency';
import { DetailsSection } from './details-section';
import { checkDraft, type Draft, type Giver, newDraft } from './draft';
import { FAULT_SUMMARY_ID, FaultSummary } from './fault-summary';
import { type Fault, type Field, hasFaults, isFrameField, isLowFunds } from './faults';
import { GiftSection } from './gift-section';
import { dayOf } from '../common/drafts';
import { showExactMoney } from '../common/money';
import { currenciesOf } from './methods';
import { buildOrder } from './order';
import { browserTimeZone } from './time-zone';
import { PaymentSection } from './payment-section';
import { type ProcessorForm } from './processor/adapter';
import { useSpeech } from './speech';
import { type MadeGift, type Store } from './store';
import { Summary } from './summary';
import { useCosts } from './use-costs';
import { type Sending, useGift } from './use-gift';
import { type Recipient } from './wire';

export interface FormProps {
  /** Set if the donor gives again. */
  giver: Giver | undefined;
  /** Set if the address asks for an amount. */
  asked: Asked | undefined;
  api: Api;
  store: Store;
  recipient: Recipient;
  processor: ProcessorForm;
  onGiven: (gift: MadeGift) => void;
}

export function GiveForm({ api, store, recipient, processor, onGiven, giver, asked }: FormProps) {
  const { language } = useSpeech();
  const { draft, change, isRestored, startOver } = useDraft({ store, recipient, giver, asked });
  const { sending, send, beginAnew, showFaults } = useGift({ api, store, recipient, language, onGiven });
  const { costs, setMethod, setInternational } = useCosts(api, recipient, draft, language);
  const { amount, quote } = costs;
  useFocusOnFault(sending);
  useMarkOfLowFunds(sending.refusal, processor);

  const submit = () =>
    send(async () => {
      const faults = checkDraft(draft, recipient, language);
      // The donor hears at once of all that is missing, also of what the form of the processor asks for.
      if (hasFaults(faults)) return { ...faults, ...(await processor.check()) };
      const token = await processor.tokenize({ name: draft.name.trim(), email: draft.email.trim() });
      if (draft.coverFees && token.isInternational !== costs.isInternational) {
        setInternational(token.isInternational);
        return { card: { key: 'totalChanged' } };
      }
      const returnUrl = `${location.origin}${location.pathname}`;
      return buildOrder(draft, { recipient, language, token, returnUrl, timeZone: browserTimeZone() });
    }, draft);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void submit();
  };
  const openWallet = () => {
    // The gift of an unknown outcome is sent again as it was, so another wallet must not pay it.
    if (sending.isSending || sending.doubt !== undefined) return false;
    const faults = checkDraft(draft, recipient, language);
    if (costs.method !== 'card') faults.card = { key: 'walletPaysByCard' };
    else if (amount !== undefined && totalOf(costs) === undefined) faults.card = { key: 'totalUnknown' };
    showFaults(faults);
    return !hasFaults(faults);
  };
  const shared = { recipient, draft, change, faults: sending.faults };
  return (
    <form className="gift" noValidate onSubmit={onSubmit} aria-busy={sending.isSending}>
      <div className="sheet">
        <FaultSummary faults={sending.faults} onChoose={(field) => focusOn(field, processor)} />
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
      </div>
      <Summary recipient={recipient} costs={costs} tribute={draft} />
      <Submit {...{ sending, quote, draft, amount, beginAnew }} />
    </form>
  );
}

type DraftProps = Pick<FormProps, 'store' | 'recipient' | 'giver' | 'asked'>;

function useDraft({ store, recipient, giver, asked }: DraftProps) {
  const { language } = useSpeech();
  const opening = useMemo(() => {
    const offered = currenciesOf(recipient);
    return newDraft(
      recipient,
      chooseCurrency(navigator.languages, offered, recipient.settings.default_currency),
      giver,
    );
  }, [recipient, giver]);
  const kept = useMemo(() => store.readDraft(dayOf(new Date())), [store]);
  const [isRestored, setRestored] = useState(kept !== undefined);
  const [draft, setDraft] = useState<Draft>({ ...opening, ...kept, ...fillOf(asked, recipient, language) });
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

/** Moves the focus to the list of what is wrong, or to what is wrong with the whole gift. */
function useFocusOnFault({ faults, refusal, isSending }: Sending): void {
  useEffect(() => {
    if (isSending) return;
    if (hasFaults(faults)) document.getElementById(FAULT_SUMMARY_ID)?.focus();
    else if (refusal !== undefined) document.getElementById('refusal')?.focus();
  }, [faults, refusal, isSending]);
}

function useMarkOfLowFunds(refusal: Fault | undefined, processor: ProcessorForm): void {
  useEffect(() => {
    if (refusal !== undefined && isLowFunds(refusal)) processor.markLowFunds?.();
  }, [refusal, processor]);
}

function focusOn(field: Field, processor: ProcessorForm): void {
  if (isFrameField(field)) processor.focus(field);
  else if (field === 'card') processor.focus();
  else focusOnOwn(field);
}

function focusOnOwn(id: string): void {
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
  beginAnew: () => void;
}

function Submit({ sending, quote, draft, amount, beginAnew }: SubmitProps) {
  const { say } = useSpeech();
  const { isSending, doubt, refusal } = sending;
  return (
    <div className="submit">
      {refusal !== undefined && (
        <p className="alert" id="refusal" role="alert" tabIndex={-1}>
          {say(refusal.key, refusal.values)}
        </p>
      )}
      {doubt === 'lasting' ? (
        <button type="button" className="primary" onClick={beginAnew}>
          {say('giveAgain')}
        </button>
      ) : (
        <button type="submit" className="primary" aria-disabled={isSending}>
          {isSending ? (
            say('giving')
          ) : doubt === undefined ? (
            <GiveLabel {...{ quote, draft, amount }} />
          ) : (
            say('tryAgain')
          )}
        </button>
      )}
      {draft.frequency === 'monthly' && <p className="hint">{say('cancelAnyTime')}</p>}
    </div>
  );
}

function GiveLabel({ quote, draft, amount }: Omit<SubmitProps, 'sending' | 'beginAnew'>) {
  const { say, language } = useSpeech();
  // A quote has JSON numbers, which round the digits of a token.
  const charge = totalOf({ draft, amount, quote }) ?? amount;
  const total = charge === undefined ? '' : showExactMoney(charge, draft.currency, language);
  const isMonthly = draft.frequency === 'monthly' && total !== '';
  return say(isMonthly ? 'giveMonthly' : 'give', { total }).replace(/\s+/g, ' ');
}
