/** Creates the SDK's client for one API key or access token. */
import { ApiResources } from './openapi-resources';
import { type ApiKeySource, checkApiKey, checkRetries, checkTimeout, RequestEngine } from './request';
import { DonationsResource } from './resources/donations';
import { GuestSessionsResource } from './resources/guest-sessions';
import { ReceiptLogResource } from './resources/receipt-log';
import { WebhooksResource } from './resources/webhooks';
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
export class GivingClient extends ApiResources {
  /** Verifies the webhooks that a subscriber receives. */
  static readonly webhooks = webhooks;

  /** Gifts. */
  readonly donations: DonationsResource;
  /** Gifts without an account. */
  readonly guestSessions: GuestSessionsResource;
  /** The public receipt log. */
  readonly receiptLog: ReceiptLogResource;
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
    super(engine);
    this.donations = new DonationsResource(engine);
    this.guestSessions = new GuestSessionsResource(engine);
    this.receiptLog = new ReceiptLogResource(engine);
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
