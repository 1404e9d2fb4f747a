/** Adds the pages of an OAuth authorization: sign in, register, consent. */
import type Router from '@koa/router';
import { type Context } from 'koa';
import { inTransaction } from '../../db/database';
import { findUnreviewedOwner } from '../../db/queries/access/oauth-clients';
import { findLoginByUser } from '../../db/queries/access/logins';
import { hasFactors } from '../../db/queries/factors/factors';
import { withClicks } from '../../domain/access/scopes';
import { notFound } from '../../domain/errors';
import { normalizeEmail } from '../../domain/mails/email';
import { admitClientUser } from '../../operations/oauth-clients/applications';
import { findSignInStep } from '../../operations/factors/sign-in';
import { prepareRegistration, signIn } from './accounts';
import { afterAnswer } from './after-answer';
import { continueSignIn, showFactor } from './factor-routes';
import { type Form } from './forms';
import {
  finishInteraction,
  openInteraction,
  type OpenInteraction,
  saveGrant,
  scopesToConfirm,
} from './interactions';
import { takeAddress } from './known-address';
import { SECURITY_PATH } from './own-clients';
import { type PagesEnvironment } from './page-routes';
import { answerConsent } from './pages/consent-page';
import { answerFactorNeeded } from './pages/factor-pages';
import { answerMessage } from './pages/layout';
import { answerRegister, answerSignIn, signInPathOf } from './pages/sign-in-pages';
import { readRegistration } from './registration';
import { FACTOR_REQUIRED } from './sign-in-policy';
import { localeOf, sayIn, speakLike } from './language';

export function addInteractionRoutes(router: Router, environment: PagesEnvironment): void {
  const { identity, forms } = environment;
  router.get('/interaction/:uid', async (context) => {
    const open = await openInteraction(identity, context);
    if (open.interaction.prompt.name === 'consent') await showConsent(environment, context, open);
    else await showLogin(environment, context, open);
  });
  router.post('/interaction/:uid/sign-in', (context) => signInByForm(environment, context));
  router.get('/interaction/:uid/register', async (context) => {
    const { base } = await openInteraction(identity, context);
    answerRegister(context, { base, token: forms.token(context) });
  });
  router.post('/interaction/:uid/register', async (context) => {
    const { base, interaction } = await openInteraction(identity, context);
    const form = await forms.read(context);
    await registerByForm(environment, context, { base, interaction: interaction.uid, form });
  });
  router.post('/interaction/:uid/consent', (context) => consentByForm(environment, context));
}

/**
 * Asks for the password or the second factor. If a user lacks a required second factor, tells them to set one
 * up.
 */
async function showLogin(
  environment: PagesEnvironment,
  context: Context,
  open: OpenInteraction,
): Promise<void> {
  const { db } = environment.dependencies;
  const { interaction } = open;
  const userId = await findSignInStep(db, interaction.uid);
  const signedIn = interaction.session?.accountId;
  if (userId !== undefined) await showFactor(environment, context, open, { userId });
  else if (
    signedIn !== undefined &&
    interaction.prompt.reasons.includes(FACTOR_REQUIRED) &&
    !(await hasFactors(db, signedIn))
  ) {
    answerFactorNeeded(context, SECURITY_PATH);
  } else showSignIn(environment, context, open);
}

function showSignIn(
  { forms }: PagesEnvironment,
  context: Context,
  { base, continuesTo: clientName, redirectTo }: OpenInteraction,
  again: { email?: string; fault?: string } = {},
): void {
  // Allows the application's origin, because the form's response redirects straight to the application if the
  // user consented before.
  const formTargets = [redirectTo.origin];
  const email = takeAddress(context);
  answerSignIn(context, { base, token: forms.token(context), clientName, formTargets, email, ...again });
}

async function showConsent(
  { dependencies, forms }: PagesEnvironment,
  context: Context,
  { base, clientName, redirectTo, interaction }: OpenInteraction,
): Promise<void> {
  const { db } = dependencies;
  const login = await findLoginByUser(db, interaction.session?.accountId ?? '');
  if (login !== undefined) speakLike(context, login);
  answerConsent(context, {
    base,
    token: forms.token(context),
    clientName,
    unreviewedOwner: await findUnreviewedOwner(db, String(interaction.params.client_id)),
    redirectTo,
    email: login?.email ?? '',
    scopes: withClicks(scopesToConfirm(interaction)),
  });
}

const FAULTS = { refused: 'wrongPassword', unconfirmed: 'unconfirmed', blocked: 'accountBlocked' } as const;

async function signInByForm(environment: PagesEnvironment, context: Context): Promise<void> {
  const { dependencies, identity, forms } = environment;
  const open = await openInteraction(identity, context);
  const form = await forms.read(context);
  if (open.interaction.prompt.name !== 'login') throw notFound('sign-in');
  const email = normalizeEmail(form.email);
  const result = await signIn(dependencies, {
    email,
    password: form.password ?? '',
    place: context.ip,
    interaction: open.interaction.uid,
  });
  if (result.state === 'signed_in') {
    await continueSignIn(environment, context, open, result.userId);
    return;
  }
  const fault = sayIn(context)(FAULTS[result.state]);
  showSignIn(environment, context, open, { email, fault });
}

async function consentByForm(
  { dependencies, identity, forms }: PagesEnvironment,
  context: Context,
): Promise<void> {
  const { interaction } = await openInteraction(identity, context);
  const form = await forms.read(context);
  if (interaction.prompt.name !== 'consent') throw notFound('consent');
  if (form.answer === 'allow') {
    const clientId = String(interaction.params.client_id);
    const userId = interaction.session?.accountId ?? '';
    await inTransaction(dependencies.db, (tx) => admitClientUser(tx, { clientId, userId }));
  }
  const result =
    form.answer === 'allow'
      ? { consent: { grantId: await saveGrant(identity, context, interaction) } }
      : { error: 'access_denied', error_description: 'The user denied access.' };
  await finishInteraction(identity, context, result);
}

/** Handles a registration form and asks the person to check their email. `interaction` is null outside OAuth. */
export async function registerByForm(
  { dependencies, forms }: PagesEnvironment,
  context: Context,
  { base, interaction, form }: { base: string; interaction: string | null; form: Form },
): Promise<void> {
  const { values, faults } = await readRegistration(form);
  if (faults !== undefined) {
    answerRegister(context, { base, token: forms.token(context), ...values, faults });
    return;
  }
  const register = await prepareRegistration(dependencies, {
    ...values,
    interaction,
    place: context.ip,
    locale: localeOf(context),
  });
  afterAnswer(context, dependencies.log, register);
  const say = sayIn(context);
  const text = say('linkSent', { email: values.email });
  const links = [
    { href: signInPathOf(base), label: say('notArrivedSignIn') },
    { href: `${base}/register`, label: say('otherAddress') },
  ];
  answerMessage(context, { title: say('checkMail'), text, links });
}
