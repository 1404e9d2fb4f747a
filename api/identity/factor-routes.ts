/** Handles the second step of a sign-in, for people with a second factor. */
import type Router from '@koa/router';
import { type Context } from 'koa';
import { inTransaction } from '../../db/database';
import { findTotp, hasFactors } from '../../db/queries/factors/factors';
import { amrOf, type FactorProof } from '../../domain/factors/factors';
import { ACR } from '../../domain/access/step-up';
import { relyingPartyOf } from '../../gateways/secrets/passkeys';
import { offerPasskeySignIn } from '../../operations/factors/passkeys';
import { endSignInStep, findSignInStep, keepSignInStep } from '../../operations/factors/sign-in';
import { finishInteraction, openInteraction, type OpenInteraction } from './interactions';
import { type PagesEnvironment } from './page-routes';
import { seeOther } from './see-other';
import { answerFactor } from './pages/factor-pages';
import { factorOwner, proveFactor } from './second-factors';
import { sayIn } from './language';

export function addFactorRoutes(router: Router, environment: PagesEnvironment): void {
  const { dependencies, identity, forms } = environment;
  for (const kind of ['code', 'passkey']) {
    router.post(`/interaction/:uid/${kind}`, (context) => proveByForm(environment, context));
  }
  router.post('/interaction/:uid/restart', async (context) => {
    const { base, interaction } = await openInteraction(identity, context);
    await forms.read(context);
    await inTransaction(dependencies.db, (tx) => endSignInStep(tx, interaction.uid));
    seeOther(context, base);
  });
}

/** Continues after a correct password. Asks for the second factor if the user has one, else finishes the sign-in. */
export async function continueSignIn(
  environment: PagesEnvironment,
  context: Context,
  { base, interaction }: OpenInteraction,
  userId: string,
): Promise<void> {
  const { db } = environment.dependencies;
  if (!(await hasFactors(db, userId))) {
    await finishSignIn(environment, context, { userId, proof: undefined });
    return;
  }
  await inTransaction(db, (tx) => keepSignInStep(tx, { interaction: interaction.uid, userId }));
  seeOther(context, base);
}

export async function showFactor(
  environment: PagesEnvironment,
  context: Context,
  { base, continuesTo: clientName, redirectTo }: OpenInteraction,
  { userId, fault }: { userId: string; fault?: string },
): Promise<void> {
  const { dependencies, identity, forms } = environment;
  const { db } = dependencies;
  const site = relyingPartyOf(identity.issuerOf(context));
  answerFactor(context, {
    base,
    token: forms.token(context),
    clientName,
    hasTotp: (await findTotp(db, userId)) !== undefined,
    passkeyOptions:
      site === undefined
        ? undefined
        : await inTransaction(db, (tx) => offerPasskeySignIn(tx, { userId, site })),
    fault,
    formTargets: [redirectTo.origin],
  });
}

async function proveByForm(environment: PagesEnvironment, context: Context): Promise<void> {
  const { dependencies, identity, forms } = environment;
  const open = await openInteraction(identity, context);
  const form = await forms.read(context);
  const userId = await findSignInStep(dependencies.db, open.interaction.uid);
  if (userId === undefined) {
    seeOther(context, open.base);
    return;
  }
  const proof = await proveFactor(dependencies, await factorOwner(environment, context, userId), form);
  if (proof === undefined) {
    const fault = sayIn(context)('wrongFactor');
    await showFactor(environment, context, open, { userId, fault });
    return;
  }
  await inTransaction(dependencies.db, (tx) => endSignInStep(tx, open.interaction.uid));
  await finishSignIn(environment, context, { userId, proof });
}

async function finishSignIn(
  { dependencies: { clock = () => new Date() }, identity }: PagesEnvironment,
  context: Context,
  { userId, proof }: { userId: string; proof: FactorProof | undefined },
): Promise<void> {
  const acr = proof === undefined ? ACR.password : ACR.secondFactor;
  const ts = Math.floor(clock().getTime() / 1000);
  await finishInteraction(identity, context, { login: { accountId: userId, ts, acr, amr: amrOf(proof) } });
}
