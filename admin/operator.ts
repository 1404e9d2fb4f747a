/** `operator`: makes the first operators, because no operator exists yet who could do so. */
import { closeDatabase, type Database, inTransaction, openDatabase } from '../db/database';
import { GivingError } from '../domain/errors';
import { hasUnseenCharacter } from '../domain/unseen';
import { makeOperator, promoteToOperator } from '../operations/users/operators';
import { readArguments } from './arguments';
import { type Command } from './command';
import { say, UserError } from './console';

export const operator: Command = {
  async run(given, place) {
    const usage = `Usage: ${place.call('operator', 'EMAIL | --key NAME')}
  EMAIL       makes the person with this address an operator; in production they need a second factor
  --key NAME  creates an operator without a sign-in, and prints their API key`;
    const accepted = { usage, options: { key: { type: 'string' } }, operands: { most: 1 } } as const;
    const { values, positionals } = readArguments(accepted, given);
    const [email] = positionals;
    if ((email === undefined) === (values.key === undefined)) throw new UserError(usage);
    await place.withDatabase(async ({ databaseUrl, environment }) => {
      const db = openDatabase({ url: databaseUrl, poolMax: 1 });
      const now = new Date();
      try {
        if (email === undefined) say(await createOperator(db, { name: values.key ?? '', environment, now }));
        else say(await promote(db, { email, environment, now }));
      } finally {
        await closeDatabase(db);
      }
    });
    return 0;
  },
};

interface Settings {
  environment: 'sandbox' | 'production';
  now: Date;
}

/** Creates an operator in one transaction and returns the operator's API key. Other people see the name. */
export async function createOperator(
  db: Database,
  { name, environment, now }: Settings & { name: string },
): Promise<string> {
  const trimmed = name.trim();
  if (trimmed === '' || hasUnseenCharacter(trimmed)) {
    throw new UserError('Give a name without control, bidirectional and zero-width characters.');
  }
  return inTransaction(db, (tx) => makeOperator({ tx, at: now }, { name: trimmed, environment }));
}

async function promote(
  db: Database,
  { email, environment, now }: Settings & { email: string },
): Promise<string> {
  try {
    const needsFactor = environment === 'production';
    const promoted = await inTransaction(db, (tx) =>
      promoteToOperator({ tx, at: now }, { email, needsFactor }),
    );
    const { name, userId } = promoted;
    return `${name} (${userId}) is an operator from the next sign-in on.`;
  } catch (error) {
    throw error instanceof GivingError ? new UserError(error.message) : error;
  }
}
