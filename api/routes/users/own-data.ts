import { inTransaction } from '../../../db/database';
import { type DataExport } from '../../../db/queries/users/data-exports';
import { requestExport } from '../../../operations/users/data-export';
import { restoreUser, scheduleErasure } from '../../../operations/users/schedule-erasure';
import { route, routes } from '../../route';
import { loadProfile, requireOwnAddress } from './load';
import { dataExportSchema, erasureRequestSchema, erasureSchema } from './own-data-schema';
import { profileSchema } from './schema';

/** What people do with their own data as a whole. */
export const ownDataRoutes = routes('Users', {
  exportData: route('GET /v1/users/me/export', {
    summary: 'Ask for a file with all data of the calling user',
    description:
      'A link to the file is mailed to the confirmed address, and works for 7 days. A repeated request within a day answers with the same file. Guests ask in a session that a mailed link opened. 409 with `details.reason` `no_address` without a confirmed address.',
    scope: 'any',
    apiKeyOnly: 'account:manage',
    applications: 'closed',
    guests: true,
    startsWork: true,
    stepUp: true,
    success: { status: 202, description: 'The file is being written', schema: dataExportSchema },
    errors: ['CONFLICT'],
    async handle({ db, act: { at }, actor: { userId } }) {
      return presentExport(await inTransaction(db, (tx) => requestExport({ tx, at }, userId)));
    },
  }),

  eraseUser: route('DELETE /v1/users/me', {
    summary: 'Erase the data of the calling user in 14 days',
    description:
      'Sessions, API keys, applications and recurring gifts end at once. Until `erase_at`, a sign-in or the mailed link can only restore the person. Then names, addresses, messages and documents go. Gifts, receipts and postings stay under a pseudonym. 409 with `details.reason` `sole_member`, `open_case` or `balance` while no other member of 30 days would stay in a charity of the person, or while the person has an open case or unsettled money. If one of these begins later, `erase_at` moves on by a day at a time until it has ended.',
    scope: 'any',
    apiKeyOnly: 'account:manage',
    applications: 'closed',
    stepUp: true,
    body: erasureRequestSchema,
    success: { status: 202, description: 'The erasure is scheduled', schema: erasureSchema },
    errors: ['CONFLICT'],
    async handle({ db, act, body, actor: { userId } }) {
      await requireOwnAddress(db, userId, body.confirm);
      const { eraseAt } = await scheduleErasure(act, userId);
      return { status: 'scheduled' as const, erase_at: eraseAt.toISOString() };
    },
  }),

  restoreUser: route('POST /v1/users/me/restore', {
    summary: 'Keep the data of the calling user, which are to be erased',
    description:
      'Ended sessions, API keys, applications and recurring gifts stay ended. 409 if no erasure is scheduled.',
    scope: 'any',
    apiKeyOnly: 'account:manage',
    applications: 'closed',
    whileLeaving: true,
    success: { status: 200, description: 'The restored user', schema: profileSchema },
    errors: ['CONFLICT'],
    async handle({ db, act, actor }) {
      await restoreUser(act, actor.userId);
      return loadProfile(db, actor, act.at);
    },
  }),
});

function presentExport({ id, requestedAt, expiresAt }: DataExport) {
  return {
    export_id: id,
    status: expiresAt === null ? ('preparing' as const) : ('mailed' as const),
    requested_at: requestedAt.toISOString(),
    expires_at: expiresAt?.toISOString() ?? null,
  };
}
