/**
 * Adds the pages under /account/security for second factors and recovery codes. These pages need a recent
 * sign-in.
 */
import type Router from '@koa/router';
import { type Context } from 'koa';
import { inTransaction } from '../../db/database';
import { countRecoveryCodes, findTotp, listFactors } from '../../db/queries/factors/factors';
import { FACTOR_WAIT_SECONDS, type FactorKind } from '../../domain/factors/factors';
import { GivingError } from '../../domain/errors';
import { relyingPartyOf } from '../../gateways/secrets/passkeys';
import { newTotpSecret, totpUri } from '../../gateways/secrets/totp';
import { addPasskey, offerNewPasskey } from '../../operations/factors/passkeys';
import {
  addTotp,
  type FactorAddition,
  removeFactor,
  renewRecoveryCodes,
} from '../../operations/factors/change-factors';
import { type Form } from './forms';
import { SECURITY_PATH } from './own-clients';
import { type PagesEnvironment } from './page-routes';
import { PASSKEY_SCRIPTS, readPasskeyScript } from './pages/passkey-scripts';
import { answerRecoveryCodes, answerSecurity, type PendingTotp } from './pages/security-page';
import { mustHaveFactor, type PageOwner } from './second-factors';
import { seeOther } from './see-other';
import { askForSignIn, findRecentUser, noteProof, refuseLeaving } from './security-session';
import { answerSignInReturn } from './sign-in-return';
import { sayIn } from './language';

const MAX_NAME_LENGTH = 50;

type Handler = (context: Context, owner: PageOwner, form: Form) => Promise<void>;

export function addSecurityRoutes(router: Router, environment: PagesEnvironment): void {
  const { dependencies, forms } = environment;
  const { db } = dependencies;
  for (const path of PASSKEY_SCRIPTS) {
    router.get(path, (context) => {
      context.set('Cache-Control', 'public, max-age=3600');
      context.type = 'js';
      context.body = readPasskeyScript(path);
    });
  }

  router.get(SECURITY_PATH, async (context) => {
    if (!answerSignInReturn(context, SECURITY_PATH)) await show(environment, context);
  });

  const post = (action: string, handle: Handler) =>
    router.post(`${SECURITY_PATH}/${action}`, async (context) => {
      const form = await forms.read(context);
      const owner = await findRecentUser(environment, context);
      if (owner === undefined) askForSignIn(environment, context);
      else if (!(await refuseLeaving(environment, context, owner))) await handle(context, owner, form);
    });

  post('totp', async (context, owner, { pending = '', code = '' }) => {
    const secret = openPending(owner, pending);
    const added = await inTransaction(db, (tx) =>
      secret === undefined
        ? Promise.resolve<FactorAddition>({ state: 'wrong' })
        : addTotp({ tx, at: owner.at, secrets: owner.secrets }, owner, {
            secret,
            code: code.replace(/\s/g, ''),
          }),
    );
    await answerAddition(environment, context, { kind: 'totp', added, pending: secret });
  });

  post('passkey', async (context, owner, { name = '', answer = '' }) => {
    const site = relyingPartyOf(owner.issuer);
    const given = {
      name:
        name
          .replace(/\p{Cc}/gu, '')
          .slice(0, MAX_NAME_LENGTH)
          .trim() || 'Passkey',
      answer,
    };
    const added = await inTransaction(db, (tx) =>
      site === undefined
        ? Promise.resolve<FactorAddition>({ state: 'wrong' })
        : addPasskey({ tx, at: owner.at, secrets: owner.secrets }, owner, { site, ...given }),
    );
    await answerAddition(environment, context, { kind: 'passkey', added });
  });

  post('remove', async (context, owner, { factor_id: factorId = '' }) => {
    const mayRemoveLast = !(await mustHaveFactor(db, dependencies.config, owner.userId));
    await inTransaction(db, (tx) =>
      removeFactor({ tx, at: owner.at, secrets: owner.secrets }, owner, { factorId, mayRemoveLast }),
    );
    seeOther(context, SECURITY_PATH, 'done:factor_removed');
  });

  post('recovery-codes', async (context, owner) => {
    const codes = await inTransaction(db, (tx) =>
      renewRecoveryCodes({ tx, at: owner.at, secrets: owner.secrets }, owner),
    );
    answerRecoveryCodes(context, { path: SECURITY_PATH, codes });
  });
}

async function answerAddition(
  environment: PagesEnvironment,
  context: Context,
  { kind, added, pending }: { kind: FactorKind; added: FactorAddition; pending?: string | undefined },
): Promise<void> {
  if (added.state === 'wrong') {
    const say = sayIn(context);
    const faults =
      kind === 'totp'
        ? { fault: say('checkFields'), codeFault: say('wrongAppCode') }
        : { fault: say('noPasskey') };
    await show(environment, context, { ...faults, pending });
    return;
  }
  if (added.state === 'exists') {
    throw new GivingError('CONFLICT', 'You have this second factor already.', { reason: 'factor_exists' });
  }
  await noteProof(environment, context, kind);
  const { recoveryCodes: codes } = added;
  const done = kind === 'totp' ? 'done:app_added' : 'done:passkey_added';
  if (codes === undefined) seeOther(context, SECURITY_PATH, done);
  else answerRecoveryCodes(context, { path: SECURITY_PATH, codes });
}

async function show(
  environment: PagesEnvironment,
  context: Context,
  { pending, ...faults }: { fault?: string; codeFault?: string; pending?: string | undefined } = {},
): Promise<void> {
  const { dependencies, identity, forms } = environment;
  const { db, config } = dependencies;
  const owner = await findRecentUser(environment, context);
  if (owner === undefined) {
    askForSignIn(environment, context);
    return;
  }
  if (await refuseLeaving(environment, context, owner)) return;
  const { userId, email } = owner;
  const site = relyingPartyOf(identity.issuerOf(context));
  const isSandbox = config.environment === 'sandbox' && config.publicUrl === undefined;
  answerSecurity(context, {
    path: SECURITY_PATH,
    token: forms.token(context),
    email,
    factors: await listFactors(db, userId),
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
    pendingTotp: (await findTotp(db, userId)) === undefined ? newPending(owner, pending) : undefined,
    passkeyOptions:
      site === undefined
        ? undefined
        : await inTransaction(db, (tx) => offerNewPasskey(tx, { userId, email, site })),
    passkeysElsewhere: isSandbox
      ? `http://localhost:${new URL(owner.issuer).port}${SECURITY_PATH}`
      : undefined,
    isRequired: await mustHaveFactor(db, config, userId),
    ...faults,
  });
}

/** Describes a new authenticator app. The form carries its encrypted secret, so no table stores the secret. */
function newPending(
  { userId, email, secrets, at }: PageOwner,
  secret: string = newTotpSecret(),
): PendingTotp {
  const expiresAtMs = at.getTime() + FACTOR_WAIT_SECONDS * 1000;
  return {
    secret,
    uri: totpUri(secret, email),
    sealed: secrets.seal(JSON.stringify({ userId, secret, expiresAtMs })),
  };
}

/** Returns the secret of a form. Returns undefined if the form expired or belongs to another user. */
function openPending({ userId, secrets, at }: PageOwner, sealed: string): string | undefined {
  try {
    const pending = JSON.parse(secrets.open(sealed)) as {
      userId: string;
      secret: string;
      expiresAtMs: number;
    };
    return pending.userId === userId && at.getTime() <= pending.expiresAtMs ? pending.secret : undefined;
  } catch {
    return undefined;
  }
}
