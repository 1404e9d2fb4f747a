import { type Database, selectRows } from '../../database';
import { activeSql } from '../users/erasures';

export interface OperatorCounts {
  /** Operators with a confirmed address, who are neither blocked nor to be erased. */
  signedUp: number;
  /** Those of them who have a second factor. */
  withFactor: number;
}

export async function countOperators(db: Database): Promise<OperatorCounts> {
  const [counts] = await selectRows<OperatorCounts>(
    db,
    `SELECT count(*) AS signed_up,
       count(*) FILTER (WHERE EXISTS (SELECT 1 FROM second_factors f WHERE f.user_id = u.id)) AS with_factor
     FROM users u JOIN user_logins l ON l.user_id = u.id WHERE u.is_operator AND l.confirmed_at IS NOT NULL
       AND ${activeSql('u.id')}`,
  );
  return counts ?? { signedUp: 0, withFactor: 0 };
}

/** Returns true if one of the users is an operator, blocked ones included. */
export async function hasOperator(db: Database, userIds: readonly string[]): Promise<boolean> {
  const sql = 'SELECT WHERE EXISTS (SELECT FROM users WHERE id = ANY ($1::text[]) AND is_operator)';
  return (await selectRows(db, sql, [userIds])).length > 0;
}

/** Returns the ids of all operators who are neither blocked nor to be erased. */
export async function listOperators(db: Database): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    `SELECT u.id FROM users u WHERE u.is_operator AND ${activeSql('u.id')} ORDER BY u.id`,
  );
  return rows.map(({ id }) => id);
}
