/** Postgres computes the role of a verification as the domain does, because two unique indexes rely on it. */
import { selectRows } from '../../../db/database';
import { roleOf } from '../../../domain/verification/stages';
import { STAGES } from '../../../domain/verification/vocabulary';
import { useDatabase } from '../../support/database';

const test = useDatabase();

it('for each stage, and each decision that can be appealed', async () => {
  const [column] = await selectRows<{ expression: string }>(
    test.db,
    `SELECT pg_get_expr(d.adbin, d.adrelid) AS expression FROM pg_attrdef d
     JOIN pg_attribute a ON a.attrelid = d.adrelid AND a.attnum = d.adnum
     WHERE d.adrelid = 'verifications'::regclass AND a.attname = 'role'`,
  );
  const cases = STAGES.flatMap((stage) =>
    ([null, 'rejected', 'revoked'] as const).map((appealedFrom) => ({ stage, appealedFrom })),
  );
  for (const each of cases) {
    const [row] = await selectRows<{ role: string }>(
      test.db,
      `SELECT ${column?.expression ?? ''} AS role FROM (SELECT $1::text AS stage, $2::text AS appealed_from) AS each`,
      [each.stage, each.appealedFrom],
    );
    expect({ ...each, role: row?.role }).toEqual({ ...each, role: roleOf(each) });
  }
});
