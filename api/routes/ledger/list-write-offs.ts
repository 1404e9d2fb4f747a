import { listWriteOffs } from '../../../db/queries/ledger/write-offs';
import { pageQuery } from '../../fields';
import { presentWriteOff } from '../../presenters/write-off';
import { defineRoute } from '../../route';
import { loadCharity } from '../charities/load';
import { charityParams } from '../charities/schema';
import { writeOffListSchema } from './schema';

export const listWriteOffsRoute = defineRoute({
  method: 'get',
  path: '/v1/charities/{charity_id}/write-offs',
  operationId: 'listWriteOffs',
  tag: 'Write-offs',
  summary: 'List the write-offs of a charity',
  scope: 'donations:read',
  role: 'operator',
  params: charityParams,
  query: pageQuery,
  success: { status: 200, description: 'A page of write-offs, newest first', schema: writeOffListSchema },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, params, query, actor }) {
    const { charity } = await loadCharity(db, actor, params.charity_id);
    const { writeOffs, total } = await listWriteOffs(db, charity.id, query);
    return { write_offs: writeOffs.map(presentWriteOff), total, ...query };
  },
});
