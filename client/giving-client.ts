/** Creates the SDK's client for one API key or access token. */
import { type ApiKeySource, checkApiKey, checkRetries, checkTimeout, RequestEngine } from './request';
import { ApiKeysResource } from './resources/api-keys';
import { AuditLogResource } from './resources/audit-log';
import { CampaignsResource } from './resources/campaigns';
import { CharitiesResource } from './resources/charities';
import { ClaimsResource } from './resources/claims';
import { CharityMembersResource } from './resources/charity-members';
import { DiscoveryResource } from './resources/discovery';
import { DisputesResource } from './resources/disputes';
import { DocumentsResource } from './resources/documents';
import { DonationsResource } from './resources/donations';
import { EventsResource } from './resources/events';
import { ExchangeRatesResource } from './resources/exchange-rates';
import { FeesResource } from './resources/fees';
import { GuestSessionsResource } from './resources/guest-sessions';
import { ImpactResource } from './resources/impact';
import { MatchingResource } from './resources/matching';
import { SubscriptionsResource } from './resources/subscriptions';
import { OauthClientsResource } from './resources/oauth-clients';
import { OperationsResource } from './resources/operations';
import { OpportunitiesResource } from './resources/opportunities';
import { PaymentSourcesResource } from './resources/payment-sources';
import { PayoutAccountsResource } from './resources/payout-accounts';
import { PayoutsResource } from './resources/payouts';
import { QualificationsResource } from './resources/qualifications';
import { ReconciliationResource } from './resources/reconciliation';
import { RecurringResource } from './resources/recurring';
import { ReceiptLogResource } from './resources/receipt-log';
import { ReceiptsResource } from './resources/receipts';
import { RefundsResource } from './resources/refunds';
import { ReportsResource } from './resources/reports';
import { SandboxResource } from './resources/sandbox';
import { StatementsResource } from './resources/statements';
import { VerificationResource } from './resources/verification';
import { UsersResource } from './resources/users';
import { VolunteerHoursResource } from './resources/volunteer-hours';
import { SearchResource } from './resources/search';
import { WebhooksResource } from './resources/webhooks';
import { VelocityResource } from './resources/velocity';
import { WriteOffsResource } from './resources/write-offs';
import { webhooks } from './webhooks';

/** A sandbox moves no money. */
export type Environment = 'sandbox' | 'production';

/** The options of the client. */
export interface GivingClientOptions {
  /**
   * `gp_sandbox_…` or `gp_live_…`, or an OAuth access token. A function returns the current one. It is asked for
   * every call, and once more after a 401.
   */
  apiKey: string | ApiKeySource;
  environment: Environment;
  /** The API's address, with or without `/v1`. Required in production. A sandbox defaults to http://127.0.0.1:3000. */
  baseUrl?: string | undefined;
  /** The whole answer to an attempt must arrive within this time. Default 30,000. */
  timeoutMs?: number | undefined;
  /** Attempts after the first one. Default 3; 0 disables retries. */
  maxRetries?: number | undefined;
  /** Replaces the runtime's own `fetch`, for example to use a proxy. */
  fetch?: typeof fetch | undefined;
}

const SANDBOX_URL = 'http://127.0.0.1:3000';
const DEFAULT_TIMEOUT_MS = 30_000;
const DEFAULT_MAX_RETRIES = 3;
const LOOPBACK_HOSTS = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Calls the giving API. Amounts are decimal strings in the currency's unit ("25.00"). Times are ISO 8601 in UTC.
 * The constructor throws a TypeError if an option is wrong. Calls reject with a GivingError.
 */
export class GivingClient {
  /** Verifies the webhooks that a subscriber receives. */
  static readonly webhooks = webhooks;

  /** API keys of the caller. */
  readonly apiKeys: ApiKeysResource;
  /** Who changed what. */
  readonly auditLog: AuditLogResource;
  /** Campaigns with a goal. */
  readonly campaigns: CampaignsResource;
  /** Charities that receive gifts. */
  readonly charities: CharitiesResource;
  /** Claims to manage a charity. */
  readonly claims: ClaimsResource;
  /** Members of a charity. */
  readonly charityMembers: CharityMembersResource;
  /** Recommendations and categories. */
  readonly discovery: DiscoveryResource;
  /** Disputes of gifts. */
  readonly disputes: DisputesResource;
  /** Files for a verification. */
  readonly documents: DocumentsResource;
  /** Gifts. */
  readonly donations: DonationsResource;
  /** The feed of events. */
  readonly events: EventsResource;
  /** Fees and their reports. */
  readonly fees: FeesResource;
  /** Gifts without an account. */
  readonly guestSessions: GuestSessionsResource;
  /** Pledges to match the gifts of a campaign. */
  readonly matching: MatchingResource;
  /** Subscriptions of a charity. */
  readonly subscriptions: SubscriptionsResource;
  /** Applications and machines. */
  readonly oauthClients: OauthClientsResource;
  /** Cards, bank accounts and wallets. */
  readonly paymentSources: PaymentSourcesResource;
  /** The calling user. */
  readonly users: UsersResource;
  /** Accounts that a charity is paid to. */
  readonly payoutAccounts: PayoutAccountsResource;
  /** Payouts to charities. */
  readonly payouts: PayoutsResource;
  /** Skills and licenses of volunteers. */
  readonly qualifications: QualificationsResource;
  /** Recurring gifts. */
  readonly recurring: RecurringResource;
  /** The caller's own impact. */
  readonly impact: ImpactResource;
  /** How the platform stands. */
  readonly operations: OperationsResource;
  /** Volunteer work. */
  readonly opportunities: OpportunitiesResource;
  /** The public receipt log. */
  readonly receiptLog: ReceiptLogResource;
  /** Receipts of gifts. */
  readonly receipts: ReceiptsResource;
  /** Refunds of gifts. */
  readonly refunds: RefundsResource;
  /** Reports that arrive by mail. */
  readonly reports: ReportsResource;
  /** Blocks of unusual gifts. */
  readonly velocity: VelocityResource;
  /** Exchange rates. */
  readonly exchangeRates: ExchangeRatesResource;
  /** Debts that are written off. */
  readonly writeOffs: WriteOffsResource;
  /** Differences between books. */
  readonly reconciliation: ReconciliationResource;
  /** Test data of a sandbox. */
  readonly sandbox: SandboxResource;
  /** Statements of a charity. */
  readonly statements: StatementsResource;
  /** Verifications. */
  readonly verification: VerificationResource;
  /** Hours of volunteer work. */
  readonly volunteerHours: VolunteerHoursResource;
  /** The search. */
  readonly search: SearchResource;
  /** Endpoints and deliveries of webhooks. */
  readonly webhooks: WebhooksResource;

  constructor(options: GivingClientOptions) {
    const engine = new RequestEngine({
      apiKey: typeof options.apiKey === 'function' ? options.apiKey : checkApiKey(options.apiKey),
      baseUrl: chooseBaseUrl(options),
      timeoutMs: checkTimeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS),
      maxRetries: checkRetries(options.maxRetries ?? DEFAULT_MAX_RETRIES),
      fetch: options.fetch ?? globalThis.fetch,
    });
    this.apiKeys = new ApiKeysResource(engine);
    this.auditLog = new AuditLogResource(engine);
    this.campaigns = new CampaignsResource(engine);
    this.charities = new CharitiesResource(engine);
    this.claims = new ClaimsResource(engine);
    this.charityMembers = new CharityMembersResource(engine);
    this.discovery = new DiscoveryResource(engine);
    this.disputes = new DisputesResource(engine);
    this.documents = new DocumentsResource(engine);
    this.donations = new DonationsResource(engine);
    this.events = new EventsResource(engine);
    this.fees = new FeesResource(engine);
    this.guestSessions = new GuestSessionsResource(engine);
    this.matching = new MatchingResource(engine);
    this.subscriptions = new SubscriptionsResource(engine);
    this.oauthClients = new OauthClientsResource(engine);
    this.paymentSources = new PaymentSourcesResource(engine);
    this.users = new UsersResource(engine);
    this.payoutAccounts = new PayoutAccountsResource(engine);
    this.payouts = new PayoutsResource(engine);
    this.qualifications = new QualificationsResource(engine);
    this.recurring = new RecurringResource(engine);
    this.impact = new ImpactResource(engine);
    this.operations = new OperationsResource(engine);
    this.opportunities = new OpportunitiesResource(engine);
    this.receiptLog = new ReceiptLogResource(engine);
    this.receipts = new ReceiptsResource(engine);
    this.refunds = new RefundsResource(engine);
    this.reports = new ReportsResource(engine);
    this.velocity = new VelocityResource(engine);
    this.exchangeRates = new ExchangeRatesResource(engine);
    this.writeOffs = new WriteOffsResource(engine);
    this.reconciliation = new ReconciliationResource(engine);
    this.sandbox = new SandboxResource(engine);
    this.statements = new StatementsResource(engine);
    this.verification = new VerificationResource(engine);
    this.volunteerHours = new VolunteerHoursResource(engine);
    this.search = new SearchResource(engine);
    this.webhooks = new WebhooksResource(engine);
  }
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
