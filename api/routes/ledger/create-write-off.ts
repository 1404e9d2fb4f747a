import { newId } from '../../../new-id';
import { requestWriteOff } from '../../../operations/ledger/request-write-off';
import { presentWriteOff } from '../../presenters/write-off';
import { defineRoute } from '../../route';
import { charityParams } from '../charities/schema';
import { loadDebtor } from './load';
import { writeOffRequestSchema, writeOffSchema } from './schema';

export const createWriteOff = defineRoute({
  method: 'post',
  path: '/v1/charities/{charity_id}/write-offs',
  operationId: 'createWriteOff',
  tag: 'Write-offs',
  summary: "Ask to write off a charity's debt",
  description:
    'For operators without a tie to the charity. Another operator must approve it. Until then nothing is booked.',
  scope: 'donations:write',
  stepUp: true,
  role: 'operator',
  params: charityParams,
  body: writeOffRequestSchema,
  success: { status: 201, description: 'The pending write-off', schema: writeOffSchema },
  errors: ['CHARITY_NOT_FOUND', 'CONFLICT'],
  async handle(request) {
    const { db, body, actor, now } = request;
    const charity = await loadDebtor(request);
    const order = { ...body, charityId: charity.id, actor, at: now };
    return presentWriteOff(await requestWriteOff(db, { id: newId('writeoff'), ...order }));
  },
});
