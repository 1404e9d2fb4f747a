/** Finishes the copy of the document in OpenAPI 3.0. zod-openapi has already written its schemas in that version. */
type Json = Record<string, unknown>;

/**
 * Repairs what tools refuse in the schemas, and keeps the webhooks beside the paths, because 3.0 has no place for them.
 */
export function finishVersion30(document: object): object {
  const { webhooks, ...rest } = document as Json;
  return repair({ ...rest, 'x-webhooks': webhooks }, rest);
}

function repair<T>(node: T, document: Json): T;
function repair(node: unknown, document: Json): unknown {
  if (Array.isArray(node)) return node.map((each: unknown) => repair(each, document));
  if (typeof node !== 'object' || node === null) return node;
  const repaired = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, repair(value, document)]),
  );
  return repairSchema(repaired, document);
}

function repairSchema(described: Json, document: Json): Json {
  const schema = dropRulesBetweenFields(dropObjectDefault(described));
  const { nullable, default: initial, ...rest } = schema;
  const target = targetOf(schema, document);
  // `nullable` counts only beside a type. null as default is not in the enum.
  if (nullable === true) {
    const type = schema['type'] ?? target?.['type'];
    const kept = initial === null || initial === undefined ? {} : { default: initial };
    return { ...rest, ...(type === undefined ? {} : { type }), nullable, ...kept };
  }
  // A default stands beside the target's own fields, instead of an `allOf` of one schema.
  if (target !== undefined && initial !== undefined) {
    const { allOf: _allOf, ...besides } = schema;
    return { ...target, ...besides };
  }
  // The description of a parameter stands beside its schema, too.
  const isOnlyDescribed = Object.keys(schema).every((key) => key === 'allOf' || key === 'description');
  return target !== undefined && isOnlyDescribed
    ? (Object((schema['allOf'] as unknown[])[0]) as Json)
    : schema;
}

/** openapi-generator's Go client does not compile with an object as default. All of ours are empty objects. */
function dropObjectDefault(schema: Json): Json {
  const { default: initial, ...rest } = schema;
  return schema['type'] === 'object' && initial !== undefined ? rest : schema;
}

/** OpenAPI 3.0 does not know these keywords. */
function dropRulesBetweenFields(schema: Json): Json {
  const {
    dependentSchemas: _schemas,
    if: _if,
    then: _then,
    else: _else,
    propertyNames: _names,
    ...rest
  } = schema;
  return rest;
}

/** Returns the schema that an `allOf` refers to, if it has only that one. */
function targetOf({ allOf }: Json, document: Json): Json | undefined {
  if (!Array.isArray(allOf) || allOf.length !== 1) return undefined;
  const { $ref } = Object(allOf[0]) as { $ref?: unknown };
  if (typeof $ref !== 'string') return undefined;
  const found = $ref
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((node, key) => (Object(node) as Json)[key], document);
  return Object(found) as Json;
}
