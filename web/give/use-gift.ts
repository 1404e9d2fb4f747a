import { useCallback, useRef, useState } from 'react';
import { type DonationCreated, GivingApiError, ValidationError } from '../../client/index';
import { type Api } from './api';
import { type Fault, type Faults, hasFaults, type Paying, translateFields, translateRefusal } from './faults';
import { type Order } from './order';
import { SessionFault } from '../common/guest';
import { methodsIn, offersOf } from './methods';
import { FormFault } from './processor/adapter';
import { type MadeGift, type Store } from './store';
import { type Recipient } from './wire';

export interface Sending {
  isSending: boolean;
  faults: Faults;
  /** A fault of the whole gift. */
  refusal: Fault | undefined;
  /** True if the gift may have been accepted, but no answer came. It is then sent again as it was. */
  isUnknown: boolean;
}

const AT_REST: Sending = { isSending: false, faults: {}, refusal: undefined, isUnknown: false };
const RETRIES = 2;

interface Circumstances {
  api: Api;
  store: Store;
  recipient: Recipient;
  language: string;
  onGiven: (gift: MadeGift) => void;
}

/**
 * Sends the gift. `prepare` checks the form and builds the request. It is not asked for a request whose outcome is unknown.
 * `send` resolves with true if the gift was accepted.
 */
export function useGift({ api, store, recipient, language, onGiven }: Circumstances) {
  const [sending, setSending] = useState<Sending>(() => ({
    ...AT_REST,
    ...(store.openPending<Order>().body === null ? {} : unknown('network')),
  }));
  const isBusy = useRef(false);

  const send = useCallback(
    async (prepare: () => Promise<Order | Faults>, currency: string): Promise<boolean> => {
      if (isBusy.current) return false;
      isBusy.current = true;
      setSending((before) => ({ ...before, isSending: true }));
      const end = await attempt({ api, store, recipient, language }, prepare, currency);
      isBusy.current = false;
      const isGiven = 'donation_id' in end;
      if (isGiven) onGiven(end);
      else setSending({ ...AT_REST, ...end });
      return isGiven;
    },
    [api, store, recipient, language, onGiven],
  );
  return { sending, send, showFaults: (faults: Faults) => setSending({ ...AT_REST, faults }) };
}

type End = MadeGift | Partial<Sending>;

async function attempt(
  { api, store, recipient, language }: Omit<Circumstances, 'onGiven'>,
  prepare: () => Promise<Order | Faults>,
  currency: string,
): Promise<End> {
  const pending = store.openPending<Order>();
  try {
    const body = pending.body ?? (await prepare());
    if (!isOrder(body)) return { faults: body };
    // Without a session nothing is sent, so its failure leaves no doubt about the gift.
    await api.guest.token();
    store.keepPending({ key: pending.key, body });
    const options = { idempotencyKey: pending.key, maxRetries: RETRIES };
    const created = await api.client.donations.create(body, options);
    store.forgetPending();
    return madeOf(body, created);
  } catch (error) {
    return explain(error, { store, recipient, currency, language });
  }
}

function isOrder(body: Order | Faults): body is Order {
  return 'charity_id' in body;
}

function madeOf(
  { amount, currency, donor, recurring, payment_method: method }: Order,
  { donation_id: donationId, total_charge: total }: DonationCreated,
): MadeGift {
  const { name, email } = donor;
  return {
    donation_id: donationId,
    amount,
    total,
    currency,
    name,
    email,
    isMonthly: recurring !== undefined,
    isDebit: method === 'ach',
  };
}

function explain(
  error: unknown,
  { store, recipient, currency, language }: Omit<Circumstances, 'api' | 'onGiven'> & { currency: string },
): Partial<Sending> {
  if (error instanceof FormFault) return { faults: error.faults };
  const { body: sent } = store.openPending<Order>();
  const isSent = sent !== null;
  if (error instanceof SessionFault && !isSent) return { refusal: { key: 'sessionFailed' } };
  const isAnswered = error instanceof GivingApiError && error.status < 500;
  if (!isAnswered && !isSent) return { refusal: { key: 'notSent' } };
  if (!(error instanceof GivingApiError)) return unknown('network');
  // A server that failed may have accepted the gift before.
  if (!isAnswered) return unknown('serverFailed');
  store.forgetPending();
  const faults =
    error instanceof ValidationError ? translateFields(error.fields, { currency, language }) : {};
  if (hasFaults(faults)) return { faults };
  return { refusal: translateRefusal(error.code, error.details, payingOf(sent, recipient)) };
}

function payingOf(sent: Order | null, recipient: Recipient): Paying {
  const { payment_method: method = 'card', currency = '' } = sent ?? {};
  return { method, offered: methodsIn(currency, offersOf(recipient)) };
}

function unknown(key: 'network' | 'serverFailed'): Partial<Sending> {
  return { isUnknown: true, refusal: { key } };
}
