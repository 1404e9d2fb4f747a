/** Adds the page /account/authenticate, on which a donor confirms a payment. The link's token is the credential. */
import type Router from '@koa/router';
import { type Context } from 'koa';
import { inTransaction } from '../../db/database';
import { type Charge, findChargeByActionToken } from '../../db/queries/charges/charges';
import { findCharity } from '../../db/queries/charities/charities';
import { type Gift, findGift } from '../../db/queries/gifts/gifts';
import { returnAddress } from '../../domain/charges/return-url';
import { notFound, requireRow } from '../../domain/errors';
import { printMoney } from '../../domain/money';
import { ownOrigins } from '../../domain/public-address';
import { hashKey } from '../../gateways/secrets/tokens';
import { confirmPayment } from '../../operations/charges/wake-gift';
import { authenticatePayment } from '../../operations/sandbox/payments';
import { type PagesEnvironment } from './page-routes';
import { seeOther } from './see-other';
import { type Say, sayIn } from './language';
import {
  answerAnswered,
  answerWaiting,
  AUTHENTICATE_SCRIPT,
  AUTHENTICATE_SCRIPT_PATH,
} from './pages/authenticate-page';

const PATH = '/account/authenticate';

export function addAuthenticateRoutes(router: Router, environment: PagesEnvironment): void {
  router.get(AUTHENTICATE_SCRIPT_PATH, (context) => {
    context.set('Cache-Control', 'public, max-age=3600');
    context.type = 'js';
    context.body = AUTHENTICATE_SCRIPT;
  });

  router.get(PATH, async (context) => {
    const { token } = context.query;
    await show(environment, context, typeof token === 'string' ? token : '');
  });

  router.post(PATH, async (context) => {
    const { token = '', answer } = await environment.forms.read(context);
    await answerFor(environment, token, answer);
    seeOther(context, `${PATH}?token=${encodeURIComponent(token)}`);
  });
}

interface Waiting {
  charge: Charge;
  gift: Gift;
}

async function load({ dependencies: { db } }: PagesEnvironment, token: string): Promise<Waiting> {
  const charge = token === '' ? undefined : await findChargeByActionToken(db, hashKey(token));
  if (charge === undefined) throw notFound('payment');
  return { charge, gift: requireRow(await findGift(db, charge.donationId), charge.donationId) };
}

/** Shows the payment while it waits for the donor, and the payment's outcome afterwards. */
async function show(environment: PagesEnvironment, context: Context, token: string): Promise<void> {
  const { dependencies, forms } = environment;
  const { db, gateways } = dependencies;
  context.set('Referrer-Policy', 'no-referrer');
  const { charge, gift } = await load(environment, token);
  const { processor } = gateways;
  const name = { donationId: gift.id, reference: charge.reference, customer: charge.customerReference };
  const now =
    charge.state === 'requires_action'
      ? await processor.findCharge({ ...name, since: gift.createdAt })
      : undefined;
  if (now?.state !== 'requires_action') {
    const say = sayIn(context);
    answerAnswered(context, {
      ...outcomeOf(say, now?.state ?? charge.state),
      back: backOf(say, environment, charge),
    });
    return;
  }
  answerWaiting(context, PATH, {
    token,
    formToken: forms.token(context),
    charityName: (await findCharity(db, gift.charityId))?.name ?? gift.charityId,
    amount: printMoney({ currency: gift.currency, minor: gift.totalChargeMinor }),
    processor: processor.name,
    publishableKey: processor.publishableKey,
    clientSecret: now.clientSecret,
    sourceReference: charge.sourceReference,
  });
}

function outcomeOf(say: Say, state: string): { title: string; message: string } {
  if (state === 'declined' || state === 'cancelled') {
    return { title: say('giftFailed'), message: say('giftFailedText') };
  }
  return { title: say('thanks'), message: say('thanksText') };
}

function backOf(say: Say, { dependencies: { config } }: PagesEnvironment, { returnUrl, donationId }: Charge) {
  if (returnUrl === null) return undefined;
  const url = returnAddress(returnUrl, donationId);
  const { origin } = new URL(url);
  return { url, name: ownOrigins(config).includes(origin) ? say('thePlatform') : origin };
}

/**
 * In a sandbox, stores the donor's answer from the form. Otherwise the bank already has the answer. Then
 * wakes the gift's workflow, which asks the processor for the result.
 */
async function answerFor(
  environment: PagesEnvironment,
  token: string,
  answer: string | undefined,
): Promise<void> {
  const { db, gateways, clock = () => new Date() } = environment.dependencies;
  const { charge } = await load(environment, token);
  await inTransaction(db, (tx) =>
    gateways.processor.name === 'sandbox'
      ? authenticatePayment({ tx, at: clock() }, { charge, approve: answer === 'approve' })
      : confirmPayment(tx, charge),
  );
}
