import { findUses } from '../../../db/queries/platform/rate-windows';
import { PROOF_SECONDS, workAfter } from '../../../domain/guests/guest';
import { newChallenge } from '../../../gateways/guest-proof';
import { defineRoute } from '../../route';
import { sessionPlace } from './place';
import { challengeSchema } from './schema';

export const getGuestChallenge = defineRoute({
  method: 'get',
  path: '/v1/guest-sessions/challenge',
  operationId: 'getGuestChallenge',
  tag: 'Guest sessions',
  summary: 'Get a challenge whose proof of work begins a guest session',
  description:
    'Any client of ALTCHA solves it. It gets harder for an address that has begun many sessions in this hour. It expires after ten minutes.',
  scope: 'any',
  success: { status: 200, description: 'The challenge', schema: challengeSchema },
  errors: [],
  async handle({ db, config, address, now }) {
    const work = workAfter(await findUses(db, sessionPlace(address)));
    const expiresAt = new Date(now.getTime() + PROOF_SECONDS * 1_000);
    const challenge = await newChallenge(config.dataKeys, { work, expiresAt });
    return { ...challenge, algorithm: 'SHA-256' as const };
  },
});
