/** Adds the page /account/invitation, on which a person accepts a mailed invitation to a charity. */
import type Router from '@koa/router';
import { type Context } from 'koa';
import { inTransaction } from '../../db/database';
import { findInvitation } from '../../db/queries/members/members';
import { explainError, isRefusal } from '../../domain/errors';
import { invitationStatus } from '../../domain/members/invitation';
import { hashKey } from '../../gateways/credentials';
import { acceptInvitation } from '../../operations/members/accept-invitation';
import { INVITATION_PATH } from './own-clients';
import { findPerson, withQuery } from './account-page';
import { type PagesEnvironment } from './page-routes';
import { answerInvitation } from './pages/invitation-page';
import { answerMessage } from './pages/layout';
import { seeOther } from './see-other';

const BAD_LINK = 'The link was already used, has expired or is incomplete. Ask the charity for a new one.';

export function addInvitationRoutes(router: Router, environment: PagesEnvironment): void {
  router.get(INVITATION_PATH, async (context) => {
    const { token, state, error } = context.query;
    if (error !== undefined) answerMessage(context, 'You did not sign in', 'Nothing changed.');
    // The sign-in returns here with the page's own query as its state. The page does not need the code.
    else if (typeof state === 'string') seeOther(context, withQuery(INVITATION_PATH, state));
    else await showInvitation(environment, context, typeof token === 'string' ? token : '');
  });

  router.post(INVITATION_PATH, async (context) => {
    const { token = '' } = await environment.forms.read(context);
    await accept(environment, context, token);
  });
}

/** Shows what the invitation is for. Opening the link changes nothing. */
async function showInvitation(environment: PagesEnvironment, context: Context, token: string): Promise<void> {
  const { db, clock = () => new Date() } = environment.dependencies;
  const invitation = await findInvitation(db, hashKey(token));
  if (invitation === undefined || invitationStatus(invitation, clock()) !== 'pending') {
    answerMessage(context, 'This link does not work', BAD_LINK, 422);
    return;
  }
  const person = await findPerson(environment, context, INVITATION_PATH);
  if (person === undefined) return;
  answerInvitation(context, {
    path: INVITATION_PATH,
    token: environment.forms.token(context),
    invitationToken: token,
    charityName: invitation.charityName,
    email: person.owner.email,
  });
}

async function accept(environment: PagesEnvironment, context: Context, token: string): Promise<void> {
  const { db } = environment.dependencies;
  const person = await findPerson(environment, context, INVITATION_PATH);
  if (person === undefined) return;
  const { actor, owner } = person;
  const { at } = owner;
  try {
    await inTransaction(db, (tx) => acceptInvitation(tx, { tokenHash: hashKey(token), actor, at }));
    answerMessage(context, 'You are a member', 'You accepted the invitation and can manage the charity now.');
  } catch (error) {
    if (!isRefusal(error)) throw error;
    answerMessage(context, 'You cannot accept this invitation', explainError(error), 422);
  }
}
