/** Decides when people must sign in or consent. Tokens record the sign-in. */
import { type Configuration, type Grant, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { type Config } from '../../config';
import { type Database } from '../../db/database';
import { ACR } from '../../domain/access/step-up';
import { ACCOUNT_PAGES, needsNoConsent } from './own-clients';
import { mustHaveFactor } from './second-factors';

/** The reason code for asking a user to sign in again, because a required second factor was missing. */
export const FACTOR_REQUIRED = 'second_factor';

/** Adds to the library's policy that operators need a second factor for every client except the account pages. */
export function signInPolicy(
  db: Database,
  config: Pick<Config, 'environment'>,
): interactionPolicy.DefaultPolicy {
  const { Check, base } = interactionPolicy;
  const policy = base();
  const check = new Check(
    FACTOR_REQUIRED,
    'a second factor is required',
    'login_required',
    async (context) => {
      const { client, session } = context.oidc;
      const { accountId, acr } = session ?? {};
      if (accountId === undefined || acr === ACR.secondFactor || client?.clientId === ACCOUNT_PAGES) {
        return Check.NO_NEED_TO_PROMPT;
      }
      return mustHaveFactor(db, config, accountId);
    },
  );
  policy.get('login')?.checks.add(check);
  return policy;
}

/** Loads the user's grant to the client. A client that needs no consent gets every scope that it requests. */
export async function loadGrant({ oidc }: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { client, session, result, provider } = oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const { clientId } = client;
  const grantId = result?.consent?.grantId ?? session.grantIdFor(clientId);
  const kept = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  if (!needsNoConsent(clientId)) return kept;
  const grant = kept ?? new provider.Grant({ accountId: session.accountId, clientId });
  grant.addOIDCScope([...oidc.requestParamOIDCScopes].join(' '));
  await grant.save();
  return grant;
}

/**
 * Adds the time and the level of the user's sign-in to access tokens, for calls that need a recent sign-in
 * (RFC 9470).
 */
export const tokenClaims: Configuration['extraTokenClaims'] = ({ oidc }, token) => {
  if (token.kind !== 'AccessToken') return undefined;
  const { authTime, acr } = oidc.entities.AuthorizationCode ?? oidc.entities.RefreshToken ?? {};
  return { auth_time: authTime, acr };
};
