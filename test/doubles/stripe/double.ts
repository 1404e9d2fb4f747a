/**
 * A double of Stripe: an HTTP server that speaks the part of its API that we use. It keeps its own list of charges.
 * It never reads our database, so it can prove who was charged.
 *
 * In a test: `const double = await StripeDouble.start()`, with `double.settings` for our gateway and
 * `double.environment` for our processes. As a process: `node --import tsx test/doubles/stripe/main.ts [PORT]`.
 * It prints a line of JSON with its address and keys. Its port comes from PORT, or is free.
 *
 * Payment methods choose what happens: see ./test-methods.ts. The form may confirm with the publishable key and the
 * client secret: POST /v1/setup_intents/{id}/confirm and /v1/payment_intents/{id}/confirm, with `payment_method` or
 * `payment_method_data[card][number]`. POST …/{id}/_authenticate with `success` ends 3-D Secure, as in localstripe.
 *
 * ./controls.ts describes the controls.
 * Reports: `charges()` (GET /_double/charges) lists every charge of the double. `requests` (GET /_double/requests)
 * lists every request that arrived. `faultCounts` (GET /_double/faults) counts the faults.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { type StripeSettings } from '../../../domain/charges/settings';
import { endPayout, onboard, type Onboarding, setPayouts } from './connect-endpoints';
import { type FaultRate, Faults, type ForcedFault } from './faults';
import { endIdentity, type IdentityEnd } from './identity-endpoints';
import { CONTROLS } from './controls';
import { errorAnswer } from './idempotency';
import {
  type Account,
  type Charge,
  type Dispute,
  DoubleError,
  type Event,
  type ExternalAccount,
  type PaymentIntent,
  type PaymentMethod,
  type Payout,
  type Refund,
  type SetupIntent,
  type VerificationSession,
} from './objects';
import { authenticate } from './payment-endpoints';
import { closeDispute, type NewDispute, openDispute, reinstate, returnDebit } from './disputes';
import { chargeOf, endDebit } from './payments';
import { endRefund } from './refunds';
import { ApiServer, CORS, send, type SeenRequest } from './server';
import { failSetup, succeedSetup } from './source-endpoints';
import { signBody, WebhookSender, type WebhookSettings } from './webhooks';
import { World } from './world';

export interface Timing {
  latencyMs?: number;
  bankDebitMs?: number;
}

/** What the double knows about one charge. */
export interface DoubleCharge {
  id: string;
  paymentIntent: string;
  donationId: string | undefined;
  customer: string | null;
  amount: number;
  amountRefunded: number;
  currency: string;
  status: Charge['status'];
}

const KEYS = {
  secretKey: 'sk_test_double',
  publishableKey: 'pk_test_double',
  webhookSecret: 'whsec_double',
  connectWebhookSecret: 'whsec_double_connect',
};

/** Events of connected accounts come from an endpoint of their own. */
function secretOf({ account }: Event): string {
  return account === undefined ? KEYS.webhookSecret : KEYS.connectWebhookSecret;
}

export class StripeDouble {
  readonly world = new World();
  private readonly faultPlan = new Faults();
  private readonly api = new ApiServer(this.world, this.faultPlan, KEYS);
  private readonly sender = new WebhookSender(secretOf);
  private readonly server: Server;

  private constructor() {
    this.world.onEvent = (event) => this.sender.send(event);
    this.server = createServer((request, response) => {
      this.serve(request, response).catch((error: unknown) => {
        process.stderr.write(`stripe-double: ${String(error)}\n`);
        send(response, errorAnswer(500, { type: 'api_error', message: 'The double has a bug.' }));
      });
    });
  }

  static async start(port = 0): Promise<StripeDouble> {
    const double = new StripeDouble();
    await new Promise<void>((resolve, reject) => {
      double.server.once('error', reject);
      double.server.listen(port, '127.0.0.1', resolve);
    });
    return double;
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
  }

  /** Settings of our gateway. */
  get settings(): StripeSettings {
    return { ...KEYS, apiUrl: this.url };
  }

  /** Settings of our processes. */
  get environment(): Record<string, string> {
    return {
      PAYMENT_PROCESSOR: 'stripe',
      STRIPE_SECRET_KEY: KEYS.secretKey,
      STRIPE_PUBLISHABLE_KEY: KEYS.publishableKey,
      STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
      STRIPE_CONNECT_WEBHOOK_SECRET: KEYS.connectWebhookSecret,
      STRIPE_API_URL: this.url,
    };
  }

  async close(): Promise<void> {
    this.sender.close();
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  faults(rate: FaultRate): void {
    this.faultPlan.setRate(rate);
  }

  force(fault: ForcedFault): void {
    this.faultPlan.force(fault);
  }

  timing({ latencyMs, bankDebitMs }: Timing): void {
    this.api.latencyMs = latencyMs ?? 0;
    this.world.bankDebitMs = bankDebitMs;
  }

  forgetKeys(): void {
    this.api.keys.forget();
  }

  webhook(settings: WebhookSettings): void {
    this.sender.set(settings);
  }

  settle(debit: { payment_intent: string; failure?: string }): void {
    endDebit(this.world, this.intent(debit.payment_intent), debit.failure);
  }

  authenticate({ id, approve }: { id: string; approve: boolean }): void {
    const setup = this.world.find<SetupIntent>('setup_intent', id);
    if (setup === undefined) authenticate(this.world, this.intent(id), approve);
    else if (approve) succeedSetup(this.world, setup);
    else failSetup(this.world, setup);
  }

  returnDebit({ payment_intent: id, code }: { payment_intent: string; code: string }): Dispute {
    return returnDebit(this.world, chargeOf(this.world, this.intent(id)), code);
  }

  dispute({
    payment_intent: id,
    reason,
    status,
    amount,
  }: { payment_intent: string } & Partial<NewDispute>): Dispute {
    const dispute = { reason: reason ?? 'fraudulent', status: status ?? 'needs_response', amount };
    return openDispute(this.world, chargeOf(this.world, this.intent(id)), dispute);
  }

  closeDispute({ dispute, status }: { dispute: string; status: string }): void {
    closeDispute(this.world, this.world.get<Dispute>('dispute', dispute), status);
  }

  reinstate({ dispute }: { dispute: string }): void {
    reinstate(this.world, this.world.get<Dispute>('dispute', dispute));
  }

  endRefund({ refund, status }: { refund: string; status: 'succeeded' | 'failed' }): void {
    endRefund(this.world, this.world.get<Refund>('refund', refund), status);
  }

  warnOfFraud({ payment_intent: id }: { payment_intent: string }): void {
    const charge = chargeOf(this.world, this.intent(id)).id;
    const fields = { charge, payment_intent: id, fraud_type: 'unauthorized_use_of_card', actionable: true };
    const warning = this.world.add('radar.early_fraud_warning', fields);
    this.world.emit('radar.early_fraud_warning.created', warning);
  }

  updateCard(change: { payment_method: string; exp_month: number; exp_year: number }): void {
    const method = this.world.get<PaymentMethod>('payment_method', change.payment_method);
    if (method.card === undefined) throw new Error(`${method.id} is no card`);
    const { exp_month, exp_year } = method.card;
    Object.assign(method.card, { exp_month: change.exp_month, exp_year: change.exp_year });
    this.world.emit('payment_method.automatically_updated', method, { card: { exp_month, exp_year } });
  }

  /** The holder ends the onboarding, or enters another bank. */
  onboard({ account, ...bank }: { account: string } & Onboarding): ExternalAccount {
    return onboard(this.world, this.world.get<Account>('account', account), bank);
  }

  setPayouts({ account, enabled }: { account: string; enabled: boolean }): void {
    setPayouts(this.world, this.world.get<Account>('account', account), enabled);
  }

  endPayout({ payout, failure }: { payout: string; failure?: string }): void {
    endPayout(this.world, this.world.get<Payout>('payout', payout), failure);
  }

  /** The person makes an attempt on Stripe's pages, and Stripe judges it. */
  endIdentity({ session, ...end }: { session: string } & IdentityEnd): void {
    const found = this.world.get<VerificationSession>('identity.verification_session', session);
    endIdentity(this.world, found, end);
  }

  /** Every charge that the double ever made. */
  charges(): DoubleCharge[] {
    return this.world.list<Charge>('charge').map((charge) => ({
      id: charge.id,
      paymentIntent: charge.payment_intent,
      donationId: charge.metadata.donation_id,
      customer: charge.customer,
      amount: charge.amount,
      amountRefunded: charge.amount_refunded,
      currency: charge.currency,
      status: charge.status,
    }));
  }

  /** Every event, oldest first, with the body and header that a webhook would get. */
  signedEvents(): { id: string; type: string; body: string; signature: string }[] {
    const events = this.world.list<Event>('event').reverse();
    return events.map((event) => {
      const body = JSON.stringify(event);
      return { id: event.id, type: event.type, body, signature: signBody(body, secretOf(event)) };
    });
  }

  /** How many deliveries of events the webhook has taken. */
  get deliveredEvents(): number {
    return this.sender.delivered;
  }

  get requests(): SeenRequest[] {
    return this.api.requests;
  }

  get faultCounts(): Record<string, number> {
    return this.faultPlan.counts;
  }

  private intent(id: string): PaymentIntent {
    return this.world.get<PaymentIntent>('payment_intent', id);
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '/' } = request;
    if (method === 'OPTIONS') response.writeHead(204, CORS).end();
    else if (url.startsWith('/_double/')) await this.control(request, response);
    else await this.api.serve(request, response);
  }

  private async control(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = (request.url ?? '').slice('/_double/'.length);
    try {
      const answer = request.method === 'GET' ? this.report(name) : this.obey(name, await json(request));
      send(response, { status: 200, body: JSON.stringify(answer ?? {}) });
    } catch (error) {
      const message = error instanceof DoubleError ? error.message : String(error);
      send(response, errorAnswer(400, { type: 'invalid_request_error', message }));
    }
  }

  private report(name: string): unknown {
    if (name === 'charges') return this.charges();
    if (name === 'events') return this.signedEvents();
    if (name === 'requests') return this.requests;
    if (name === 'faults') return this.faultCounts;
    throw new Error(`there is no report ${name}`);
  }

  private obey(name: string, argument: unknown): unknown {
    const control = CONTROLS[name];
    if (control === undefined) throw new Error(`there is no control ${name}`);
    return control(this, argument as never);
  }
}
