/** `node dist/api/create-operator.js NAME` creates an operator and prints the operator's API key. */
import { readConfig } from '../config';
import { closeDatabase, type Database, inTransaction, openDatabase } from '../db/database';
import { hasUnseenCharacter } from '../domain/names';
import { makeOperator } from '../operations/access/make-operator';

const USAGE = 'Usage: node dist/api/create-operator.js NAME';

/** Creates an operator in one transaction and returns the operator's API key. Other people see the name. */
export async function createOperator(
  db: Database,
  { name, environment, now }: { name: string; environment: 'sandbox' | 'production'; now: Date },
): Promise<string> {
  if (hasUnseenCharacter(name)) {
    throw new Error('Remove control, bidirectional and zero-width characters from the name.');
  }
  return inTransaction(db, (tx) => makeOperator(tx, { name, environment, at: now }));
}

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const name = given.join(' ').trim();
  if (name === '' || given.some((argument) => argument.startsWith('-'))) {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 2;
    return;
  }
  const { databaseUrl, environment } = readConfig();
  const db = openDatabase({ url: databaseUrl, poolMax: 1 });
  try {
    process.stdout.write(`${await createOperator(db, { name, environment, now: new Date() })}\n`);
  } finally {
    await closeDatabase(db);
  }
}

if (require.main === module) {
  main().catch((error: unknown) => {
    process.stderr.write(`create-operator: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
