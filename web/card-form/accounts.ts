/** The well-known test numbers of US bank accounts, and the sandbox's source that each stands for. */
import { type Answer, checkPart } from './answer';

export const EXAMPLE_ROUTING = '110000000';
export const EXAMPLE_ACCOUNT = '000123456789';

const SOURCE_OF_NUMBER: Partial<Record<string, string>> = {
  [EXAMPLE_ACCOUNT]: 'ach_succeeds',
  '000111111116': 'ach_declined',
  '000222222227': 'ach_insufficient_funds',
  '000333333335': 'ach_returned',
};

export interface TypedAccount {
  routing: string;
  account: string;
}

/** Exchanges a typed account for a source of the sandbox, or names the parts that are wrong. */
export function readAccount({ routing, account }: TypedAccount): Answer<keyof TypedAccount> {
  const digits = account.replace(/[\s-]/g, '');
  const faults = [
    ...checkPart('routing', {
      text: routing,
      isRight: isRoutingNumber(routing.trim()),
      empty: 'enterRoutingNumber',
      wrong: 'routingNumber',
    }),
    ...checkPart('account', {
      text: account,
      isRight: /^\d{4,17}$/.test(digits),
      empty: 'enterAccountNumber',
      wrong: 'accountNumber',
    }),
  ];
  if (faults.length > 0) return { faults };
  const source = SOURCE_OF_NUMBER[digits];
  if (source !== undefined) return { source };
  return { faults: [{ part: 'account', key: 'accountNumber', isUnknown: true }] };
}

/** The digits, weighted by 3, 7 and 1 in turn, sum to a multiple of ten. */
function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  const sum = [...text].reduce(
    (total, digit, index) => total + Number(digit) * ([3, 7, 1][index % 3] ?? 0),
    0,
  );
  return sum % 10 === 0;
}
