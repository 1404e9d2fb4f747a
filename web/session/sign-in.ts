/**
 * Signs people in with an authorization code and PKCE. Tokens stay in memory, so a reload asks for new ones: first
 * without a page (`prompt=none`), then with the ordinary sign-in.
 */
import * as oauth from 'oauth4webapi';
import { read, remove, write } from '../common/storage';
import { type Person } from './session';

// oxlint-disable-next-line typescript/no-deprecated -- marked so to stand out; a sandbox on loopback has no TLS
const WITHOUT_TLS = oauth.allowInsecureRequests;

const CLIENT: oauth.Client = { client_id: 'giving-pages' };
const PENDING = 'sign-in';
const CALLBACK = '/account/callback';
/** The server reads from the state which page the callback needs. Without one of these it is that of /my. */
const PAGES = ['review', 'charity'];
/** Everything, because a key and an application get at most the rights of the token that makes them. */
const SCOPE = [
  'openid profile email account:manage',
  'charities:read charities:write search:read discovery:write donations:read donations:write impact:read',
  'volunteer:read volunteer:write verification:read verification:write',
  'fees:read fees:write payouts:read payouts:manage webhooks:manage',
].join(' ');
/** Changes of the account need a sign-in that is at most this old. */
const RECENT_SECONDS = 600;
/** What `prompt=none` answers if a person has to do something first. */
const NEEDS_PERSON = [
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
];

/** What the tab keeps between leaving for the sign-in and coming back. It holds no token. */
interface Pending {
  state: string;
  nonce: string;
  verifier: string;
  returnTo: string;
  /**
   * `silent` shows no page, and fails if a person has to do something. `recent` asks again unless the last sign-in is
   * recent, and `anew` asks in any case.
   */
  kind: 'silent' | 'usual' | 'recent' | 'anew';
  /** The tab had a guest's session, whose time is over. */
  guestEnded?: boolean;
}

/** Longer than a session lasts. With any `max_age`, the server says when the person signed in. */
const ANY_AGE = { max_age: '315360000' };

const PARAMETERS: Record<Pending['kind'], Record<string, string>> = {
  silent: { prompt: 'none', ...ANY_AGE },
  usual: ANY_AGE,
  recent: { max_age: String(RECENT_SECONDS) },
  anew: { prompt: 'login', ...ANY_AGE },
};

export interface Tokens {
  accessToken: string;
  refreshToken: string | undefined;
  idToken: string | undefined;
  /** Until when the sign-in counts as recent, by the clock of this browser. */
  recentUntil: number;
}

export type Returned =
  { tokens: Tokens; returnTo: string } | { needs: 'sign-in'; returnTo: string } | 'refused' | 'ended';

export class SignIn {
  private constructor(
    private readonly server: oauth.AuthorizationServer,
    private readonly options: { [WITHOUT_TLS]: boolean },
  ) {}

  static async discover(origin: string): Promise<SignIn> {
    // Only a sandbox on the own machine is without https.
    const options = { [WITHOUT_TLS]: origin.startsWith('http:') };
    const issuer = new URL(origin);
    const response = await oauth.discoveryRequest(issuer, options);
    return new SignIn(await oauth.processDiscoveryResponse(issuer, response), options);
  }

  static isCallback(path: string): boolean {
    return path === CALLBACK;
  }

  /** Leaves the page. The browser comes back to the callback. */
  async leave(departure: Pick<Pending, 'kind' | 'returnTo' | 'guestEnded'>): Promise<never> {
    const pending: Pending = {
      state: startOfState(departure.returnTo) + oauth.generateRandomState(),
      nonce: oauth.generateRandomNonce(),
      verifier: oauth.generateRandomCodeVerifier(),
      ...departure,
    };
    write(sessionStorage, PENDING, pending);
    const address = new URL(this.endpoint('authorization_endpoint'));
    address.search = new URLSearchParams({
      client_id: CLIENT.client_id,
      response_type: 'code',
      redirect_uri: location.origin + CALLBACK,
      scope: SCOPE,
      state: pending.state,
      nonce: pending.nonce,
      code_challenge: await oauth.calculatePKCECodeChallenge(pending.verifier),
      code_challenge_method: 'S256',
      ...PARAMETERS[departure.kind],
    }).toString();
    // `replace` keeps the way back free of pages that only lead on.
    location.replace(address);
    return new Promise<never>(() => undefined);
  }

  /** Redeems the code in the callback's address. */
  async comeBack(address: URL): Promise<Returned> {
    const pending = read<Pending>(sessionStorage, PENDING);
    remove(sessionStorage, PENDING);
    // Without a pending sign-in the callback was opened by hand or twice.
    if (pending === undefined) return { needs: 'sign-in', returnTo: '/my' };
    const { returnTo } = pending;
    try {
      const parameters = oauth.validateAuthResponse(this.server, CLIENT, address, pending.state);
      return { tokens: await this.redeem(parameters, pending), returnTo };
    } catch (error) {
      if (!(error instanceof oauth.AuthorizationResponseError)) throw error;
      if (pending.kind !== 'silent' || !NEEDS_PERSON.includes(error.error)) return 'refused';
      return pending.guestEnded === true ? 'ended' : { needs: 'sign-in', returnTo };
    }
  }

  private async redeem(parameters: URLSearchParams, { verifier, nonce }: Pending): Promise<Tokens> {
    const response = await oauth.authorizationCodeGrantRequest(
      this.server,
      CLIENT,
      oauth.None(),
      parameters,
      location.origin + CALLBACK,
      verifier,
      this.options,
    );
    const expected = { expectedNonce: nonce, requireIdToken: true };
    return toTokens(await oauth.processAuthorizationCodeResponse(this.server, CLIENT, response, expected));
  }

  async renew({ refreshToken, idToken, recentUntil }: Tokens): Promise<Tokens> {
    if (refreshToken === undefined) throw new Error('there is no token to renew with');
    const response = await oauth.refreshTokenGrantRequest(
      this.server,
      CLIENT,
      oauth.None(),
      refreshToken,
      this.options,
    );
    const renewed = toTokens(await oauth.processRefreshTokenResponse(this.server, CLIENT, response));
    return { ...renewed, idToken: renewed.idToken ?? idToken, recentUntil };
  }

  async readPerson({ accessToken }: Tokens): Promise<Person> {
    const response = await oauth.userInfoRequest(this.server, CLIENT, accessToken, this.options);
    const { name, email, locale } = await oauth.processUserInfoResponse(
      this.server,
      CLIENT,
      oauth.skipSubjectCheck,
      response,
    );
    return { name: name ?? '', email: email ?? '', locale };
  }

  /** Ends the tokens, then asks the authorization server to end the sign-in, which says so on a page of its own. */
  async end({ accessToken, refreshToken, idToken }: Tokens): Promise<void> {
    // Revoking one token revokes all of this sign-in. If it fails, they end with the page.
    await oauth
      .revocationRequest(this.server, CLIENT, oauth.None(), refreshToken ?? accessToken, this.options)
      .catch(() => undefined);
    const address = new URL(this.endpoint('end_session_endpoint'));
    address.search = new URLSearchParams({
      client_id: CLIENT.client_id,
      ...(idToken === undefined ? {} : { id_token_hint: idToken }),
    }).toString();
    location.assign(address);
  }

  private endpoint(name: 'authorization_endpoint' | 'end_session_endpoint'): string {
    const found = this.server[name];
    if (found === undefined) throw new Error(`the authorization server names no ${name}`);
    return found;
  }
}

function startOfState(returnTo: string): string {
  const page = PAGES.find((each) => /^\/(\w+)/.exec(returnTo)?.[1] === each);
  return page === undefined ? '' : `${page}.`;
}

/** The server says when the person signed in, and what time it is. So the clock of the browser need not be right. */
function toTokens(answer: oauth.TokenEndpointResponse): Tokens {
  const { auth_time: signedInAt = 0, iat = Infinity } = oauth.getValidatedIdTokenClaims(answer) ?? {};
  const recentSeconds = signedInAt + RECENT_SECONDS - iat;
  return {
    recentUntil: Date.now() + recentSeconds * 1_000,
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token,
    idToken: answer.id_token,
  };
}
