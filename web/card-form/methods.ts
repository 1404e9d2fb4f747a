/** What the form asks for, by method. */
import { type FrameField } from '../give/faults';
import { type PayingMethod } from '../give/wire';
import { type Key } from '../give/words';
import { type Values } from '../common/words';
import { EXAMPLE_ACCOUNT, EXAMPLE_ROUTING, readAccount } from './accounts';
import { type Answer } from './answer';
import { EXAMPLE_CARD, groupDigits, groupExpiry, readCard } from './cards';
import { EXAMPLE_WALLET, readWallet } from './wallets';

export interface Part {
  name: FrameField;
  label: Key;
  autocomplete: AutoFill;
  inputMode: 'numeric' | 'text';
  /** Rewrites what is typed, such as with spaces between groups of digits. */
  group: (text: string) => string;
}

export interface Method {
  label: Key;
  parts: Part[];
  hint: Key;
  /** Said of what the sandbox does not have. */
  unknown: Key;
  /** The field that names the card, account or wallet, and what to say there if it lacks the money. */
  payer: FrameField;
  lowFunds: Key;
  /** What the hint names. */
  examples: Values;
  read: (typed: (name: FrameField) => string) => Answer<FrameField>;
}

const digits = (most: number) => (text: string) => text.replace(/\D/g, '').slice(0, most);
const unchanged = (text: string) => text;

export const METHODS: Record<PayingMethod, Method> = {
  card: {
    label: 'card',
    parts: [
      {
        name: 'number',
        label: 'cardNumberLabel',
        autocomplete: 'cc-number',
        inputMode: 'numeric',
        group: groupDigits,
      },
      {
        name: 'expiry',
        label: 'expiryLabel',
        autocomplete: 'cc-exp',
        inputMode: 'numeric',
        group: groupExpiry,
      },
      { name: 'code', label: 'codeLabel', autocomplete: 'cc-csc', inputMode: 'numeric', group: digits(4) },
    ],
    hint: 'sandboxHint',
    unknown: 'unknownTestCard',
    payer: 'number',
    lowFunds: 'lowOnCard',
    examples: { number: EXAMPLE_CARD },
    read: (typed) =>
      readCard({ number: typed('number'), expiry: typed('expiry'), code: typed('code') }, new Date()),
  },
  ach: {
    label: 'bank',
    parts: [
      { name: 'routing', label: 'routingLabel', autocomplete: 'off', inputMode: 'numeric', group: digits(9) },
      { name: 'account', label: 'accountLabel', autocomplete: 'off', inputMode: 'numeric', group: unchanged },
    ],
    hint: 'sandboxAccountHint',
    unknown: 'unknownTestAccount',
    payer: 'account',
    lowFunds: 'lowOnAccount',
    examples: { routing: EXAMPLE_ROUTING, account: EXAMPLE_ACCOUNT },
    read: (typed) => readAccount({ routing: typed('routing'), account: typed('account') }),
  },
  crypto: {
    label: 'wallet',
    parts: [
      { name: 'address', label: 'walletLabel', autocomplete: 'off', inputMode: 'text', group: unchanged },
    ],
    hint: 'sandboxWalletHint',
    unknown: 'unknownTestWallet',
    payer: 'address',
    lowFunds: 'lowOnWallet',
    examples: { wallet: EXAMPLE_WALLET },
    read: (typed) => readWallet({ address: typed('address') }),
  },
};
