/** What stands between an application's request and its answer, as the authorization server keeps it. */
import { type Context } from 'koa';
import { errors, type Interaction, type InteractionResults } from 'oidc-provider';
import { notFound } from '../../domain/errors';
import { type IdentityServer } from './identity-server';

export interface OpenInteraction {
  interaction: Interaction;
  /** Where its pages are. */
  base: string;
  clientName: string;
  redirectTo: URL;
}

/** The interaction of a page's path and cookie; 404 when it is not this browser's, or over. */
export async function openInteraction(identity: IdentityServer, context: Context): Promise<OpenInteraction> {
  const provider = await identity.providerFor(context);
  const interaction = await findInteraction();
  // The cookie is bound to the path; a uid that is not its own names nothing.
  if (interaction.uid !== (context.params as { uid?: string }).uid) throw notFound('sign-in');
  const client = await provider.Client.find(String(interaction.params.client_id));
  if (client === undefined) throw notFound('application');
  return {
    interaction,
    base: `/interaction/${interaction.uid}`,
    clientName: client.clientName ?? client.clientId,
    redirectTo: new URL(String(interaction.params.redirect_uri)),
  };

  async function findInteraction(): Promise<Interaction> {
    try {
      return await provider.interactionDetails(context.req, context.res);
    } catch (error) {
      if (error instanceof errors.SessionNotFound) throw notFound('sign-in under way: begin it again');
      throw error;
    }
  }
}

/** Gives the interaction its result and sends the browser back to the authorization server. */
export async function finishInteraction(
  identity: IdentityServer,
  context: Context,
  result: InteractionResults,
): Promise<void> {
  const provider = await identity.providerFor(context);
  const returnTo = await provider.interactionResult(context.req, context.res, result, {
    mergeWithLastSubmission: !('error' in result),
  });
  context.status = 303;
  context.redirect(returnTo);
}

/** Stores what the user agreed to; answers the grant's id. */
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
  grant.addOIDCScope(missingScopes(interaction).join(' '));
  return grant.save();
}

/** The scopes that the application asks for and the user has not agreed to yet. */
export function missingScopes(interaction: Interaction): string[] {
  const missing = interaction.prompt.details.missingOIDCScope;
  return Array.isArray(missing) ? missing.map(String) : [];
}
