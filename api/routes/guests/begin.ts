import { type DataKey } from '../../../domain/access/data-keys';
import { validationError } from '../../../domain/errors';
import { type Proof, readProof } from '../../../gateways/guest-proof';
import { beginSession } from '../../../operations/guests/begin-session';
import { renewSession } from '../../../operations/guests/renew-session';
import { defineRoute } from '../../route';
import { sessionPlace } from './place';
import { sessionRequestSchema, sessionSchema } from './schema';

export const beginGuestSession = defineRoute({
  method: 'post',
  path: '/v1/guest-sessions',
  operationId: 'beginGuestSession',
  tag: 'Guest sessions',
  summary: 'Begin or renew a session that gives without an account',
  description:
    'Creates a donor without a login. The token reaches public data and this user’s own gifts, plans and sources. Sent with the last token of a session as bearer, up to 24 hours after its first, the call gives a new token of the same user and needs no proof. If its answer is lost, repeat the call with the same token and the same `Idempotency-Key`: it gives another new token, and the lost one ends.',
  scope: 'any',
  body: sessionRequestSchema,
  success: { status: 201, description: 'The session', schema: sessionSchema },
  errors: ['INVALID_API_KEY', 'CONFLICT'],
  async handle({ db, config, body, bearer, address, idempotencyKey: key, now: at }) {
    const session =
      bearer === undefined
        ? await beginSession(db, {
            proof: await requireProof(config.dataKeys, body.proof, at),
            place: sessionPlace(address),
            locale: body.locale,
            at,
          })
        : await renewSession(db, { token: bearer, key, at });
    return {
      access_token: session.token,
      expires_at: session.expiresAt.toISOString(),
      user_id: session.userId,
    };
  },
});

async function requireProof(dataKeys: DataKey[], text: string | undefined, at: Date): Promise<Proof> {
  if (text === undefined) {
    const message = 'is required: solve the challenge of GET /v1/guest-sessions/challenge';
    throw validationError([{ field: 'proof', code: 'required', message }]);
  }
  const proof = await readProof(dataKeys, text);
  if (proof !== undefined && proof.expiresAt > at) return proof;
  const message =
    proof === undefined
      ? 'is not the solution of a challenge of this installation'
      : 'has expired. Get a new challenge and solve it.';
  throw validationError([{ field: 'proof', code: 'not_allowed', message }]);
}
