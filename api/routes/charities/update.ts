import { type Charity, lockCharity, updateCharity } from '../../../db/queries/charities/charities';
import { recordAudit } from '../../../db/queries/access/audit-log';
import { charityNotFound } from '../../../domain/errors';
import { defineRoute } from '../../route';
import { changeCharity } from './changes';
import { loadEditableCharity } from './load';
import { presentOne } from './present';
import { charityParams, charitySchema } from './schema';
import { charityChangesSchema } from './write-schema';

export const updateCharityRoute = defineRoute({
  method: 'patch',
  path: '/v1/charities/{charity_id}',
  operationId: 'updateCharity',
  tag: 'Charities',
  summary: 'Edit a charity',
  description: 'For its members. What members wrote, later imports of the register leave as it is.',
  scope: 'charities:write',
  params: charityParams,
  body: charityChangesSchema,
  success: { status: 200, description: 'The charity as it is now', schema: charitySchema },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, params, body, actor, now }) {
    const { id } = await loadEditableCharity(db, actor, params.charity_id);
    const before = await lockCharity(db, id);
    if (before === undefined) throw charityNotFound(id);
    const after: Charity = {
      ...changeCharity(before, body, now),
      source: before.source === 'register' ? 'member' : before.source,
    };
    await updateCharity(db, id, after);
    if (after.walletAddress !== before.walletAddress) {
      await recordAudit(db, {
        action: 'charity.wallet_changed',
        actor,
        subject: { type: 'charity', id },
        details: { from: before.walletAddress, to: after.walletAddress },
        at: now,
      });
    }
    return presentOne(db, after, true);
  },
});
