/** `person`: starts the export or the erasure of a person's data for somebody who asks the platform in another way. */
import { closeDatabase, type Database, inTransaction, openDatabase } from '../db/database';
import { GivingError } from '../domain/errors';
import { createSecretBox } from '../gateways';
import { requestExport } from '../operations/users/data-export';
import { askForErasure, findByAddress } from '../operations/users/schedule-erasure';
import { readArguments } from './arguments';
import { type Command, type Place } from './command';
import { say, UserError } from './console';

const ACTIONS = ['export', 'erase'] as const;

export const person: Command = {
  async run(given, place) {
    const usage = usageAt(place);
    const { positionals } = readArguments({ usage, operands: { least: 2, most: 2 } }, given);
    const [action, named = ''] = positionals;
    if (!ACTIONS.some((each) => each === action)) throw new UserError(usage);
    await place.withDatabase(async ({ databaseUrl, dataKeys }) => {
      const db = openDatabase({ url: databaseUrl, poolMax: 1 });
      const means = { at: new Date(), secrets: createSecretBox(dataKeys) };
      try {
        say(await (action === 'export' ? startExport(db, means, named) : startErasure(db, means, named)));
      } catch (error) {
        throw error instanceof GivingError ? new UserError(error.message) : error;
      } finally {
        await closeDatabase(db);
      }
    });
    return 0;
  },
};

interface Means {
  at: Date;
  secrets: ReturnType<typeof createSecretBox>;
}

async function startExport(db: Database, { at }: Means, address: string): Promise<string> {
  const row = await inTransaction(db, async (tx) =>
    requestExport({ tx, at }, await findByAddress(tx, address)),
  );
  return `${row.id}: the worker writes the file, and mails its link to ${address}.`;
}

async function startErasure(db: Database, means: Means, named: string): Promise<string> {
  const { id, subjectId, expiresAt } = await inTransaction(db, (tx) =>
    askForErasure({ tx, actor: null, ...means }, named),
  );
  return `${id} waits for an operator until ${expiresAt.toISOString()}. Once approved, the data of ${subjectId} are erased after 14 days.`;
}

function usageAt(place: Place): string {
  return `Usage: ${place.call('person', 'export ADDRESS')}
       ${place.call('person', 'erase ADDRESS_OR_USER_ID')}
  export  writes a file with all data of the person who confirmed the address, and mails them the link
  erase   asks to erase their data, or those of a user in the audit log. An operator approves it with POST /v1/approvals/{approval_id}/decision`;
}
