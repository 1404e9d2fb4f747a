/** What the migration finds out about keys, creators and former members that were there before it. */
import { closeDatabase, type Database, inTransaction, openDatabase, selectRows } from '../../db/database';
import { whoMayNotDecide } from '../../db/migrations/20261202000000-remember-who-may-not-decide';
import { recordAudit } from '../../db/queries/access/audit-log';
import { addMember } from '../../db/queries/members/members';
import { buildActor, buildCharity, type BuiltActor } from '../factories';
import { createTestDatabase, dropTestDatabase } from '../support/services';

let url: string;
let db: Database;
beforeAll(async () => {
  url = await createTestDatabase();
  db = openDatabase({ url, poolMax: 2 });
});
afterAll(async () => {
  await closeDatabase(db);
  await dropTestDatabase(url);
});

async function keyOf({ userId }: BuiltActor): Promise<string> {
  const [row] = await selectRows<{ id: string }>(db, 'SELECT id FROM api_keys WHERE user_id = $1', [userId]);
  return row?.id ?? 'none';
}

it('who issued each key, also by rotations and keys that made keys; who created a charity, and who left it', async () => {
  const [chief, operator, first, made, rotated] = [
    await buildActor(db),
    await buildActor(db),
    await buildActor(db),
    await buildActor(db),
    await buildActor(db),
  ];
  const note = async (by: BuiltActor, action: string, id: string, details = {}) => {
    const actor = { ...by, credentialId: await keyOf(by) };
    await recordAudit(db, { action, actor, subject: { type: 'any', id }, details, at: new Date() });
  };
  await note(chief, 'api_key.issued', await keyOf(operator));
  await note(operator, 'api_key.issued', await keyOf(first));
  await note(first, 'api_key.created', await keyOf(made));
  await note(first, 'api_key.rotated', await keyOf(made), { replaced_by: await keyOf(rotated) });
  const charity = await buildCharity(db, { source: 'member' });
  await addMember(db, charity.id, first.userId, charity.createdAt);
  await addMember(db, charity.id, made.userId, new Date());
  await note(first, 'charity_member.removed', charity.id, { user_id: chief.userId });

  await inTransaction(db, async (tx) => {
    const options = { transaction: tx.transaction ?? null };
    await tx.sequelize.query(whoMayNotDecide.down, options);
    await tx.sequelize.query(whoMayNotDecide.up, options);
  });

  const keys = await selectRows<{ user: string; issuers: string[] }>(
    db,
    'SELECT user_id AS "user", issued_by AS issuers FROM api_keys',
  );
  const issuersOf = ({ userId }: BuiltActor) => keys.find(({ user }) => user === userId)?.issuers.toSorted();
  const chain = [chief.userId, operator.userId].sort();
  expect(issuersOf(chief)).toEqual([]);
  expect(issuersOf(operator)).toEqual([chief.userId]);
  expect(issuersOf(first)).toEqual(chain);
  expect(issuersOf(made)).toEqual([...chain, first.userId].sort());
  expect(issuersOf(rotated)).toEqual([...chain, first.userId].sort());
  const [row] = await selectRows<{ creator: string; left: string }>(
    db,
    `SELECT created_by AS creator, user_id AS "left" FROM charities c JOIN former_members f ON f.charity_id = c.id`,
  );
  expect(row).toEqual({ creator: first.userId, left: chief.userId });
});
