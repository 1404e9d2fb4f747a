import { useCallback, useRef, useState } from 'react';
import {
  AuthenticationError,
  ConflictError,
  type DonationCreated,
  GivingApiError,
  RateLimitError,
  ValidationError,
} from '../../client/index';
import { type Api } from './api';
import { type Draft } from './draft';
import { type Fault, type Faults, hasFaults, translateFields, translateRefusal } from './faults';
import { type Order } from './order';
import { OtherGuestFault, SessionFault } from '../common/guest';
import { methodsIn, offersOf } from './methods';
import { FormFault } from './processor/adapter';
import { type MadeGift, type Sent, type Store } from './store';
import { type Recipient } from './wire';

export interface Sending {
  isSending: boolean;
  faults: Faults;
  /** A fault of the whole gift. */
  refusal: Fault | undefined;
  /** Set if the gift may have been accepted, but no answer came. */
  doubt: Doubt | undefined;
}

/** The gift is sent again as it was. Once that could make a second one, only the donor's mail tells. */
type Doubt = 'repeatable' | 'lasting';

const AT_REST: Sending = { isSending: false, faults: {}, refusal: undefined, doubt: undefined };
const RETRIES = 2;
/** The API keeps answers for 24 hours. Later the same key would make a second gift. */
const REPEATABLE_MS = 23 * 3_600_000;
const REQUEST_TIMEOUT = 408;

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
  const [sending, setSending] = useState<Sending>(() => ({ ...AT_REST, ...doubtOf(store) }));
  const isBusy = useRef(false);

  const send = useCallback(
    async (prepare: () => Promise<Order | Faults>, draft: Draft): Promise<boolean> => {
      if (isBusy.current) return false;
      isBusy.current = true;
      setSending((before) => ({ ...before, isSending: true }));
      const end = await attempt({ api, store, recipient, language }, prepare, draft);
      isBusy.current = false;
      const isGiven = 'donation_id' in end;
      if (isGiven) onGiven(end);
      else setSending({ ...AT_REST, ...end });
      return isGiven;
    },
    [api, store, recipient, language, onGiven],
  );
  const beginAnew = () => {
    store.forgetPending();
    setSending(AT_REST);
  };
  return { sending, send, beginAnew, showFaults: (faults: Faults) => setSending({ ...AT_REST, faults }) };
}

function doubtOf(store: Store): Partial<Sending> {
  const { sent } = store.openPending<Order>();
  if (sent === null) return {};
  return isRepeatable(sent) ? unknown('network') : LASTING;
}

function isRepeatable({ at }: Sent<Order>): boolean {
  return Date.now() - at < REPEATABLE_MS;
}

type End = MadeGift | Partial<Sending>;

async function attempt(
  { api, store, recipient, language }: Omit<Circumstances, 'onGiven'>,
  prepare: () => Promise<Order | Faults>,
  draft: Draft,
): Promise<End> {
  const { key, sent: before } = store.openPending<Order>();
  if (before !== null && !isRepeatable(before)) return LASTING;
  try {
    const body = before?.body ?? (await prepare());
    if (!isOrder(body)) return { faults: body };
    // Without a session nothing is sent, so its failure leaves no doubt about the gift.
    const sent = before ?? { body, guest: await api.guest.userId(), at: Date.now() };
    store.keepPending({ key, sent });
    const options = { idempotencyKey: key, maxRetries: RETRIES };
    const created = await api.guest.clientOf(sent.guest).donations.create(body, options);
    store.forgetPending();
    return { ...madeOf(body, created), draft };
  } catch (error) {
    return explain(error, { store, recipient, currency: draft.currency, language });
  }
}

function isOrder(body: Order | Faults): body is Order {
  return 'charity_id' in body;
}

function madeOf(
  { amount, currency, donor, recurring, payment_method: method }: Order,
  { donation_id: donationId, total_charge: total }: DonationCreated,
): Omit<MadeGift, 'draft'> {
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

type Told = Pick<Circumstances, 'store' | 'recipient' | 'language'> & { currency: string };

function explain(error: unknown, told: Told): Partial<Sending> {
  if (error instanceof FormFault) return { faults: error.faults };
  const { sent } = told.store.openPending<Order>();
  if (sent === null) return explainUnsent(error, told);
  if (error instanceof OtherGuestFault) return LASTING;
  if (!isAboutGift(error)) return unknown(keyOfDoubt(error));
  told.store.forgetPending();
  return explainRefusal(error, sent.body, told);
}

/** What went wrong before the gift was sent, for example when its card was saved. */
function explainUnsent(error: unknown, told: Told): Partial<Sending> {
  if (error instanceof SessionFault) return { refusal: { key: 'sessionFailed' } };
  const isRefused = error instanceof GivingApiError && error.status < 500;
  return isRefused ? explainRefusal(error, {}, told) : { refusal: { key: 'notSent' } };
}

function explainRefusal(
  error: GivingApiError,
  { payment_method: method = 'card', currency: paid }: Partial<Order>,
  { recipient, currency, language }: Told,
): Partial<Sending> {
  const faults =
    error instanceof ValidationError ? translateFields(error.fields, { currency, language }) : {};
  if (hasFaults(faults)) return { faults };
  const paying = { method, offered: methodsIn(paid ?? '', offersOf(recipient)) };
  return { refusal: translateRefusal(error.code, error.details, paying) };
}

/**
 * True if the API looked at the gift and refused it. A call can also be refused before: then an earlier try of it may
 * have made the gift.
 */
function isAboutGift(error: unknown): error is GivingApiError {
  if (!(error instanceof GivingApiError) || error.code === 'UNKNOWN') return false;
  const isRunning = error instanceof ConflictError && error.retryAfterSeconds !== undefined;
  const isEarly =
    error instanceof AuthenticationError ||
    error instanceof RateLimitError ||
    error.status === REQUEST_TIMEOUT ||
    isRunning;
  return !isEarly && error.status < 500;
}

function keyOfDoubt(error: unknown): DoubtKey {
  if (error instanceof RateLimitError) return 'rateLimit';
  if (error instanceof ConflictError) return 'stillRunning';
  return error instanceof GivingApiError && error.status >= 500 ? 'serverFailed' : 'network';
}

type DoubtKey = 'network' | 'serverFailed' | 'rateLimit' | 'stillRunning';

function unknown(key: DoubtKey): Partial<Sending> {
  return { doubt: 'repeatable', refusal: { key } };
}

const LASTING: Partial<Sending> = { doubt: 'lasting', refusal: { key: 'inDoubt' } };
