import { blockUser, unblockUser } from '../../../operations/users/block-user';
import { type UserBlock } from '../../../db/queries/users/blocks';
import { route, routes } from '../../route';
import { blockRequestSchema, userBlockSchema } from './block-schema';

/** Operators shut people out. */
export const userBlockRoutes = routes('Users', {
  blockUser: route('POST /v1/users/{user_id}/block', {
    summary: 'Block a person',
    description:
      'Ends their sessions and recurring gifts at once. While the block lasts, every credential of the person is 401 with `details.reason` `revoked`, and sign-ins and guest sessions of the address that they confirmed are refused. A guest who confirmed the address of an account is blocked together with the account: `user_id` of the answer is then the user of the account. 409 while the person is blocked.',
    scope: 'any',
    apiKeyOnly: 'account:manage',
    stepUp: true,
    role: 'operator',
    body: blockRequestSchema,
    success: { status: 201, description: 'The block', schema: userBlockSchema },
    errors: ['CONFLICT'],
    async handle({ act, params, body }) {
      return presentBlock(await blockUser(act, { userId: params.user_id, reason: body.reason }));
    },
  }),

  unblockUser: route('DELETE /v1/users/{user_id}/block', {
    summary: 'End the block of a person',
    description:
      'Their API keys and applications work again, and they can sign in. Sessions stay ended and recurring gifts stay stopped.',
    scope: 'any',
    apiKeyOnly: 'account:manage',
    stepUp: true,
    role: 'operator',
    success: { status: 200, description: 'The block that ended', schema: userBlockSchema },
    async handle({ act, params }) {
      return presentBlock(await unblockUser(act, params.user_id));
    },
  }),
});

function presentBlock({ userId, reason, blockedBy, at }: UserBlock) {
  return { user_id: userId, reason, blocked_by: blockedBy, at: at.toISOString() };
}
