/** Adds the page /account/invitation, on which a person accepts a mailed invitation to a charity. */
import type Router from '@koa/router';
import { type Context } from 'koa';
import { type Database, inTransaction } from '../../db/database';
import { findInvitation, isMember } from '../../db/queries/members/members';
import { isRefusal } from '../../domain/errors';
import { invitationStatus } from '../../domain/members/invitation';
import { hashKey } from '../../gateways/secrets/tokens';
import { acceptInvitation } from '../../operations/members/invitations';
import { INVITATION_PATH, OVERVIEW_PATH } from './own-clients';
import { findPerson, withQuery } from './account-page';
import { type PagesEnvironment } from './page-routes';
import { answerInvitation } from './pages/invitation-page';
import { answerBadLink, answerMessage } from './pages/layout';
import { sayError } from './refusals';
import { seeOther } from './see-other';
import { answerNotSignedIn } from './sign-in-return';
import { sayIn } from './language';

export function addInvitationRoutes(router: Router, environment: PagesEnvironment): void {
  router.get(INVITATION_PATH, async (context) => {
    const { token, state, error } = context.query;
    if (error !== undefined) answerNotSignedIn(context);
    // A sign-in just returned. Its `state` is the page's earlier query. The page does not need its code.
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
    answerBadLink(context, sayIn(context)('badInvitation'));
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
  const say = sayIn(context);
  const tokenHash = hashKey(token);
  try {
    if (!(await hasAccepted(db, tokenHash, actor.userId)))
      await inTransaction(db, (tx) => acceptInvitation({ tx, at, actor }, { tokenHash }));
    const action = { href: OVERVIEW_PATH, label: say('overview') };
    answerMessage(context, { title: say('member'), text: say('memberText'), action });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const text = sayError(say, error, { NOT_FOUND: 'badInvitation', CONFLICT: 'badInvitation' });
    answerMessage(context, { title: say('cannotAccept'), text, status: 422 });
  }
}

/** A browser sends the form again when the answer was lost. */
async function hasAccepted(db: Database, tokenHash: string, userId: string): Promise<boolean> {
  const invitation = await findInvitation(db, tokenHash);
  return invitation?.acceptedBy === userId && isMember(db, invitation.charityId, userId);
}
