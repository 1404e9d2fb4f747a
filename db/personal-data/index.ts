/** Every table that holds a person, in the order of its erasure, and every other one. A test compares them with the schema. */
import { ACCOUNT_TABLES } from './accounts';
import { CHARITY_TABLES } from './charities';
import { GIFT_TABLES } from './gifts';
import { OTHER_TABLES } from './others';
import { type ColumnPolicy, type PersonTable } from './policy';

export { OTHER_TABLES };

/** The tables that name a person come last, because the rows of the others are found by them. */
export const PERSON_TABLES: Record<string, PersonTable> = {
  ...GIFT_TABLES,
  ...CHARITY_TABLES,
  ...ACCOUNT_TABLES,
};

/** Returns the policy of each column of a table. */
export function policiesOf({ columns }: PersonTable): [name: string, policy: ColumnPolicy][] {
  return Object.entries(columns).flatMap(([names, policy]) =>
    names.split(' ').map((name): [string, ColumnPolicy] => [name, policy]),
  );
}
