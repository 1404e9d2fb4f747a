/** Builds one example of a schema, from the examples of its fields. */
import { type ApiDocument, findSchema, type Media, type Schema } from './api-document';

/** Deeper objects stay empty, so that recursive schemas end. */
const DEEPEST = 6;

/** Returns the document's own example of a body, or builds one from the schema. */
export function exampleOf(document: ApiDocument, media: Media): unknown {
  if (media.example !== undefined) return media.example;
  const [first] = Object.values(media.examples ?? {});
  if (first?.value !== undefined) return first.value;
  return media.schema === undefined ? undefined : buildExample(document, media.schema, 0);
}

function buildExample(document: ApiDocument, given: Schema, depth: number): unknown {
  const schema = findSchema(document, given);
  const own = schema.example ?? schema.examples?.[0];
  if (own !== undefined) return own;
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum !== undefined) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice !== undefined) return buildExample(document, choice, depth);
  if (schema.allOf !== undefined) return mergeAll(document, schema.allOf, depth);
  return buildByType(document, schema, depth);
}

function mergeAll(document: ApiDocument, parts: Schema[], depth: number): unknown {
  const built = parts.map((part) => buildExample(document, part, depth));
  return Object.fromEntries(built.flatMap((part) => Object.entries(part ?? {})));
}

function buildByType(document: ApiDocument, schema: Schema, depth: number): unknown {
  const [type] = [schema.type].flat();
  if (type === 'array') {
    return schema.items === undefined || depth >= DEEPEST
      ? []
      : [buildExample(document, schema.items, depth + 1)];
  }
  if (type === 'object' || schema.properties !== undefined) {
    if (depth >= DEEPEST) return {};
    const fields = Object.entries(schema.properties ?? {});
    return Object.fromEntries(
      fields.map(([name, field]) => [name, buildExample(document, field, depth + 1)]),
    );
  }
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return false;
  return type === 'string' ? textOf(schema) : null;
}

function textOf({ format }: Schema): string {
  if (format === 'date-time') return '2026-12-01T09:30:00.000Z';
  if (format === 'date') return '2026-12-01';
  if (format === 'uri' || format === 'url') return 'https://example.org/';
  return format === 'email' ? 'ada@example.org' : '…';
}
