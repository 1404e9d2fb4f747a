/** An interaction is the authorization server's state while a user signs in and consents. */
import { type Context } from 'koa';
import { errors, type Interaction, type InteractionResults } from 'oidc-provider';
import { notFound } from '../../domain/errors';
import { type IdentityServer } from './identity-server';
import { GIVING_CLI } from '../../domain/access/own-clients';
import { needsNoConsent } from './own-clients';
import { seeOther } from './see-other';
import { sayIn } from './language';

export interface OpenInteraction {
  interaction: Interaction;
  /** The paths of the interaction's pages begin with this text. */
  base: string;
  clientName: string;
  /** The name that a sign-in page shows. Undefined for our own pages, which people see before the sign-in. */
  continuesTo: string | undefined;
  redirectTo: URL;
}

/**
 * Finds the interaction for a page. Throws NOT_FOUND if the interaction has ended or belongs to another
 * browser.
 */
export async function openInteraction(identity: IdentityServer, context: Context): Promise<OpenInteraction> {
  const provider = await identity.providerFor(context);
  const interaction = await findInteraction();
  // The path must name the interaction that the cookie belongs to.
  if (interaction.uid !== (context.params as { uid?: string }).uid) throw notFound('sign-in');
  const client = await provider.Client.find(String(interaction.params.client_id));
  if (client === undefined) throw notFound('application');
  const { clientId } = client;
  const clientName = ownNameOf(context, clientId) ?? client.clientName ?? clientId;
  return {
    interaction,
    base: `/interaction/${interaction.uid}`,
    clientName,
    continuesTo: needsNoConsent(clientId) ? undefined : clientName,
    redirectTo: new URL(String(interaction.params.redirect_uri)),
  };

  async function findInteraction(): Promise<Interaction> {
    try {
      return await provider.interactionDetails(context.req, context.res);
    } catch (error) {
      if (error instanceof errors.SessionNotFound) throw notFound('sign-in. Please start again');
      throw error;
    }
  }
}

/** Returns the name of our own application in the page's language. Undefined for all others. */
function ownNameOf(context: Context, clientId: string): string | undefined {
  return clientId === GIVING_CLI ? sayIn(context)('commandLine') : undefined;
}

/** Stores the interaction's result and redirects the browser to the authorization server. */
export async function finishInteraction(
  identity: IdentityServer,
  context: Context,
  result: InteractionResults,
): Promise<void> {
  const provider = await identity.providerFor(context);
  const returnTo = await provider.interactionResult(context.req, context.res, result, {
    mergeWithLastSubmission: !('error' in result),
  });
  seeOther(context, returnTo);
}

/** Stores the user's consent and returns the grant's id. */
export async function saveGrant(
  identity: IdentityServer,
  context: Context,
  interaction: Interaction,
): Promise<string> {
  const provider = await identity.providerFor(context);
  const kept = interaction.grantId === undefined ? undefined : await provider.Grant.find(interaction.grantId);
  const grant =
    kept ??
    new provider.Grant({
      accountId: interaction.session?.accountId,
      clientId: String(interaction.params.client_id),
    });
  // A form that is sent again, because its answer was lost, saves the same grant.
  if (kept === undefined) grant.jti = interaction.uid;
  grant.addOIDCScope(missingScopes(interaction).join(' '));
  return grant.save();
}

/** Returns the scopes that the application requests and the user has not granted yet. */
function missingScopes(interaction: Interaction): string[] {
  const missing = interaction.prompt.details.missingOIDCScope;
  return Array.isArray(missing) ? missing.map(String) : [];
}

/**
 * Returns the scopes for the consent page: the missing scopes, or all requested scopes if none is missing.
 */
export function scopesToConfirm(interaction: Interaction): string[] {
  const missing = missingScopes(interaction);
  const { scope } = interaction.params;
  if (missing.length > 0 || typeof scope !== 'string') return missing;
  return scope.split(' ').filter(Boolean);
}
