import { listCharities } from '../../../db/queries/charities/charities';
import { route, routes } from '../../route';
import { presentMany, presentOne } from './present';
import {
  charityListSchema,
  charityQuery,
  charitySchema,
  charityChangeSchema,
  changeRefusalSchema,
  charityBalanceSchema,
} from './schema';
import { createCharity } from '../../../operations/charities/create-charity';
import { GivingError } from '../../../domain/errors';
import { loadCharity, loadCharityWithRoles, mayChangeGuarded } from '../../access/charities';
import { readEdits } from './edits';
import { charityRequestSchema, charityChangesSchema } from './write-schema';
import { findPersons } from '../../../db/queries/access/persons';
import { updateCharity } from '../../../operations/charities/update-charity';
import { actingParty } from '../../access/verification';
import { confirmChange, refuseChange } from '../../../operations/charities/decide-change';
import { presentChange } from '../../presenters/charity-change';
import { findFunds } from '../../../db/queries/ledger/funds';
import { findPendingReason } from '../../../operations/payouts/payee';
import { presentBalance } from '../../presenters/charity-balance';

/** What the decisions on a waiting change share. */
const ofChanges = { scope: 'charities:write', stepUp: true, apiKeyOnly: true, errors: ['CONFLICT'] } as const;

export const charityRoutes = routes('Charities', {
  listCharities: route('GET /v1/charities', {
    summary: 'List the charities that can receive gifts',
    description: 'Oldest first.',
    scope: 'charities:read',
    guests: true,
    query: charityQuery,
    success: { status: 200, description: 'A page of charities, oldest first', schema: charityListSchema },
    async handle({ db, query, config }) {
      const { charities, total } = await listCharities(db, query);
      return {
        charities: await presentMany(db, charities, config),
        total,
        limit: query.limit,
        offset: query.offset,
      };
    },
  }),

  createCharity: route('POST /v1/charities', {
    summary: 'Create a charity and become its member',
    description:
      'The charity is listed and can receive gifts once it is verified. If a charity with this EIN exists, the answer is 409. Then ask its members for an invitation.',
    scope: 'charities:write',
    applications: 'closed',
    stepUp: ['wallet_address'],
    body: charityRequestSchema,
    success: { status: 201, description: 'The charity', schema: charitySchema },
    errors: ['CONFLICT'],
    async handle({ act, db, body, actor, config }) {
      const { name, ein = null, ...rest } = body;
      if (rest.wallet_address !== undefined && !mayChangeGuarded(actor)) throw walletRefusal();
      const charity = await createCharity(act, {
        name,
        ein,
        edits: readEdits(rest, config),
        environment: config.environment,
        byUserId: actor.userId,
      });
      return presentOne(db, charity, { actor, member: true, config });
    },
  }),

  getCharity: route('GET /v1/charities/{charity_id}', {
    summary: 'Read one charity',
    scope: 'charities:read',
    guests: true,
    success: { status: 200, description: 'The charity', schema: charitySchema },
    async handle({ db, params, actor, config }) {
      const [charity, { member }] = await loadCharityWithRoles(db, actor, params.charity_id);
      return presentOne(db, charity, { actor, member, config });
    },
  }),

  updateCharity: route('PATCH /v1/charities/{charity_id}', {
    summary: 'Edit a charity',
    description:
      'For members of the charity. Later imports do not overwrite an edited charity. If the charity is listed or verified, a ' +
      'new name, EIN, location or wallet address waits in `pending_changes` for a second person. Changes only the given fields.',
    scope: 'charities:write',
    applications: 'closed',
    stepUp: ['wallet_address'],
    body: charityChangesSchema,
    success: { status: 200, description: 'The charity with the values in force', schema: charitySchema },
    errors: ['CONFLICT'],
    async handle({ act, db, params, body, actor, config }) {
      const [charity, { member }] = await loadCharityWithRoles(db, actor, params.charity_id, 'edit');
      const updated = await updateCharity(act, {
        charityId: charity.id,
        edits: readEdits(body, config),
        by: actingParty(
          actor,
          { type: 'organization', id: charity.id, isMember: member },
          await findPersons(db, actor),
        ),
        mayChangeGuarded: mayChangeGuarded(actor),
      });
      return presentOne(db, updated, { actor, member, config, edited: true });
    },
  }),

  confirmCharityChange: route('POST /v1/charities/{charity_id}/changes/{change_id}/confirm', {
    summary: 'Confirm a change of name, EIN, location or wallet address',
    description:
      'For operators, and among members for two who joined at least 30 days ago and hold a verification from `standard` up, with ' +
      'different identity documents. Nobody confirms who is tied to the person who asked. The confirmation starts the cooling-off, ' +
      'and every member gets a mail.',
    ...ofChanges,
    success: {
      status: 200,
      description: 'The change, which is now cooling off',
      schema: charityChangeSchema,
    },
    async handle({ act, db, params, actor, config }) {
      const { id: charityId } = await loadCharity(db, actor, params.charity_id, 'edit');
      const change = await confirmChange(act, {
        charityId,
        changeId: params.change_id,
        environment: config.environment,
      });
      return presentChange(change);
    },
  }),

  refuseCharityChange: route('POST /v1/charities/{charity_id}/changes/{change_id}/refuse', {
    summary: 'Stop a change of name, EIN, location or wallet address',
    description:
      'For members, reviewers and operators, until the change is in force. The person who asked for the change may also withdraw it this way.',
    ...ofChanges,
    body: changeRefusalSchema,
    success: { status: 200, description: 'The refused change', schema: charityChangeSchema },
    async handle({ act, db, params, body, actor }) {
      const charity = await loadCharity(db, actor, params.charity_id, 'refuseChanges');
      const change = { charityId: charity.id, changeId: params.change_id, reason: body.reason };
      return presentChange(await refuseChange(act, change));
    },
  }),

  getCharityBalance: route('GET /v1/charities/{charity_id}/balance', {
    summary: "Read a charity's balance",
    description:
      'For members of the charity and operators. `available` and `pending` add up to `payable` less `absorbed_fees`. A negative amount means that the charity owes money, for example after the refund of a gift whose fees were kept. Later gifts make it good.',
    scope: 'charities:read',
    success: { status: 200, description: 'The amount in each currency', schema: charityBalanceSchema },
    async handle({ db, params, actor, now }) {
      const charity = await loadCharity(db, actor, params.charity_id, 'readBalance');
      const pendingReason = await findPendingReason(db, charity);
      return presentBalance(charity.id, await findFunds(db, charity.id, now), pendingReason);
    },
  }),
});

function walletRefusal(): GivingError {
  return new GivingError(
    'FORBIDDEN',
    "An application's token may not set wallet_address. Use an API key or the platform's own pages.",
    { fields: ['wallet_address'] },
  );
}
