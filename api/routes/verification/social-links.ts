import { z } from 'zod';
import { decideSocialProfile } from '../../../operations/charities/social-profiles';
import { requireParty } from '../../access/verification';
import { textField } from '../../fields';
import { route, routes } from '../../route';
import { presentRecord } from './present';
import { entityQuery, verificationSchema } from './schema';

const socialDecisionSchema = z
  .strictObject({
    url: textField(2_048).min(1).meta({ description: 'One of the `social_links` of the charity' }),
    decision: z.enum(['pass', 'fail']),
    reason: textField(2_000).min(1).meta({ description: 'Operators read it in the audit log' }),
  })
  .meta({ id: 'SocialLinkDecision' });

export const socialLinkRoutes = routes('Verification review', {
  decideSocialLink: route('POST /api/v1/verification/{entity_id}/social-links', {
    summary: 'Pass or fail a social profile of an organization',
    description:
      'For a profile that the platform cannot read, and against what it found. The decision stays when the link is removed and set again. The answer is 409 without an open application.',
    scope: 'verification:write',
    query: entityQuery,
    stepUp: 'staff',
    body: socialDecisionSchema,
    success: { status: 200, description: 'The record after the decision', schema: verificationSchema },
    async handle(request) {
      const party = await requireParty(request, 'reviewer', 'application');
      return presentRecord(request, await decideSocialProfile(request.act, { ...party, ...request.body }));
    },
  }),
});
