/** Adds the page /account/decisions, on which reviewers and operators read and decide claims. */
import type Router from '@koa/router';
import { inTransaction } from '../../db/database';
import { findUser } from '../../db/queries/access/accounts';
import { findCharity } from '../../db/queries/charities/charities';
import { type Claim, listClaims } from '../../db/queries/claims/claims';
import { isOpenToObjections } from '../../domain/claims/claim';
import { decideClaim } from '../../operations/claims/decide-claim';
import { loadClaim, requireDecider } from '../access/claims';
import { isStaff } from '../access/resource';
import { claimDecisionSchema } from '../routes/claims/schema';
import { addAccountPage, type Person } from './account-page';
import { type Done } from './done-note';
import { readForm } from './form-fields';
import { type Form } from './forms';
import { DECISIONS_PATH } from './own-clients';
import { type PagesEnvironment } from './page-routes';
import { answerDecisions, answerNoAccess, type WaitingClaim } from './pages/decisions-page';

const SHOWN_CLAIMS = 50;

export function addDecisionRoutes(router: Router, environment: PagesEnvironment): void {
  const { db } = environment.dependencies;
  addAccountPage(router, environment, {
    path: DECISIONS_PATH,
    async show(context, { owner, actor }, refusal) {
      if (!isStaff(actor)) {
        answerNoAccess(context);
        return;
      }
      const { claims, total } = await listClaims(db, { status: 'in_review', limit: SHOWN_CLAIMS, offset: 0 });
      answerDecisions(context, {
        path: DECISIONS_PATH,
        token: environment.forms.token(context),
        claims: await Promise.all(claims.map((claim) => describe(environment, claim, owner.at))),
        total,
        refusal,
      });
    },
    actions: { decide: (_context, person, form) => decide(environment, person, form) },
    refusals: {
      fields: ['reason'],
      faults: { 'reason not_allowed': 'faultCard' },
      errors: { FORBIDDEN: 'notIndependent' },
    },
  });
}

async function decide(
  { dependencies: { db, gateways } }: PagesEnvironment,
  { actor, owner }: Person,
  form: Form,
): Promise<Done> {
  requireDecider(actor);
  const { reason = '' } = form;
  const given = { decision: form.decision, ...(reason.trim() === '' ? {} : { reason }) };
  const decided = readForm(claimDecisionSchema, given);
  const claim = await loadClaim(db, actor, form.claim_id ?? '');
  const { at, issuer: address } = owner;
  const order = { claim, ...decided, reason: decided.reason };
  await inTransaction(db, (tx) => decideClaim({ tx, at, actor, secrets: gateways.secrets, address }, order));
  return 'done:claim_decided';
}

async function describe(
  { dependencies: { db } }: PagesEnvironment,
  claim: Claim,
  at: Date,
): Promise<WaitingClaim> {
  const charity = await findCharity(db, claim.charityId);
  const claimant = await findUser(db, claim.userId);
  return {
    ...claim,
    charityName: charity?.name ?? claim.charityId,
    claimantName: claimant?.name ?? claim.userId,
    mayBeApproved: !isOpenToObjections(claim, at),
  };
}
