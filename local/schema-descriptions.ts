/**
 * Gives each property the description that its schema has further inside, so that an editor shows it with the field:
 * the description of the schema that a `$ref` names, of the one form that is not null, or of the items of a list.
 */

/** The parts of a schema that can hold a description. */
export interface DescribedSchema {
  $ref?: string;
  description?: string;
  type?: string | string[];
  properties?: Record<string, DescribedSchema>;
  additionalProperties?: DescribedSchema | boolean;
  items?: DescribedSchema;
  anyOf?: DescribedSchema[];
  oneOf?: DescribedSchema[];
  allOf?: DescribedSchema[];
}

type Schemas = Record<string, DescribedSchema>;

/** Changes the schemas themselves. */
export function raiseDescriptions(schemas: Schemas): void {
  for (const schema of Object.values(schemas)) raiseIn(schema, schemas);
}

function raiseIn(schema: DescribedSchema, schemas: Schemas): void {
  for (const property of Object.values(schema.properties ?? {})) {
    const description = findDescription(property, schemas);
    if (description !== undefined) property.description = description;
  }
  for (const part of partsOf(schema)) raiseIn(part, schemas);
}

function findDescription(schema: DescribedSchema, schemas: Schemas): string | undefined {
  if (schema.description !== undefined) return schema.description;
  if (schema.$ref !== undefined) return schemas[schema.$ref.split('/').at(-1) ?? '']?.description;
  const forms = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const [only, ...others] = forms.filter(({ type }) => type !== 'null');
  if (only !== undefined) return others.length === 0 ? findDescription(only, schemas) : undefined;
  return schema.items === undefined ? undefined : findDescription(schema.items, schemas);
}

function partsOf(schema: DescribedSchema): DescribedSchema[] {
  const { properties, additionalProperties, items, anyOf, oneOf, allOf } = schema;
  const ofMap = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  const ofList = items === undefined ? [] : [items];
  return [
    ...Object.values(properties ?? {}),
    ...ofMap,
    ...ofList,
    ...(anyOf ?? []),
    ...(oneOf ?? []),
    ...(allOf ?? []),
  ];
}
