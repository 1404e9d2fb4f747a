/** Everything the double remembers. It is the truth about who was charged, and shares nothing with our database. */
import { randomBytes } from 'node:crypto';
import { STRIPE_API_VERSION } from '../../../gateways/processors/stripe/client';
import { type Event, type Item, missing, type PaymentMethod } from './objects';
import { type TestMethod } from './test-methods';

const PREFIXES: Record<string, string> = {
  customer: 'cus',
  payment_method: 'pm',
  setup_intent: 'seti',
  payment_intent: 'pi',
  charge: 'ch',
  refund: 're',
  payout: 'po',
  dispute: 'du',
  balance_transaction: 'txn',
  mandate: 'mandate',
  event: 'evt',
  webhook_endpoint: 'we',
  'radar.early_fraud_warning': 'issfr',
  account: 'acct',
  bank_account: 'ba',
  transfer: 'tr',
  transfer_reversal: 'trr',
  'identity.verification_session': 'vs',
};

export class World {
  /** A bank debit ends this long after it was asked for. Undefined: only by the control `settle`. */
  bankDebitMs: number | undefined;
  /** The request that is being served, for events. */
  request: Event['request'] = { id: null, idempotency_key: null };
  onEvent: (event: Event) => void = () => undefined;
  private readonly items = new Map<string, Item>();
  private readonly behaviours = new Map<string, TestMethod>();
  private readonly mandates = new Map<string, string>();
  /** What transfers may take from our own balance, by currency. */
  readonly available: Record<string, number> = {};
  private next = 0;

  now(): number {
    return Math.floor(Date.now() / 1_000);
  }

  add<T extends Item>(object: string, fields: Omit<T, keyof Item>): T {
    this.next += 1;
    const unique = `${String(this.next).padStart(8, '0')}${randomBytes(6).toString('hex')}`;
    const id = `${PREFIXES[object] ?? object}_${unique}`;
    const item = { id, object, created: this.now(), livemode: false, ...fields } as T;
    this.items.set(id, item);
    return item;
  }

  find<T extends Item>(object: T['object'], id: string): T | undefined {
    const item = this.items.get(id);
    return item?.object === object ? (item as T) : undefined;
  }

  /** Throws the answer 404 if there is no such object. */
  get<T extends Item>(object: T['object'], id: string, param = 'id'): T {
    const item = this.find<T>(object, id);
    if (item === undefined) throw missing(id, param);
    return item;
  }

  findAny(id: string): Item | undefined {
    return this.items.get(id);
  }

  /** Newest first, as Stripe lists. */
  list<T extends Item>(object: T['object']): T[] {
    return [...this.items.values()].filter((item) => item.object === object).reverse() as T[];
  }

  behave({ id }: PaymentMethod, behaviour: TestMethod): void {
    this.behaviours.set(id, behaviour);
  }

  behaviourOf(method: string): TestMethod {
    return this.behaviours.get(method) ?? { type: 'card' };
  }

  giveMandate({ id }: PaymentMethod): string {
    const mandate = this.add('mandate', { payment_method: id, status: 'active', type: 'multi_use' });
    this.mandates.set(id, mandate.id);
    return mandate.id;
  }

  hasMandate(method: string): boolean {
    return this.mandates.has(method);
  }

  /** Stores an event with a copy of the object, and sends it to the webhook. */
  emit(type: string, object: Item, previous?: object, account?: string): void {
    const data = { object: structuredClone(object), ...(previous && { previous_attributes: previous }) };
    const fields = {
      type,
      ...(account === undefined ? {} : { account }),
      api_version: STRIPE_API_VERSION,
      data,
      pending_webhooks: 1,
      request: this.request,
    };
    this.onEvent(this.add<Event>('event', fields));
  }
}
