import {
  countFailures,
  findBacklogs,
  listOpenSums,
  listSumsSince,
} from '../../../db/queries/ledger/operations';
import { presentOperations } from '../../presenters/operations';
import { defineRoute } from '../../route';
import { operationsSummarySchema } from './summary-schema';

const DAY_MS = 86_400_000;

export const getOperationsSummary = defineRoute({
  method: 'get',
  path: '/v1/operations/summary',
  operationId: 'getOperationsSummary',
  tag: 'Operations',
  summary: 'Read how the platform stands',
  description:
    'Money by currency, the failures of the last 24 hours by code, and every queue with the age of its oldest entry.',
  scope: 'donations:read',
  role: 'operator',
  success: { status: 200, description: 'The figures of this moment', schema: operationsSummarySchema },
  errors: [],
  async handle({ db, now }) {
    const midnight = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
    const [dayAgo, weekAgo] = [new Date(now.getTime() - DAY_MS), new Date(now.getTime() - 7 * DAY_MS)];
    return presentOperations({
      at: now,
      money: {
        completed_today: await listSumsSince(db, 'completed', midnight),
        completed_7_days: await listSumsSince(db, 'completed', weekAgo),
        refunded_7_days: await listSumsSince(db, 'refunded', weekAgo),
        disputed: await listOpenSums(db, 'disputed'),
        in_payout: await listOpenSums(db, 'inPayout'),
        payable: await listOpenSums(db, 'payable'),
      },
      failures: await countFailures(db, dayAgo),
      backlogs: await findBacklogs(db),
    });
  },
});
