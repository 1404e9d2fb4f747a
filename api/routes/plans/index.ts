import { listPlans } from '../../../db/queries/plans/plans';
import { route, routes } from '../../route';
import { presentOwnPlans, presentPlan } from './present';
import {
  myRecurringQuery,
  recurringListSchema,
  recurringSchema,
  occurrenceListSchema,
  recurringChangeSchema,
  recurringPauseSchema,
  recurringCancelSchema,
} from './schema';
import { presentWorkflow } from '../../presenters/workflow';
import { loadPlan } from '../../access/plans';
import { listOccurrences } from '../../../db/queries/plans/occurrences';
import { pageQuery } from '../../fields';
import { presentOccurrence } from '../../presenters/plan';
import {
  updatePlan,
  pausePlan,
  resumePlan,
  skipOccurrence,
  cancelPlan,
} from '../../../operations/plans/donor-changes';

export const planRoutes = routes('Recurring gifts', {
  listMyRecurring: route('GET /v1/users/me/recurring', {
    summary: "List the caller's recurring gifts",
    description: 'Newest first.',
    scope: 'donations:read',
    guests: true,
    query: myRecurringQuery,
    success: {
      status: 200,
      description: 'A page of recurring gifts, newest first',
      schema: recurringListSchema,
    },
    async handle({ db, query, actor, now }) {
      const { status, charity_id: charityId, limit, offset } = query;
      const { plans, total } = await listPlans(db, {
        donorUserId: actor.userId,
        status,
        charityId,
        limit,
        offset,
      });
      const recurring = await presentOwnPlans(db, plans, now);
      return { recurring, total, limit, offset };
    },
  }),

  getRecurring: route('GET /v1/recurring/{recurring_id}', {
    summary: 'Read a recurring gift and its upcoming dates',
    description: 'For the donor, members of the charity, and operators.',
    scope: 'donations:read',
    guests: true,
    success: { status: 200, description: 'The recurring gift', schema: recurringSchema },
    async handle({ db, params, actor, config, now }) {
      const found = await loadPlan(db, actor, params.recurring_id);
      return {
        ...(await presentPlan(db, found, now)),
        ...presentWorkflow({ actor, config }, { schedule: found.plan.id }),
      };
    },
  }),

  listRecurringOccurrences: route('GET /v1/recurring/{recurring_id}/occurrences', {
    summary: 'List the occurrences of a recurring gift',
    description: 'Oldest first, with the outcome of each date so far.',
    scope: 'donations:read',
    guests: true,
    query: pageQuery,
    success: {
      status: 200,
      description: 'A page of occurrences, oldest first',
      schema: occurrenceListSchema,
    },
    async handle({ db, params, query, actor }) {
      const { plan } = await loadPlan(db, actor, params.recurring_id);
      const { occurrences, total } = await listOccurrences(db, plan.id, query);
      return { occurrences: occurrences.map(presentOccurrence), total, ...query };
    },
  }),

  updateRecurring: route('PATCH /v1/recurring/{recurring_id}', {
    summary: 'Change the amount, the next date or the source of a recurring gift',
    description:
      'The next date is a day (UTC) after today. The answer is 409 if the plan has ended, or if it is paused and has no date to move.',
    scope: 'donations:write',
    applications: 'grant',
    guests: true,
    body: recurringChangeSchema,
    success: { status: 200, description: 'The updated recurring gift', schema: recurringSchema },
    errors: ['CONFLICT'],
    async handle({ act, db, params, body, actor, gateways, now }) {
      const { plan } = await loadPlan(db, actor, params.recurring_id, 'change');
      const changed = await updatePlan(act, {
        planId: plan.id,
        amount: body.amount,
        source: body.source,
        nextDate: body.next_date,
        processor: gateways.processor,
      });
      return presentPlan(db, { plan: changed, role: 'donor' }, now);
    },
  }),

  pauseRecurring: route('POST /v1/recurring/{recurring_id}/pause', {
    summary: 'Pause a recurring gift',
    description:
      'With `until`, the pause ends by itself on that day. Gifts due during the pause are skipped. The answer is 409 if the plan is not active.',
    scope: 'donations:write',
    applications: 'grant',
    guests: true,
    body: recurringPauseSchema,
    success: { status: 200, description: 'The paused recurring gift', schema: recurringSchema },
    errors: ['CONFLICT'],
    async handle({ act, db, params, body, actor, now }) {
      const { plan } = await loadPlan(db, actor, params.recurring_id, 'change');
      const paused = await pausePlan(act, { planId: plan.id, until: body.until ?? null });
      return presentPlan(db, { plan: paused, role: 'donor' }, now);
    },
  }),

  resumeRecurring: route('POST /v1/recurring/{recurring_id}/resume', {
    summary: 'Resume a paused recurring gift, or keep a cancelled one',
    description:
      'A plan that is `keepable` was cancelled with the access of its application. Its donor keeps it, and then no application can change it. The answer is 409 if the plan is neither paused nor `keepable`, or if its charity cannot receive gifts now.',
    scope: 'donations:write',
    applications: 'grant',
    guests: true,
    success: { status: 200, description: 'The updated recurring gift', schema: recurringSchema },
    errors: ['CONFLICT'],
    async handle({ act, db, params, actor, now }) {
      const { plan } = await loadPlan(db, actor, params.recurring_id, 'change');
      const resumed = await resumePlan(act, plan.id);
      return presentPlan(db, { plan: resumed, role: 'donor' }, now);
    },
  }),

  skipRecurring: route('POST /v1/recurring/{recurring_id}/skip', {
    summary: 'Skip the next gift',
    description: 'The answer is 409 if the plan is not active.',
    scope: 'donations:write',
    applications: 'grant',
    guests: true,
    success: { status: 200, description: 'The recurring gift with its next date', schema: recurringSchema },
    errors: ['CONFLICT'],
    async handle({ act, db, params, actor, now }) {
      const { plan } = await loadPlan(db, actor, params.recurring_id, 'change');
      const skipped = await skipOccurrence(act, plan.id);
      return presentPlan(db, { plan: skipped, role: 'donor' }, now);
    },
  }),

  cancelRecurring: route('POST /v1/recurring/{recurring_id}/cancel', {
    summary: 'Cancel a recurring gift',
    description:
      'For the donor, members of the charity, and operators. Records who cancelled and why. The answer is 409 if the plan has already ended.',
    scope: 'donations:write',
    applications: 'grant',
    guests: true,
    body: recurringCancelSchema,
    success: { status: 200, description: 'The cancelled recurring gift', schema: recurringSchema },
    errors: ['CONFLICT'],
    async handle({ act, db, params, body, actor, now }) {
      const { plan, role } = await loadPlan(db, actor, params.recurring_id, 'cancel');
      const cancellation = { planId: plan.id, by: role, reason: body.reason ?? null };
      return presentPlan(db, { plan: await cancelPlan(act, cancellation), role }, now);
    },
  }),
});
