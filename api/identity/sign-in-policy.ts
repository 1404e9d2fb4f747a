/** When the authorization server asks people to sign in or to consent, and what a token says of the sign-in. */
import { type Configuration, type Grant, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { type Config } from '../../config';
import { type Database } from '../../db/database';
import { ACR } from '../../domain/access/step-up';
import { ACCOUNT_PAGES, needsNoConsent } from './own-clients';
import { mustHaveFactor } from './second-factors';

/** The reason for a sign-in that lacks a required second factor. */
export const FACTOR_REQUIRED = 'second_factor';

/** The library's policy, and a second factor for those who must have one. Only the account's own pages open without it. */
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

/** The grant that an authorization builds on. Clients that need no consent have every scope that they ask for. */
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

/** An access token carries when and how its user signed in, for calls that need a recent sign-in (RFC 9470). */
export const tokenClaims: Configuration['extraTokenClaims'] = ({ oidc }, token) => {
  if (token.kind !== 'AccessToken') return undefined;
  const { authTime, acr } = oidc.entities.AuthorizationCode ?? oidc.entities.RefreshToken ?? {};
  return { auth_time: authTime, acr };
};
