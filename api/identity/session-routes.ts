/** Adds the page /account/sessions, on which people see where they are signed in and which applications use their account. */
import type Router from '@koa/router';
import { type Context } from 'koa';
import { inTransaction } from '../../db/database';
import {
  type ApplicationAccess,
  findSignIn,
  listApplications,
  listOtherSignIns,
  listSignIns,
} from '../../db/queries/access/sign-ins';
import { GIVING_PAGES } from '../../domain/access/own-clients';
import { endSessions } from '../../operations/sessions/end-sessions';
import { revokeApplication } from '../../operations/oauth-clients/applications';
import { addAccountPage } from './account-page';
import { ownNameOf } from './interactions';
import { ACCOUNT_PAGES, SESSIONS_PATH } from './own-clients';
import { type PagesEnvironment } from './page-routes';
import { answerQuestion } from './pages/question-page';
import { answerSessions } from './pages/sessions-page';
import { type Refusal } from './refusals';
import { sayIn } from './language';

const SHOWN = { limit: 100, offset: 0 };
/** The pages of this site are no application to a person. */
const HIDDEN = [ACCOUNT_PAGES, GIVING_PAGES];

export function addSessionRoutes(router: Router, environment: PagesEnvironment): void {
  const { db } = environment.dependencies;
  addAccountPage(router, environment, {
    path: SESSIONS_PATH,
    show: (context, { owner }, refusal) => show(environment, context, owner.userId, refusal),
    actions: {
      async end(_context, { actor, owner: { at } }, { session_id: id = '' }) {
        const session = await findSignIn(db, actor.userId, id);
        // A browser sends the form again when the answer was lost. Then the session has ended already.
        const sessions = session === undefined ? [] : [session];
        await inTransaction(db, (tx) => endSessions({ tx, at, actor }, sessions));
        return 'done:session_ended';
      },
      async 'end-others'(context, { actor, owner: { at } }) {
        const sessions = await listOtherSignIns(db, actor.userId, await uidOf(environment, context));
        await inTransaction(db, (tx) => endSessions({ tx, at, actor }, sessions));
        return 'done:sessions_ended';
      },
      async disconnect(_context, { actor, owner: { at } }, { client_id: clientId = '' }) {
        await inTransaction(db, (tx) => revokeApplication({ tx, at, actor }, clientId));
        return 'done:application_disconnected';
      },
    },
    refusals: { fields: [], faults: {}, errors: {} },
  });
}

async function show(
  environment: PagesEnvironment,
  context: Context,
  userId: string,
  refusal: Refusal | undefined,
): Promise<void> {
  const { db } = environment.dependencies;
  const own = await uidOf(environment, context);
  const { signIns } = await listSignIns(db, userId, SHOWN);
  const others = signIns.filter(({ uid }) => uid !== own);
  const { applications } = await listApplications(db, userId, { ...SHOWN, hidden: HIDDEN });
  const token = environment.forms.token(context);
  const question = questionOf(context, {
    session: others.find(({ id }) => id === context.query.end)?.id,
    application: applications.find(({ clientId }) => clientId === context.query.disconnect),
  });
  if (question !== undefined) {
    answerQuestion(context, { path: SESSIONS_PATH, token, list: 'linkSessions', ...question });
    return;
  }
  const named = applications.map((each) => ({ ...each, name: nameOf(context, each) }));
  const current = signIns.find(({ uid }) => uid === own);
  const fault = refusal?.fault;
  answerSessions(context, { path: SESSIONS_PATH, current, others, applications: named, fault });
}

/** Returns the question that the address asks for, if what it names still exists. */
function questionOf(
  context: Context,
  { session, application }: { session: string | undefined; application: ApplicationAccess | undefined },
) {
  const say = sayIn(context);
  if (session !== undefined) {
    const field = { name: 'session_id', id: session };
    const words = { title: say('endSessionTitle'), consequence: 'endSessionText' } as const;
    return { action: 'end', field, ...words, answers: { yes: 'signOut', no: 'back' } } as const;
  }
  if (context.query.end_others !== undefined) {
    const words = { title: say('endOthersTitle'), consequence: 'endOthersText' } as const;
    return { action: 'end-others', ...words, answers: { yes: 'signOutOthers', no: 'back' } } as const;
  }
  if (application === undefined) return undefined;
  const field = { name: 'client_id', id: application.clientId };
  const title = say('disconnectTitle', { name: nameOf(context, application) });
  const answers = { yes: 'disconnect', no: 'keepIt' } as const;
  return { action: 'disconnect', field, title, consequence: 'disconnectText', answers } as const;
}

function nameOf(context: Context, { clientId, name }: ApplicationAccess): string {
  return ownNameOf(context, clientId) ?? name ?? clientId;
}

async function uidOf({ identity }: PagesEnvironment, context: Context): Promise<string> {
  const provider = await identity.providerFor(context);
  return (await provider.Session.get(context)).uid;
}
