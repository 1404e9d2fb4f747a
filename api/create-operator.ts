/** `node dist/api/create-operator.js NAME`: the first operator of an installation, with an API key that is shown once. */
import { readConfig } from '../config';
import { closeDatabase, type Database, inTransaction, openDatabase } from '../db/database';
import { insertAccount, insertUser } from '../db/queries/access/accounts';
import { insertApiKey } from '../db/queries/access/api-keys';
import { recordAudit } from '../db/queries/access/audit-log';
import { SCOPES } from '../domain/access/scopes';
import { newId } from '../new-id';
import { hashKey, keyPrefix, newApiKey } from './credentials';

const USAGE = 'Usage: node dist/api/create-operator.js NAME';

/** Makes an operator of the platform's account and answers their key. */
export async function createOperator(
  db: Database,
  { name, environment, now }: { name: string; environment: 'sandbox' | 'production'; now: Date },
): Promise<string> {
  const key = newApiKey(environment);
  await inTransaction(db, async (tx) => {
    const accountId = await insertAccount(tx, { name: 'Platform', kind: 'platform' });
    const userId = newId('user');
    await insertUser(tx, {
      id: userId,
      accountId,
      name,
      isReviewer: true,
      isOperator: true,
      verificationLevel: 'none',
      createdAt: now,
    });
    await insertApiKey(tx, {
      id: newId('key'),
      accountId,
      userId,
      name: 'first key',
      keyPrefix: keyPrefix(key),
      keyHash: hashKey(key),
      scopes: [...SCOPES],
      plan: 'premium',
      hourlyLimit: null,
      demo: false,
      createdAt: now,
      expiresAt: null,
    });
    const subject = { type: 'user', id: userId };
    await recordAudit(tx, { action: 'user.made_operator', actor: null, subject, at: now });
  });
  return key;
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
