import { findLeaf } from '../../../db/queries/receipt-log/leaves';
import { findStatement, isMonthHashed } from '../../../db/queries/statements/months';
import { GivingError } from '../../../domain/errors';
import { presentFullProof } from '../../presenters/receipt-proof';
import { defineRoute } from '../../route';
import { loadLeafProof } from '../receipt-log/load';
import { loadPeriod } from './load';
import { statementParams, statementProofQuery, statementProofSchema } from './schema';

export const getStatementProof = defineRoute({
  method: 'get',
  path: '/v1/charities/{charity_id}/statements/{period}/proof',
  operationId: 'getStatementProof',
  tag: 'Statements',
  summary: "Read the proof that a closed month's statement is in the receipt log",
  description:
    "The leaf has the SHA-256 of the RFC 8785 text of the currency's object in `statements`. A statement without a proof is a 404, whose `details.reason` is `open`, `pending`, `empty` (a month without lines and balance), `year` or `network`: no receipt log was open.",
  scope: 'charities:read',
  params: statementParams,
  query: statementProofQuery,
  success: { status: 200, description: 'The proof', schema: statementProofSchema },
  errors: ['CHARITY_NOT_FOUND', 'NOT_FOUND'],
  async handle({ db, params, query, actor, now }) {
    const { charity, period, closed } = await loadPeriod({ db, actor, params, now });
    const { firstMonth: month, lastMonth } = period;
    if (month !== lastMonth) throw withoutProof('year');
    if (!closed) throw withoutProof('open');
    const statement = await findStatement(db, { charityId: charity.id, month, currency: query.currency });
    if (statement === undefined) throw withoutProof((await isMonthHashed(db, month)) ? 'empty' : 'pending');
    if (statement.leafHash === null) throw withoutProof('network');
    const leaf = await findLeaf(db, statement.leafHash);
    const proof = leaf === undefined ? undefined : await loadLeafProof(db, leaf);
    if (proof === undefined) throw withoutProof('pending');
    return { ...presentFullProof(proof), later: [] };
  },
});

const MESSAGES = {
  year: 'Only a month has a proof. A year is proven by its months.',
  open: 'This month is not closed yet, so it has no proof.',
  pending: 'No signed checkpoint covers this statement yet. Try again later.',
  empty: 'This statement has neither lines nor a balance, so it has no proof.',
  network: 'No receipt log was open when this month was closed, so it has no proof.',
} satisfies Record<string, string>;

function withoutProof(reason: keyof typeof MESSAGES): GivingError {
  return new GivingError('NOT_FOUND', MESSAGES[reason], { reason });
}
