/** The schema of an empty database: one SQL file for each area, in db/schema. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The areas, each after those whose tables it refers to. */
const AREAS = [
  'accounts',
  'charities',
  'approvals',
  'persons',
  'verification',
  'volunteering',
  'gifts',
  'ledger',
  'payouts',
  'receipts',
  'discovery',
  'messages',
  'sandbox',
  'functions',
];

export interface Schema {
  sql: string;
  /** Names the schema in the table of migrations. Another schema has another name. */
  name: string;
}

export function readSchema(): Schema {
  const sql = AREAS.map((area) => readFileSync(join(__dirname, 'schema', `${area}.sql`), 'utf8')).join('\n');
  return { sql, name: `schema-${createHash('sha256').update(sql).digest('hex').slice(0, 16)}` };
}
