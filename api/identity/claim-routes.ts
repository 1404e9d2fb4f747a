/** Adds the page /account/claims, on which people claim charities, and object to claims of their charities. */
import type Router from '@koa/router';
import { inTransaction } from '../../db/database';
import { findCharity, findCharityIdByEin } from '../../db/queries/charities/charities';
import { type Claim, listClaims } from '../../db/queries/claims/claims';
import { isOpenToObjections } from '../../domain/claims/claim';
import { claimCharity } from '../../operations/claims/claim-charity';
import { objectToClaim } from '../../operations/claims/decide-claim';
import { loadCharity } from '../access/charities';
import { loadClaim } from '../access/claims';
import { claimRequestSchema, objectionSchema } from '../routes/claims/schema';
import { addAccountPage, type Person } from './account-page';
import { type Done } from './done-note';
import { linesOf, readForm } from './form-fields';
import { type Form } from './forms';
import { CLAIMS_PATH } from './own-clients';
import { type PagesEnvironment } from './page-routes';
import { answerClaims, type ShownClaim } from './pages/claims-page';

const SHOWN_CLAIMS = 50;

export function addClaimRoutes(router: Router, environment: PagesEnvironment): void {
  const { db } = environment.dependencies;
  addAccountPage(router, environment, {
    path: CLAIMS_PATH,
    async show(context, { owner }, refusal) {
      const { userId } = owner;
      const { claims } = await listClaims(db, { readerId: userId, limit: SHOWN_CLAIMS, offset: 0 });
      const { charity } = context.query;
      answerClaims(context, {
        path: CLAIMS_PATH,
        token: environment.forms.token(context),
        claims: await Promise.all(claims.map((claim) => describe(environment, claim, owner))),
        charity: typeof charity === 'string' ? charity : undefined,
        refusal,
      });
    },
    actions: {
      create: (_context, person, form) => claim(environment, person, form),
      async object(_context, { actor, owner: { at } }, form) {
        const { reason } = readForm(objectionSchema, { reason: form.reason });
        const subject = await loadClaim(db, actor, form.claim_id ?? '', 'object');
        const { userId } = actor;
        await inTransaction(db, (tx) => objectToClaim({ tx, at }, { claim: subject, userId, reason }));
        return 'done:objection_sent';
      },
    },
    refusals: {
      fields: ['charity', 'statement', 'documents', 'reason'],
      faults: {
        'charity not_found': 'noSuchCharity',
        'statement not_allowed': 'faultCard',
        'documents too_long': 'faultTooManyLines',
        'documents.* format': 'faultDocument',
        'documents.* not_allowed': 'faultCard',
        'documents.* not_found': 'faultNoDocument',
        'reason not_allowed': 'faultCard',
      },
      errors: { FORBIDDEN: 'onlyMembers' },
    },
  });
}

async function claim(
  { dependencies: { db, config, gateways } }: PagesEnvironment,
  { actor, owner }: Person,
  form: Form,
): Promise<Done> {
  const fields = { statement: form.statement, documents: linesOf(form.documents) };
  const asked = readForm(claimRequestSchema, fields);
  const named = (form.charity ?? '').trim();
  const id = (await findCharityIdByEin(db, named.replaceAll('-', ''))) ?? named;
  const charity = await loadCharity(db, actor, id);
  const { environment } = config;
  const { secrets } = gateways;
  const { at, issuer: address } = owner;
  const order = { ...asked, charity, environment };
  await inTransaction(db, (tx) => claimCharity({ tx, at, actor, secrets, address }, order));
  return 'done:claim_sent';
}

async function describe(
  { dependencies: { db } }: PagesEnvironment,
  claimed: Claim,
  { userId, at }: Person['owner'],
): Promise<ShownClaim> {
  const charity = await findCharity(db, claimed.charityId);
  const isMine = claimed.userId === userId;
  return {
    ...claimed,
    charityName: charity?.name ?? claimed.charityId,
    isMine,
    mayObject: !isMine && claimed.status === 'in_review' && isOpenToObjections(claimed, at),
  };
}
