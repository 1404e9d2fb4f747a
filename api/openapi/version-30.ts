/** Finishes the copy of the document in OpenAPI 3.0. zod-openapi has already written its schemas in that version. */
type Json = Record<string, unknown>;

/**
 * Repairs schemas that tools refuse. Moves the webhooks to `x-webhooks`, because OpenAPI 3.0 has no `webhooks`.
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
  // `nullable` needs a `type` beside it. Drops a null default, because the enum does not contain null.
  if (nullable === true) {
    const type = schema['type'] ?? target?.['type'];
    const kept = initial === null || initial === undefined ? {} : { default: initial };
    return { ...rest, ...(type === undefined ? {} : { type }), nullable, ...kept };
  }
  // Replaces an `allOf` of one schema with that schema's own fields, and puts the default beside them.
  if (target !== undefined && initial !== undefined) {
    const { allOf: _allOf, ...besides } = schema;
    return { ...target, ...besides };
  }
  // Keeps only the reference, because the parameter around it repeats the description.
  const isOnlyDescribed = Object.keys(schema).every((key) => key === 'allOf' || key === 'description');
  return target !== undefined && isOnlyDescribed
    ? (Object((schema['allOf'] as unknown[])[0]) as Json)
    : schema;
}

/** openapi-generator's Go client does not compile with object defaults. All of ours are empty, so nothing is lost. */
function dropObjectDefault(schema: Json): Json {
  const { default: initial, ...rest } = schema;
  return schema['type'] === 'object' && initial !== undefined ? rest : schema;
}

/** Drops keywords that OpenAPI 3.0 does not have. */
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
