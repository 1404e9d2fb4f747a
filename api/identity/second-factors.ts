/** Checks second factors at sign-in and limits the attempts. */
import { type Context } from 'koa';
import { type Config } from '../../config';
import { type Database, inTransaction } from '../../db/database';
import { findUser } from '../../db/queries/access/accounts';
import { findLoginByUser } from '../../db/queries/access/logins';
import { FACTOR_ATTEMPTS_PER_HOUR, type FactorProof } from '../../domain/factors/factors';
import { requireRow } from '../../domain/errors';
import { relyingPartyOf } from '../../gateways/secrets/passkeys';
import { checkFactorCode, checkPasskey } from '../../operations/factors/sign-in';
import { type Act, type Sealing } from '../../operations/act';
import { type FactorOwner } from '../../operations/factors/change-factors';
import { refuseOver } from './accounts';
import { type Form } from './forms';
import { type PagesEnvironment } from './page-routes';
import { speakLike } from './language';

/** Returns true if a user must sign in with a second factor, as operators in production must. */
export async function mustHaveFactor(
  db: Database,
  { environment }: Pick<Config, 'environment'>,
  userId: string,
): Promise<boolean> {
  if (environment !== 'production') return false;
  return (await findUser(db, userId))?.isOperator ?? false;
}

/** The user of a page, and what an operation needs to act for them. */
export interface PageOwner extends FactorOwner, Sealing, Pick<Act, 'at'> {
  /** The base URL of the sign-in pages. */
  issuer: string;
}

/** Loads the user whose second factors a page checks or changes. Switches the page to the user's language. */
export async function factorOwner(
  { dependencies: { db, gateways, clock = () => new Date() }, identity }: PagesEnvironment,
  context: Context,
  userId: string,
): Promise<PageOwner> {
  const user = requireRow(await findUser(db, userId), userId);
  speakLike(context, user);
  const { email } = requireRow(await findLoginByUser(db, userId), userId);
  const { secrets } = gateways;
  return {
    userId,
    accountId: user.accountId,
    email,
    issuer: identity.issuerOf(context),
    secrets,
    at: clock(),
  };
}

/**
 * Checks a form's code or passkey answer. Limits only codes, because nobody can guess a passkey's answer. Counts
 * each attempt before checking the code, so that parallel attempts cannot exceed the limit.
 */
export async function proveFactor(
  { db }: PagesEnvironment['dependencies'],
  owner: PageOwner,
  { code, answer }: Form,
): Promise<FactorProof | undefined> {
  const site = relyingPartyOf(owner.issuer);
  if (answer !== undefined) {
    if (site === undefined) return undefined;
    return inTransaction(db, (tx) => checkPasskey({ tx, at: owner.at }, owner, { site, answer }));
  }
  await refuseOver(db, `second-factor:${owner.userId}`, FACTOR_ATTEMPTS_PER_HOUR);
  return inTransaction(db, (tx) =>
    checkFactorCode({ tx, at: owner.at, secrets: owner.secrets }, owner, code ?? ''),
  );
}
