import { findUses } from '../../../db/queries/platform/rate-windows';
import { PROOF_SECONDS, workAfter } from '../../../domain/guests/guest';
import { newChallenge, type Proof, readProof } from '../../../gateways/secrets/guest-proof';
import { route, routes } from '../../route';
import { sessionPlace, mayAskForLink } from './place';
import {
  challengeSchema,
  sessionRequestSchema,
  sessionSchema,
  linkRequestSchema,
  linkRequestedSchema,
  guestReportListSchema,
} from './schema';
import { type DataKey } from '../../../domain/access/data-keys';
import { validationError } from '../../../domain/errors';
import { beginSession, renewSession } from '../../../operations/guests/session';
import { inTransaction } from '../../../db/database';
import { sendGuestLink } from '../../../operations/guests/link';
import { listReportedPeople, listReports, type ReportedPerson } from '../../../db/queries/guests/giving';
import { formatMoney } from '../../../domain/money';
import { pageQuery } from '../../fields';

/** The guest routes that need no credential. */
export const guestRoutes = routes('Guest sessions', {
  getGuestChallenge: route('GET /v1/guest-sessions/challenge', {
    summary: 'Get a challenge whose proof of work begins a guest session',
    description:
      'Any client of ALTCHA solves it. It gets harder for an address that has begun many sessions in this hour. It expires after ten minutes.',
    scope: 'any',
    success: { status: 200, description: 'The challenge', schema: challengeSchema },
    async handle({ db, config, address, now }) {
      const work = workAfter(await findUses(db, sessionPlace(address)));
      const expiresAt = new Date(now.getTime() + PROOF_SECONDS * 1_000);
      const challenge = await newChallenge(config.dataKeys, { work, expiresAt });
      return { ...challenge, algorithm: 'SHA-256' as const };
    },
  }),

  beginGuestSession: route('POST /v1/guest-sessions', {
    summary: 'Begin or renew a session that gives without an account',
    description:
      'Creates a donor without a login. The token reaches public data and this user’s own gifts, plans and sources. Sent with the last token of a session as bearer, up to 24 hours after its first, the call gives a new token of the same user and needs no proof. If its answer is lost, repeat the call with the same token and the same `Idempotency-Key`: it gives another new token, and the lost one ends.',
    scope: 'any',
    body: sessionRequestSchema,
    success: { status: 201, description: 'The session', schema: sessionSchema },
    errors: ['INVALID_API_KEY', 'CONFLICT'],
    async handle({ act, config, body, bearer, address, idempotencyKey: key, now: at }) {
      const session =
        bearer === undefined
          ? await beginSession(act, {
              proof: await requireProof(config.dataKeys, body.proof, at),
              place: sessionPlace(address),
              locale: body.locale,
            })
          : await renewSession(act, { token: bearer, key });
      return {
        access_token: session.token,
        expires_at: session.expiresAt.toISOString(),
        user_id: session.userId,
      };
    },
  }),

  sendGuestSessionLink: route('POST /v1/guest-sessions/link', {
    summary: 'Mail a link to the gifts and plans that guests made with an address',
    description:
      'The answer is the same for every address. The link works once, within an hour. Its page opens a session for all guests of the address. If an account has taken their gifts over, the mail leads to its sign-in instead. An address gets at most three mails an hour.',
    scope: 'any',
    body: linkRequestSchema,
    success: {
      status: 202,
      description: 'A link is mailed if the address has gifts',
      schema: linkRequestedSchema,
    },
    async handle({ db, body: { email }, gateways: { secrets }, address, afterAnswer, now: at }) {
      if (await mayAskForLink(db, address)) {
        afterAnswer((root) => inTransaction(root, (tx) => sendGuestLink({ tx, at, secrets }, { email })));
      }
      return { accepted: true as const };
    },
  }),
});

export const guestReportRoutes = routes('Guest sessions', {
  listGuestReports: route('GET /v1/guest-reports', {
    summary: 'List addresses whose guests gave more in a year than their limit',
    description:
      'Nobody confirmed these addresses, so they refuse no gift. A reviewer looks whether somebody evades the limits, and an operator can block the person. Newest first.',
    scope: 'donations:read',
    role: 'reviewer',
    query: pageQuery,
    success: { status: 200, description: 'A page of reports, newest first', schema: guestReportListSchema },
    async handle({ db, query }) {
      const { reports, total } = await listReports(db, query);
      const people = await listReportedPeople(
        db,
        reports.map(({ id }) => id),
      );
      const guest_reports = reports.map((report) => ({
        guest_report_id: report.id,
        email: report.email,
        year: report.year,
        given: formatMoney({ currency: 'USD', minor: report.givenUsdMinor }),
        currency: 'USD' as const,
        required_level: report.requiredLevel,
        donation_id: report.donationId,
        people: people.filter(({ reportId }) => reportId === report.id).map(presentPerson),
        created_at: report.createdAt.toISOString(),
      }));
      return { guest_reports, total, ...query };
    },
  }),
});

function presentPerson({ userId, kind, blockedAt }: ReportedPerson) {
  return { user_id: userId, kind, blocked_at: blockedAt?.toISOString() ?? null };
}

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
