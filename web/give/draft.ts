/** What a donor has typed. It holds no payment data, so it may be kept until the day ends. */
import { emptyFault, type Field, type Faults } from './faults';
import { isLess, readAmount, showMoney } from '../common/money';
import { type Frequency, type Recipient } from './wire';

export interface Draft {
  frequency: Frequency;
  currency: string;
  /** As typed. */
  amount: string;
  coverFees: boolean;
  name: string;
  email: string;
  anonymous: boolean;
  consent: boolean;
  line1: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
  tribute: '' | 'in_honor' | 'in_memory';
  tributeName: string;
  notifyName: string;
  notifyEmail: string;
  notifyMessage: string;
  employer: string;
  message: string;
}

export const MESSAGE_LENGTH = 500;

/** Who gave just now. */
export type Giver = Pick<Draft, 'name' | 'email'>;

export function newDraft(
  { settings }: Recipient,
  currency: string,
  { name, email }: Giver = { name: '', email: '' },
): Draft {
  return {
    frequency: settings.ask_monthly ? settings.default_frequency : 'once',
    currency,
    amount: '',
    // Nothing that costs money is chosen in advance.
    coverFees: false,
    name,
    email,
    anonymous: false,
    consent: false,
    line1: '',
    city: '',
    state: '',
    postalCode: '',
    country: '',
    tribute: '',
    tributeName: '',
    notifyName: '',
    notifyEmail: '',
    notifyMessage: '',
    employer: '',
    message: '',
  };
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const ADDRESS: Field[] = ['line1', 'city', 'postalCode', 'country'];

/** Finds what the donor must still fill in, before anything is sent. */
export function checkDraft(draft: Draft, recipient: Recipient, language: string): Faults {
  const faults: Faults = {};
  const amount = readAmount(draft.amount, draft.currency, language);
  const minimum = recipient.minimum[draft.currency];
  if (draft.amount.trim() === '') faults.amount = emptyFault('amount');
  else if (amount === undefined || Number(amount) === 0) faults.amount = { key: 'formatAmount' };
  else if (minimum !== undefined && isLess(amount, minimum)) {
    faults.amount = { key: 'tooSmall', values: { limit: showMoney(minimum, draft.currency, language) } };
  }
  if (draft.name.trim() === '') faults.name = emptyFault('name');
  if (draft.email.trim() === '') faults.email = emptyFault('email');
  else if (!EMAIL.test(draft.email.trim())) faults.email = { key: 'formatEmail' };
  for (const field of missingAddress(draft, recipient)) {
    faults[field] = emptyFault(field, draft.country);
  }
  return { ...faults, ...checkTribute(draft) };
}

function missingAddress(draft: Draft, { settings }: Recipient): Field[] {
  const isEmpty = (field: Field) => (draft[field as keyof Draft] as string).trim() === '';
  const empty = ADDRESS.filter(isEmpty);
  const isBegun = empty.length < ADDRESS.length;
  if (settings.address === 'off') return [];
  return settings.address === 'required' || isBegun ? empty : [];
}

function checkTribute({ tribute, tributeName, notifyEmail, notifyName, notifyMessage }: Draft): Faults {
  if (tribute === '') return {};
  const faults: Faults = {};
  if (tributeName.trim() === '') faults.tributeName = emptyFault('tributeName');
  const wantsNotice = [notifyEmail, notifyName, notifyMessage].some((text) => text.trim() !== '');
  if (!wantsNotice) return faults;
  if (notifyName.trim() === '') faults.notifyName = emptyFault('notifyName');
  if (notifyEmail.trim() === '') faults.notifyEmail = emptyFault('notifyEmail');
  else if (!EMAIL.test(notifyEmail.trim())) faults.notifyEmail = { key: 'formatEmail' };
  return faults;
}
