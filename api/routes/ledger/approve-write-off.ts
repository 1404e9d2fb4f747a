import { findWriteOff } from '../../../db/queries/ledger/write-offs';
import { notFound } from '../../../domain/errors';
import { approveWriteOff } from '../../../operations/ledger/approve-write-off';
import { presentWriteOff } from '../../presenters/write-off';
import { defineRoute } from '../../route';
import { loadDebtor } from './load';
import { writeOffParams, writeOffSchema } from './schema';

export const approveWriteOffRoute = defineRoute({
  method: 'post',
  path: '/v1/charities/{charity_id}/write-offs/{write_off_id}/approve',
  operationId: 'approveWriteOff',
  tag: 'Write-offs',
  summary: 'Approve a write-off',
  description:
    'Only for an operator who has no tie to the charity and did not request the write-off. Neither operator may use an API key that the other one issued. After the approval, the platform bears the loss.',
  scope: 'donations:write',
  stepUp: true,
  role: 'operator',
  params: writeOffParams,
  success: { status: 200, description: 'The approved write-off', schema: writeOffSchema },
  errors: ['CHARITY_NOT_FOUND', 'NOT_FOUND', 'CONFLICT'],
  async handle(request) {
    const { db, params, actor, now } = request;
    const charity = await loadDebtor(request);
    const writeOff = await findWriteOff(db, params.write_off_id);
    if (writeOff?.charityId !== charity.id) throw notFound('write-off');
    const approval = { writeOffId: writeOff.id, actor, at: now };
    return presentWriteOff(await approveWriteOff(db, approval));
  },
});
