/** Registers our search attributes in the namespace. Without them, every workflow would stall. */
import { type Connection } from '@temporalio/client';
import { defineSearchAttributeKey, SearchAttributeType, TypedSearchAttributes } from '@temporalio/common';
import { SEARCH_ATTRIBUTES } from '../workflows/search-attributes';

const KEYWORD = 2;

/** Adds the attributes that the namespace lacks. */
export async function ensureSearchAttributes(connection: Connection, namespace: string): Promise<void> {
  const known = await connection.operatorService.listSearchAttributes({ namespace });
  const names = new Set(Object.keys(known.customAttributes ?? {}));
  const missing = SEARCH_ATTRIBUTES.filter((name) => !names.has(name));
  if (missing.length === 0) return;
  await connection.operatorService.addSearchAttributes({
    namespace,
    searchAttributes: Object.fromEntries(missing.map((name) => [name, KEYWORD])),
  });
}

/** Converts search attributes to the client's type. */
export function typedAttributes(attributes: Record<string, string>): TypedSearchAttributes {
  return new TypedSearchAttributes(
    Object.entries(attributes).map(([name, value]) => ({
      key: defineSearchAttributeKey(name, SearchAttributeType.KEYWORD),
      value,
    })),
  );
}
