import { newId } from '../../../new-id';
import { requestWriteOff, approveWriteOff } from '../../../operations/ledger/write-offs';
import { presentWriteOff } from '../../presenters/write-off';
import { route, routes } from '../../route';
import { writeOffRequestSchema, writeOffSchema, writeOffListSchema } from './schema';
import { listWriteOffs } from '../../../db/queries/ledger/write-offs';
import { pageQuery } from '../../fields';
import { loadCharity } from '../../access/charities';
import { loadDebtor, loadWriteOff } from '../../access/write-offs';
import {
  countFailures,
  findBacklogs,
  listOpenSums,
  listSumsSince,
} from '../../../db/queries/ledger/operations';
import { presentOperations } from '../../presenters/operations';
import { operationsSummarySchema } from './summary-schema';

const DAY_MS = 86_400_000;

export const writeOffRoutes = routes('Write-offs', {
  createWriteOff: route('POST /v1/charities/{charity_id}/write-offs', {
    summary: "Ask to write off a charity's debt",
    description:
      'For operators without a tie to the charity. Another operator must approve it. Until then nothing is booked. The answer is 409 if the charity does not owe that much.',
    scope: 'donations:write',
    stepUp: true,
    role: 'operator',
    body: writeOffRequestSchema,
    success: { status: 201, description: 'The pending write-off', schema: writeOffSchema },
    errors: ['CONFLICT'],
    async handle(request) {
      const { act, body } = request;
      const charity = await loadDebtor(request);
      const order = { ...body, charityId: charity.id };
      return presentWriteOff(await requestWriteOff(act, { id: newId('writeoff'), ...order }));
    },
  }),

  listWriteOffs: route('GET /v1/charities/{charity_id}/write-offs', {
    summary: 'List the write-offs of a charity',
    description: 'Newest first.',
    scope: 'donations:read',
    role: 'operator',
    query: pageQuery,
    success: { status: 200, description: 'A page of write-offs, newest first', schema: writeOffListSchema },
    async handle({ db, params, query, actor }) {
      const charity = await loadCharity(db, actor, params.charity_id);
      const { writeOffs, total } = await listWriteOffs(db, charity.id, query);
      return { write_offs: writeOffs.map(presentWriteOff), total, ...query };
    },
  }),

  approveWriteOff: route('POST /v1/charities/{charity_id}/write-offs/{write_off_id}/approve', {
    summary: 'Approve a write-off',
    description:
      'Only for an operator who has no tie to the charity and did not request the write-off. Neither operator may use an API key that the other one issued. After the approval, the platform bears the loss.',
    scope: 'donations:write',
    stepUp: true,
    role: 'operator',
    success: { status: 200, description: 'The approved write-off', schema: writeOffSchema },
    errors: ['CONFLICT'],
    async handle(request) {
      const { act } = request;
      const { id: writeOffId } = await loadWriteOff(request);
      const approval = { writeOffId };
      return presentWriteOff(await approveWriteOff(act, approval));
    },
  }),
});

export const operationsRoutes = routes('Operations', {
  getOperationsSummary: route('GET /v1/operations/summary', {
    summary: 'Read how the platform stands',
    description:
      'Money by currency, the failures of the last 24 hours by code, and every queue with the age of its oldest entry.',
    scope: 'donations:read',
    role: 'operator',
    success: { status: 200, description: 'The figures of this moment', schema: operationsSummarySchema },
    async handle({ db, now, gateways }) {
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
        backlogs: await findBacklogs(db, { sendsMails: gateways.mailer !== undefined }),
      });
    },
  }),
});
