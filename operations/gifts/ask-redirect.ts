/** An operator redirects a gift. Above a limit, another operator must approve it. */
import { hasOperator } from '../../db/queries/access/operators';
import { findPersons } from '../../db/queries/access/persons';
import { type Approval } from '../../db/queries/approvals/approvals';
import { type Gift } from '../../db/queries/gifts/gifts';
import { type Actor } from '../../domain/access/actor';
import { type ApprovalChange } from '../../domain/approvals/approval';
import { dayOf } from '../../domain/days';
import { GivingError } from '../../domain/errors';
import { formatMoney } from '../../domain/money';
import { newId } from '../../new-id';
import { type Act, type ActOf, type Sealing } from '../act';
import { askApproval } from '../approvals/ask-approval';
import { requireUnchanged } from '../approvals/approved-act';
import { sumForLimit } from '../exchange-rates/limit-rates';
import { lockChoice, lockRedirect, moveGift, type Redirect } from './redirect-gift';

/** Redirects a gift, or asks another operator if an operator redirects one above the limit, in US cents. */
export async function redirectGiftOrAsk(
  act: ActOf<Actor> & Sealing,
  order: Redirect,
  limitUsdMinor: bigint,
): Promise<{ gift: Gift } | { approval: Approval }> {
  if (order.chooser === 'donor') await requireOwnCredential(act);
  const redirection = await lockRedirect(act, order);
  const { gift, from, to } = redirection;
  const amount = { currency: gift.currency, minor: gift.amountMinor };
  const isLarge = (await sumForLimit(act.tx, [amount], dayOf(act.at))) > limitUsdMinor;
  if (order.chooser === 'donor' || !isLarge) return { gift: await moveGift(act, redirection, order.id) };
  const approval = await askApproval(act, {
    subject: { type: 'donation', id: gift.id },
    charityId: to.id,
    change: {
      action: 'redirect',
      before: { charity_id: from.id },
      after: { charity_id: to.id, amount: formatMoney(amount), currency: gift.currency },
    },
    reason: null,
    gainers: [gift.donorUserId],
  });
  return { approval };
}

/** Throws FORBIDDEN if an operator issued the donor's key, and so could choose in the donor's name. */
async function requireOwnCredential({ tx, actor }: ActOf<Actor>): Promise<void> {
  const issuers = (await findPersons(tx, actor)).filter((id) => id !== actor.userId);
  if (!(await hasOperator(tx, issuers))) return;
  const message =
    'An operator issued this key and could choose with it too. Choose on the platform’s own pages, or with a key that you made there.';
  throw new GivingError('FORBIDDEN', message, { reason: 'not_independent' });
}

/** Redirects a gift as another operator approved. */
export async function applyRedirect(
  act: Act,
  change: ApprovalChange<'redirect'>,
  { subjectId: donationId }: Approval,
): Promise<void> {
  const choice = { donationId, toCharityId: change.after.charity_id, chooser: 'operator' } as const;
  const redirection = await lockChoice(act, choice);
  requireUnchanged(change, { charity_id: redirection.from.id });
  await moveGift(act, redirection, newId('donation'));
}
