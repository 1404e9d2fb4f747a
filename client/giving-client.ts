/** Creates the SDK's client for one API key or access token. */
import { RequestEngine } from './request';
import { ApiKeys } from './resources/api-keys';
import { Campaigns } from './resources/campaigns';
import { Charities } from './resources/charities';
import { Claims } from './resources/claims';
import { CharityMembers } from './resources/charity-members';
import { Discovery } from './resources/discovery';
import { Disputes } from './resources/disputes';
import { Donations } from './resources/donations';
import { Events } from './resources/events';
import { ExchangeRates } from './resources/exchange-rates';
import { Fees } from './resources/fees';
import { Impact } from './resources/impact';
import { Matching } from './resources/matching';
import { Subscriptions } from './resources/subscriptions';
import { OauthClients } from './resources/oauth-clients';
import { Opportunities } from './resources/opportunities';
import { PaymentSources } from './resources/payment-sources';
import { PayoutAccounts } from './resources/payout-accounts';
import { Payouts } from './resources/payouts';
import { Reconciliation } from './resources/reconciliation';
import { Recurring } from './resources/recurring';
import { ReceiptLogReads } from './resources/receipt-log';
import { Receipts } from './resources/receipts';
import { Refunds } from './resources/refunds';
import { Sandbox } from './resources/sandbox';
import { Statements } from './resources/statements';
import { Verification } from './resources/verification';
import { Users } from './resources/users';
import { VolunteerHours } from './resources/volunteer-hours';
import { Search } from './resources/search';
import { Webhooks } from './resources/webhooks';
import { Velocity } from './resources/velocity';
import { WriteOffs } from './resources/write-offs';
import { webhooks } from './webhooks';

export type Environment = 'sandbox' | 'production';

export interface GivingClientOptions {
  /** `gp_sandbox_…` or `gp_live_…`, or an OAuth access token. */
  apiKey: string;
  environment: Environment;
  /** The API's address, with or without `/v1`. Required in production. A sandbox defaults to http://127.0.0.1:3000. */
  baseUrl?: string;
  /** The whole answer to an attempt must arrive within this time. Default 30,000. */
  timeoutMs?: number;
  /** Attempts after the first one. Default 3; 0 disables retries. */
  maxRetries?: number;
  /** Replaces Node's own `fetch`, for example to use a proxy. */
  fetch?: typeof fetch;
}

const SANDBOX_URL = 'http://127.0.0.1:3000';
const DEFAULT_TIMEOUT_MS = 30_000;
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;
const DEFAULT_MAX_RETRIES = 3;
const LOOPBACK_HOSTS = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Calls the giving API. Amounts are decimal strings in the currency's unit ("25.00"). Times are ISO 8601 in UTC.
 * The constructor throws a TypeError if an option is wrong. Calls reject with a GivingError.
 */
export class GivingClient {
  /** Verifies the webhooks that a subscriber receives. */
  static readonly webhooks = webhooks;

  readonly apiKeys: ApiKeys;
  readonly campaigns: Campaigns;
  readonly charities: Charities;
  readonly claims: Claims;
  readonly charityMembers: CharityMembers;
  readonly discovery: Discovery;
  readonly disputes: Disputes;
  readonly donations: Donations;
  readonly events: Events;
  readonly fees: Fees;
  readonly matching: Matching;
  readonly subscriptions: Subscriptions;
  readonly oauthClients: OauthClients;
  readonly paymentSources: PaymentSources;
  readonly users: Users;
  readonly payoutAccounts: PayoutAccounts;
  readonly payouts: Payouts;
  readonly recurring: Recurring;
  readonly impact: Impact;
  readonly opportunities: Opportunities;
  readonly receiptLog: ReceiptLogReads;
  readonly receipts: Receipts;
  readonly refunds: Refunds;
  readonly velocity: Velocity;
  readonly exchangeRates: ExchangeRates;
  readonly writeOffs: WriteOffs;
  readonly reconciliation: Reconciliation;
  readonly sandbox: Sandbox;
  readonly statements: Statements;
  readonly verification: Verification;
  readonly volunteerHours: VolunteerHours;
  readonly search: Search;
  readonly webhooks: Webhooks;

  constructor(options: GivingClientOptions) {
    const engine = new RequestEngine({
      apiKey: checkApiKey(options.apiKey),
      baseUrl: chooseBaseUrl(options),
      timeoutMs: checkNumber('timeoutMs', options.timeoutMs ?? DEFAULT_TIMEOUT_MS, 1, LONGEST_TIMEOUT_MS),
      maxRetries: checkNumber('maxRetries', options.maxRetries ?? DEFAULT_MAX_RETRIES, 0, 100),
      fetch: options.fetch ?? globalThis.fetch,
    });
    this.apiKeys = new ApiKeys(engine);
    this.campaigns = new Campaigns(engine);
    this.charities = new Charities(engine);
    this.claims = new Claims(engine);
    this.charityMembers = new CharityMembers(engine);
    this.discovery = new Discovery(engine);
    this.disputes = new Disputes(engine);
    this.donations = new Donations(engine);
    this.events = new Events(engine);
    this.fees = new Fees(engine);
    this.matching = new Matching(engine);
    this.subscriptions = new Subscriptions(engine);
    this.oauthClients = new OauthClients(engine);
    this.paymentSources = new PaymentSources(engine);
    this.users = new Users(engine);
    this.payoutAccounts = new PayoutAccounts(engine);
    this.payouts = new Payouts(engine);
    this.recurring = new Recurring(engine);
    this.impact = new Impact(engine);
    this.opportunities = new Opportunities(engine);
    this.receiptLog = new ReceiptLogReads(engine);
    this.receipts = new Receipts(engine);
    this.refunds = new Refunds(engine);
    this.velocity = new Velocity(engine);
    this.exchangeRates = new ExchangeRates(engine);
    this.writeOffs = new WriteOffs(engine);
    this.reconciliation = new Reconciliation(engine);
    this.sandbox = new Sandbox(engine);
    this.statements = new Statements(engine);
    this.verification = new Verification(engine);
    this.volunteerHours = new VolunteerHours(engine);
    this.search = new Search(engine);
    this.webhooks = new Webhooks(engine);
  }
}

/** Checks the key. The error message contains no part of the key. */
function checkApiKey(apiKey: string): string {
  if (typeof apiKey === 'string' && /^[\x21-\x7e]+$/.test(apiKey)) return apiKey;
  throw new TypeError('apiKey must be an API key: printable ASCII characters without spaces.');
}

function chooseBaseUrl({ environment, baseUrl }: GivingClientOptions): string {
  if (environment !== 'sandbox' && environment !== 'production') {
    throw new TypeError("environment must be 'sandbox' or 'production'.");
  }
  if (baseUrl === undefined && environment === 'production') {
    throw new TypeError(
      'Production has no default address: pass baseUrl, the https address of your installation.',
    );
  }
  const url = parseUrl(baseUrl ?? SANDBOX_URL);
  const isPlain = url.protocol === 'http:' && !LOOPBACK_HOSTS.includes(url.hostname);
  if (environment === 'production' && isPlain) {
    throw new TypeError(
      'In production baseUrl must be an https address, because http would send the key unencrypted.',
    );
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '').replace(/\/v1$/, '');
}

function parseUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlainAddress = url !== undefined && url.username === '' && url.search === '' && url.hash === '';
  if (isPlainAddress && ['http:', 'https:'].includes(url.protocol)) return url;
  throw new TypeError('baseUrl must be an http or https address without user, query or fragment.');
}

function checkNumber(name: string, value: number, minimum: number, maximum: number): number {
  if (Number.isInteger(value) && value >= minimum && value <= maximum) return value;
  throw new TypeError(`${name} must be a whole number from ${minimum} to ${maximum}.`);
}
