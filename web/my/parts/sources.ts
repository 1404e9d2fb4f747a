/** What cards, bank accounts and wallets are called, and what they can pay. */
import { type PaymentSource, type Recurring } from '../../../client/index';
import { type Key, type Speech } from '../words';

export const METHOD_KEYS: Record<Recurring['payment_method'], Key> = {
  card: 'byCard',
  ach: 'byBank',
  crypto: 'byWallet',
};

export function nameOfSource(source: PaymentSource, { say }: Pick<Speech, 'say'>): string {
  const { kind, brand, last4, bank_name: bank, address } = source;
  if (kind === 'wallet') return `${say('byWallet')} ${address ?? ''}`.trim();
  const name = kind === 'ach' ? (bank ?? say('byBank')) : nameOfBrand(brand ?? say('byCard'));
  return last4 === null ? name : `${name} •••• ${last4}`;
}

function nameOfBrand(brand: string): string {
  return brand.slice(0, 1).toUpperCase() + brand.slice(1);
}

const KIND_OF: Record<Recurring['payment_method'], PaymentSource['kind']> = {
  card: 'card',
  ach: 'ach',
  crypto: 'wallet',
};

/**
 * The sources that can pay a plan from now on, those of the plan's kind first. Tokens need a wallet, and money does not
 * come from one.
 */
export function sourcesFor(plan: Recurring, sources: PaymentSource[]): PaymentSource[] {
  const usual = KIND_OF[plan.payment_method];
  const able = sources.filter(
    ({ source_id: id, kind, status }) =>
      status === 'ready' && id !== plan.source && (kind === 'wallet') === (usual === 'wallet'),
  );
  return able.toSorted((one, other) => Number(other.kind === usual) - Number(one.kind === usual));
}
