/** Sessions of Stripe Identity. Each reading has another link, and the verified facts only come when they are asked for. */
import { randomBytes } from 'node:crypto';
import { type Call, type Endpoint, pageOf, required } from './call';
import { listOf, metadataOf, objectOf, type Params, textOf } from './form';
import { invalid, type VerificationSession } from './objects';
import { type World } from './world';

const SESSION = 'identity.verification_session';

export interface IdentityEnd {
  name?: [first: string, last: string] | undefined;
  problem?: string | undefined;
  redacted?: boolean | undefined;
}

export function endIdentity(world: World, session: VerificationSession, end: IdentityEnd): void {
  if (end.redacted === true) {
    Object.assign(session, { redaction: { status: 'redacted' }, metadata: {}, verified_outputs: null });
    if (session.status === 'requires_input') session.status = 'canceled';
    announce(world, session, 'redacted');
    return;
  }
  if (session.status === 'verified' || session.status === 'canceled')
    throw new Error('the session has ended');
  if (end.name !== undefined) {
    const [first_name, last_name] = end.name;
    const outputs = { first_name, last_name };
    Object.assign(session, { status: 'verified', last_error: null, verified_outputs: outputs });
  } else if (end.problem !== undefined) {
    const last_error = { code: end.problem, reason: 'The double refuses the attempt.' };
    Object.assign(session, { status: 'requires_input', last_error });
  } else Object.assign(session, { status: 'processing', last_error: null });
  announce(world, session, session.status);
}

/** Stripe's events carry neither the link nor the verified facts. */
function announce(world: World, session: VerificationSession, name: string): void {
  const shown = { ...session, url: null, client_secret: null, verified_outputs: null };
  world.emit(`${SESSION}.${name}`, shown);
}

function show(session: VerificationSession, params: Params): object {
  const { verified_outputs: outputs, ...rest } = session;
  const isAsked = listOf(params, 'expand').includes('verified_outputs');
  const token = randomBytes(12).toString('hex');
  const url = session.status === 'requires_input' ? `https://verify.stripe.test/start/${token}` : null;
  return { ...rest, url, ...(isAsked ? { verified_outputs: outputs } : {}) };
}

function create({ world, params }: Call): object {
  const type = required(params, 'type');
  if (type !== 'document') throw invalid('The double knows only documents.', undefined, 'type');
  const session = world.add<VerificationSession>(SESSION, {
    type,
    status: 'requires_input',
    client_reference_id: textOf(params, 'client_reference_id') ?? null,
    client_secret: null,
    url: null,
    last_error: null,
    last_verification_report: null,
    options: objectOf(params, 'options'),
    redaction: null,
    metadata: metadataOf(params),
    verified_outputs: null,
  });
  return show(session, params);
}

function cancel({ world, params, id }: Call): object {
  const session = world.get<VerificationSession>(SESSION, id);
  if (session.status !== 'requires_input') throw invalid('It is too late to cancel the session.');
  session.status = 'canceled';
  announce(world, session, 'canceled');
  return show(session, params);
}

/** Stripe takes up to four days. The test ends the redaction with `endIdentity`. */
function redact({ world, params, id }: Call): object {
  const session = world.get<VerificationSession>(SESSION, id);
  if (session.redaction !== null) throw invalid('The session is redacted already.');
  if (session.status !== 'requires_input' && session.status !== 'verified') {
    throw invalid(`A session that is ${session.status} cannot be redacted.`);
  }
  if (session.status === 'requires_input') session.status = 'canceled';
  Object.assign(session, { redaction: { status: 'processing' }, metadata: {}, verified_outputs: null });
  return show(session, params);
}

export const IDENTITY_ENDPOINTS: Record<string, Endpoint> = {
  'POST /v1/identity.verification_sessions': {
    takes: ['type', 'options', 'metadata', 'client_reference_id'],
    handle: create,
  },
  'GET /v1/identity.verification_sessions': {
    takes: ['client_reference_id', 'limit', 'starting_after'],
    handle({ world, params }) {
      const ours = textOf(params, 'client_reference_id');
      const found = world
        .list<VerificationSession>(SESSION)
        .filter((each) => each.client_reference_id === ours);
      return pageOf(found, params, '/v1/identity/verification_sessions');
    },
  },
  'GET /v1/identity.verification_sessions/:id': {
    takes: [],
    handle: ({ world, params, id }) => show(world.get<VerificationSession>(SESSION, id), params),
  },
  'POST /v1/identity.verification_sessions/:id/cancel': { takes: [], handle: cancel },
  'POST /v1/identity.verification_sessions/:id/redact': { takes: [], handle: redact },
};
