/** Serves the double's API over HTTP: keys, idempotency and faults. */
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Call, checkParams, type Endpoint, expanded } from './call';
import { CONNECT_ENDPOINTS } from './connect-endpoints';
import { type FaultKind, type Faults } from './faults';
import { IDENTITY_ENDPOINTS } from './identity-endpoints';
import { type Params, parseForm, textOf } from './form';
import { type Answer, errorAnswer, IdempotencyKeys, IN_USE } from './idempotency';
import { DoubleError } from './objects';
import { PAYMENT_ENDPOINTS } from './payment-endpoints';
import { SOURCE_ENDPOINTS } from './source-endpoints';
import { type World } from './world';

const ENDPOINTS: Record<string, Endpoint> = {
  ...SOURCE_ENDPOINTS,
  ...PAYMENT_ENDPOINTS,
  ...CONNECT_ENDPOINTS,
  ...IDENTITY_ENDPOINTS,
};

/** A request as it arrived, for tests that look at it. */
export interface SeenRequest {
  method: string;
  path: string;
  params: Params;
  /** The body of a POST, or the query of a GET. */
  form: string;
  idempotencyKey: string | undefined;
  apiVersion: string | undefined;
  /** The header Stripe-Account. */
  account: string | undefined;
}

interface Keys {
  secretKey: string;
  publishableKey: string;
}

export class ApiServer {
  readonly keys = new IdempotencyKeys();
  readonly requests: SeenRequest[] = [];
  /** Each answer takes this long. Meanwhile its idempotency key is in use. */
  latencyMs = 0;

  constructor(
    private readonly world: World,
    private readonly faults: Faults,
    private readonly accepted: Keys,
  ) {}

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const { pathname, search } = new URL(url, 'http://double');
    const body = await text(request);
    const header = request.headers['idempotency-key'];
    const key = method === 'POST' && typeof header === 'string' ? header : undefined;
    const fault = this.faults.choose(`${method} ${pathname}`);
    if (fault === 'lost_request') {
      request.socket.destroy();
      return;
    }
    const form = method === 'POST' ? body : search.slice(1);
    const params = parseForm(form);
    const apiVersion = request.headers['stripe-version'];
    const named = request.headers['stripe-account'];
    const account = typeof named === 'string' ? named : undefined;
    this.requests.push({
      method,
      path: pathname,
      params,
      form,
      idempotencyKey: key,
      apiVersion: typeof apiVersion === 'string' ? apiVersion : undefined,
      account,
    });
    const answer = await this.answer(
      { method, path: pathname, params, key, body, fault, account },
      keyOf(request, params),
    );
    if (fault === 'lost_answer') request.socket.destroy();
    else if (fault !== 'timeout') send(response, answer);
  }

  private async answer(request: ApiRequest, apiKey: string): Promise<Answer> {
    const { method, path, key, body, fault } = request;
    const isPublic = apiKey === this.accepted.publishableKey;
    if (!isPublic && apiKey !== this.accepted.secretKey) {
      return errorAnswer(401, {
        type: 'invalid_request_error',
        message: `Invalid API Key provided: ${apiKey}`,
      });
    }
    if (fault === 'busy') return BUSY;
    if (fault === 'conflict') return IN_USE;
    const instead = key === undefined ? undefined : this.keys.begin(key, `${method} ${path} ${body}`);
    if (instead !== undefined) return instead;
    const answer = this.run(request, isPublic);
    if (this.latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, this.latencyMs));
    if (key !== undefined) this.keys.end(key, answer);
    return answer;
  }

  private run({ method, path, params, key, fault, account }: ApiRequest, isPublic: boolean): Answer {
    if (fault === 'error_before') return BROKEN;
    const { world } = this;
    const found = findEndpoint(method, path);
    if (found === undefined) {
      return errorAnswer(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${method}: ${path}).`,
      });
    }
    const { endpoint, id } = found;
    if (isPublic && endpoint.isPublic !== true) {
      const message = 'This request needs the secret key.';
      return errorAnswer(403, { type: 'invalid_request_error', code: 'secret_key_required', message });
    }
    world.request = { id: `req_${String(this.requests.length)}`, idempotency_key: key ?? null };
    const call: Call = { world, params, id, account, isPublic, breaksMidway: fault === 'error_midway' };
    try {
      checkParams(params, endpoint.takes);
      const body = JSON.stringify(expanded(world, endpoint.handle(call), params));
      return isBroken(fault) ? BROKEN : { status: 200, body };
    } catch (error) {
      if (!(error instanceof DoubleError)) throw error;
      return isBroken(fault) ? BROKEN : errorAnswer(error.status, error.body);
    }
  }
}

interface ApiRequest {
  method: string;
  path: string;
  params: Params;
  key: string | undefined;
  body: string;
  fault: FaultKind | undefined;
  account: string | undefined;
}

const BUSY = errorAnswer(
  429,
  { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' },
  { 'Retry-After': '1' },
);
const BROKEN = errorAnswer(500, { type: 'api_error', message: 'Something went wrong on the double.' });

function isBroken(fault: FaultKind | undefined): boolean {
  return fault === 'error_after' || fault === 'error_midway';
}

function findEndpoint(method: string, path: string): { endpoint: Endpoint; id: string } | undefined {
  // The nouns of Stripe Identity have two parts.
  const [, version = '', noun = '', id = '', ...rest] = path.replace('/identity/', '/identity.').split('/');
  const shape = [version, noun, ...(id === '' ? [] : [':id']), ...rest].join('/');
  const endpoint = ENDPOINTS[`${method} /${shape}`];
  return endpoint === undefined ? undefined : { endpoint, id };
}

/** The key comes as a bearer token, as the name of basic authentication, or from a form as a parameter. */
function keyOf({ headers: { authorization = '' } }: IncomingMessage, params: Params): string {
  const [scheme, value = ''] = authorization.split(' ');
  if (scheme === 'Bearer') return value;
  if (scheme === 'Basic') return Buffer.from(value, 'base64').toString().split(':')[0] ?? '';
  return textOf(params, 'key') ?? '';
}

export function send(response: ServerResponse, { status, body, headers }: Answer): void {
  response.writeHead(status, { ...CORS, 'Content-Type': 'application/json', ...headers }).end(body);
}

/** The form runs in a browser, on pages of another origin. */
export const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': 'GET, POST',
};
