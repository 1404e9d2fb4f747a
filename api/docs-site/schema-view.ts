/** Shows a schema as a table of its fields. A named schema is a link to its own table. */
import { type Html, html } from '../identity/html';
import { type ApiDocument, findSchema, nameOf, type Schema } from './api-document';
import { renderInline } from './markdown';

export interface Row {
  name: string;
  schema: Schema;
  isRequired: boolean;
}

export function anchorOf(name: string): string {
  return `object-${name}`;
}

/** A link to a named schema, or its fields. */
export function renderSchema(schema: Schema): Html {
  const rows = listRows(schema, '');
  if (rows.length === 0) return html`<p>${typeOf(schema)}</p>`;
  return renderFields(rows);
}

export function renderFields(rows: Row[]): Html {
  const lines = rows.map(
    ({ name, schema, isRequired }) =>
      html`<tr>
        <th scope="row"><code>${name}</code></th>
        <td>${typeOf(schema)}${isRequired ? html`, <strong>required</strong>` : undefined}</td>
        <td>
          ${schema.description === undefined ? undefined : renderInline(schema.description)}
          ${limitsOf(schema)}
        </td>
      </tr>`,
  );
  return html`<div class="scroll" tabindex="0">
    <table>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Type</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${lines}
      </tbody>
    </table>
  </div>`;
}

/** The fields of an object and of the unnamed objects inside: `fees.platform_fee`, `timeline[].status`. */
function listRows(schema: Schema, before: string): Row[] {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([field, inner]) => {
    const name = `${before}${field}`;
    const isRequired = schema.required?.includes(field) ?? false;
    return [{ name, schema: inner, isRequired }, ...listInner(inner, name)];
  });
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [...fields, ...choices.flatMap((choice) => listRows(choice, before))];
}

function listInner(schema: Schema, name: string): Row[] {
  if (schema.items !== undefined) return listRows(schema.items, `${name}[].`);
  return listRows(schema, `${name}.`);
}

function typeOf(schema: Schema): Html {
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref);
    return html`<a href="#${anchorOf(name)}">${name}</a>`;
  }
  if (schema.items !== undefined) return html`list of ${typeOf(schema.items)}`;
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices !== undefined) return joinChoices(choices.map(typeOf));
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  const types = [schema.type ?? 'any'].flat().join(' or ');
  return html`${types}${schema.format === undefined ? undefined : ` (${schema.format})`}`;
}

function joinChoices(choices: Html[]): Html {
  const distinct = choices.filter(
    ({ text }, index) => choices.findIndex((other) => other.text === text) === index,
  );
  return html`${distinct.map((choice, index) => (index === 0 ? choice : html` or ${choice}`))}`;
}

function limitsOf(schema: Schema): Html | undefined {
  const { minimum, maximum, minLength, maxLength, maxItems, pattern } = schema;
  const limits: [label: string, value: unknown][] = [
    ['Default', schema.default],
    ['At least', minimum],
    ['At most', maximum],
    ['Fewest characters', minLength],
    ['Most characters', maxLength],
    ['Most entries', maxItems],
  ];
  const shown = limits
    .filter(([, value]) => value !== undefined && !isSafeIntegerBound(value))
    .map(([label, value]) => html` ${label}: <code>${JSON.stringify(value)}</code>.`);
  const values = schema.enum?.map((value) => html` <code>${JSON.stringify(value)}</code>`);
  return html`${values === undefined ? undefined : html` One of${values}.`}${shown}
  ${pattern === undefined ? undefined : html` Pattern: <code>${pattern}</code>.`}`;
}

/** Every integer has these bounds, because JSON parsers round larger ones. The table omits them. */
function isSafeIntegerBound(value: unknown): boolean {
  return value === Number.MAX_SAFE_INTEGER || value === Number.MIN_SAFE_INTEGER;
}

/** Lists all named schemas that `schemas` refer to, directly or through others, in order of first use. */
export function listNamed(document: ApiDocument, schemas: Schema[]): string[] {
  const names = new Set<string>();
  const visit = (schema: Schema): void => {
    if (schema.$ref !== undefined) {
      const name = nameOf(schema.$ref);
      if (names.has(name)) return;
      names.add(name);
      visit(findSchema(document, schema));
      return;
    }
    const { additionalProperties: others } = schema;
    const inner = [
      ...Object.values(schema.properties ?? {}),
      ...(schema.items === undefined ? [] : [schema.items]),
      ...(typeof others === 'object' ? [others] : []),
      ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((choices) => choices ?? []),
    ];
    for (const each of inner) visit(each);
  };
  for (const schema of schemas) visit(schema);
  return [...names];
}
