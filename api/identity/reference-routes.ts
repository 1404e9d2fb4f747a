/** Adds the page /account/references, on which a referee answers or declines. The mailed token authorizes it. */
import type Router from '@koa/router';
import { type Context } from 'koa';
import { inTransaction } from '../../db/database';
import { findUser } from '../../db/queries/access/accounts';
import { findCharity } from '../../db/queries/charities/charities';
import { findReferenceByLink, type Reference } from '../../db/queries/references/references';
import { findVerification } from '../../db/queries/verification/verifications';
import { isRefusal, requireRow } from '../../domain/errors';
import { type ReferenceAnswer, referenceStatus } from '../../domain/references/reference';
import { roleOf } from '../../domain/verification/stages';
import { hashKey } from '../../gateways/secrets/tokens';
import { answerReference } from '../../operations/references/answer-reference';
import { answerSchema } from '../routes/verification/reference-schema';
import { refuseOver } from './accounts';
import { readForm } from './form-fields';
import { type Form } from './forms';
import { type PagesEnvironment } from './page-routes';
import { answerBadLink, answerMessage } from './pages/layout';
import { answerReferenceForm } from './pages/reference-page';
import { explainRefusal, type Refusal, type RefusalWords } from './refusals';
import { sayIn, speakLike } from './language';

const REFERENCES_PATH = '/account/references';
/** Limits the links that one IP address opens or sends in an hour, so that nobody guesses tokens. */
const LINKS_PER_PLACE = 300;

const REFUSALS: RefusalWords = {
  fields: ['knows', 'since', 'how', 'recommends', 'statement'],
  faults: {
    'knows not_allowed': 'faultRequired',
    'since not_allowed': 'faultCard',
    'how not_allowed': 'faultCard',
    'recommends not_allowed': 'faultRequired',
    'statement not_allowed': 'faultCard',
  },
  errors: {},
};

export function addReferenceRoutes(router: Router, environment: PagesEnvironment): void {
  router.get(REFERENCES_PATH, async (context) => {
    const { token } = context.query;
    const found = await findOpen(environment, context, typeof token === 'string' ? token : '');
    if (found !== undefined) await showForm(environment, context, found);
  });

  router.post(`${REFERENCES_PATH}/answer`, async (context) => {
    const form = await environment.forms.read(context);
    const found = await findOpen(environment, context, form.token ?? '');
    if (found === undefined) return;
    let answer: ReferenceAnswer;
    try {
      answer = readAnswer(form);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const refusal = explainRefusal(sayIn(context), error, form, REFUSALS);
      await showForm(environment, context, found, refusal);
      return;
    }
    await store(environment, context, found, answer);
  });

  router.post(`${REFERENCES_PATH}/decline`, async (context) => {
    const { token = '' } = await environment.forms.read(context);
    const found = await findOpen(environment, context, token);
    if (found !== undefined) await store(environment, context, found, null);
  });
}

interface Opened {
  reference: Reference;
  charityId: string;
  token: string;
}

/** Finds the unanswered reference of a mailed token. Answers the request itself if there is none. */
async function findOpen(
  { dependencies: { db, clock = () => new Date() } }: PagesEnvironment,
  context: Context,
  token: string,
): Promise<Opened | undefined> {
  await refuseOver(db, `reference-place:${context.ip}`, LINKS_PER_PLACE);
  const reference = await findReferenceByLink(db, hashKey(token));
  const verification =
    reference === undefined ? undefined : await findVerification(db, reference.verificationId);
  if (
    reference !== undefined &&
    verification !== undefined &&
    roleOf(verification.state) === 'application' &&
    referenceStatus(reference, clock()) === 'requested'
  ) {
    speakLike(context, reference);
    return { reference, charityId: verification.entityId, token };
  }
  if (reference !== undefined) speakLike(context, reference);
  answerClosed(context);
  return undefined;
}

async function showForm(
  { dependencies: { db }, forms }: PagesEnvironment,
  context: Context,
  { reference, charityId, token }: Opened,
  refusal?: Refusal,
): Promise<void> {
  const { relation, namedBy } = reference;
  answerReferenceForm(context, {
    path: REFERENCES_PATH,
    token: forms.token(context),
    referenceToken: token,
    relation,
    charityName: requireRow(await findCharity(db, charityId), charityId).name,
    askedBy: requireRow(await findUser(db, namedBy), namedBy).name,
    refusal,
  });
}

function readAnswer({ knows, since, how, recommends, statement }: Form): ReferenceAnswer {
  const read = readForm(answerSchema, { knows, since, how, recommends, statement });
  return { ...read, knows: read.knows === 'yes', recommends: read.recommends === 'yes' };
}

async function store(
  { dependencies: { db, clock = () => new Date() } }: PagesEnvironment,
  context: Context,
  { token }: Opened,
  answer: ReferenceAnswer | null,
): Promise<void> {
  try {
    const at = clock();
    await inTransaction(db, (tx) => answerReference({ tx, at }, { tokenHash: hashKey(token), answer }));
    const say = sayIn(context);
    if (answer === null) {
      answerMessage(context, { title: say('referenceDeclined'), text: say('referenceDeclinedText') });
    } else answerMessage(context, { title: say('referenceArrived'), text: say('referenceArrivedText') });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    answerClosed(context);
  }
}

function answerClosed(context: Context): void {
  answerBadLink(context, sayIn(context)('referenceClosed'));
}
