/** `approvals`: lists what waits for another operator, and decides where there is no other operator. */
import { closeDatabase, type Database, inTransaction, openDatabase } from '../db/database';
import { type Approval, listApprovals } from '../db/queries/approvals/approvals';
import { aloneFrom } from '../domain/approvals/approval';
import { GivingError } from '../domain/errors';
import { createSecretBox } from '../gateways';
import { approveAlone } from '../operations/approvals/decide-approval';
import { readArguments } from './arguments';
import { type Command, type Place } from './command';
import { say, UserError } from './console';

const ACTIONS = ['list', 'decide'] as const;
const SHOWN_AT_MOST = 100;

export const approvals: Command = {
  async run(given, place) {
    const isDecision = given[0] === 'decide';
    const { values, positionals } = readArguments(
      {
        usage: usageAt(place),
        options: { alone: { type: 'string' } },
        operands: isDecision ? { least: 2, most: 2 } : { least: 1, most: 1, choices: ACTIONS },
      },
      given,
    );
    const { alone } = values;
    if (isDecision !== (alone !== undefined)) throw new UserError(usageAt(place));
    const [, approvalId = ''] = positionals;
    await place.withDatabase(async ({ databaseUrl, dataKeys }) => {
      const db = openDatabase({ url: databaseUrl, poolMax: 1 });
      const at = new Date();
      try {
        if (alone === undefined) await list(db, at);
        else await decide(db, { approvalId, reason: alone.trim(), secrets: createSecretBox(dataKeys), at });
      } finally {
        await closeDatabase(db);
      }
    });
    return 0;
  },
};

/** Prints what waits, newest first. */
async function list(db: Database, at: Date): Promise<void> {
  const page = { limit: SHOWN_AT_MOST, offset: 0 };
  const { approvals: waiting, total } = await listApprovals(db, { status: 'waiting', at, ...page });
  for (const each of waiting) say(describe(each));
  say(total === 0 ? 'Nothing waits.' : `Waiting: ${total}.`);
}

function describe({ id, action, subjectId, change, askedBy, askedAt, expiresAt }: Approval): string {
  const times = `expires ${expiresAt.toISOString()}, alone from ${aloneFrom(askedAt).toISOString()}`;
  return `${id}  ${action} of ${subjectId}  ${JSON.stringify(change.after)}  asked by ${askedBy}, ${times}`;
}

interface Decision {
  approvalId: string;
  reason: string;
  secrets: ReturnType<typeof createSecretBox>;
  at: Date;
}

async function decide(db: Database, { approvalId, reason, secrets, at }: Decision): Promise<void> {
  if (reason === '') throw new UserError('Say why after --alone.');
  try {
    const act = { at, actor: null, secrets };
    await inTransaction(db, (tx) => approveAlone({ tx, ...act }, { approvalId, reason }));
  } catch (error) {
    throw error instanceof GivingError ? new UserError(error.message) : error;
  }
  say(`${approvalId} is approved and done.`);
}

function usageAt(place: Place): string {
  return `Usage: ${place.call('approvals', 'list')}
       ${place.call('approvals', 'decide APPROVAL_ID --alone REASON')}
  list    shows what waits for another operator, and from when on it can be decided without one
  decide  approves one where no other operator may decide it, 72 hours after operators and members were mailed.
          The reason goes to the audit log. Operators decide with POST /v1/approvals/{approval_id}/decision`;
}
