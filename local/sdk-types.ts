/**
 * Turns the output of openapi-typescript into top-level types. An editor then shows `Donation`, and not
 * `components["schemas"]["Donation"]`.
 */
import {
  addSyntheticLeadingComment,
  factory,
  type Identifier,
  isIndexedAccessTypeNode,
  isInterfaceDeclaration,
  isLiteralTypeNode,
  isPropertySignature,
  isStringLiteral,
  isTypeLiteralNode,
  isUnionTypeNode,
  type Node,
  type PropertySignature,
  type Statement,
  SyntaxKind,
  transform,
  type TypeNode,
  type TypeLiteralNode,
  visitEachChild,
} from 'typescript';
import { type DescribedSchema } from './schema-descriptions';

/** The parts of the OpenAPI document that this file reads. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: { schemas: Record<string, DescribedSchema> };
}

interface Operation {
  operationId?: string;
  summary?: string;
  requestBody?: unknown;
  responses?: unknown;
}

/** The feed holds any event, so its entries have the type of every event. */
const EVENT_SCHEMA = 'Event';
const EVENT_UNION = 'WebhookEvent';

/** Returns the schemas, the query of each operation, and the union of all events. */
export function flattenTypes(nodes: readonly Node[], document: ApiDocument): Node[] {
  const schemas = membersOf(memberNamed(membersOf(rootNamed(nodes, 'components')), 'schemas').type);
  const comments = describeSchemas(document);
  return [
    ...schemas
      .filter((member) => nameOf(member) !== EVENT_SCHEMA)
      .map((member) => declare(nameOf(member), member.type, comments.get(nameOf(member)) ?? '')),
    ...queriesOf(nodes, document),
    unionOfEvents(document),
  ];
}

function queriesOf(nodes: readonly Node[], document: ApiDocument): Node[] {
  const places = new Map<string, string>();
  for (const [place, operation] of operationsOf(document)) places.set(operation.operationId ?? '', place);
  return membersOf(rootNamed(nodes, 'operations')).flatMap((operation) => {
    const parameters = memberNamed(membersOf(operation.type), 'parameters').type;
    const query = memberNamed(membersOf(parameters), 'query').type;
    const name = nameOf(operation);
    const place = places.get(name);
    if (place === undefined || query === undefined || !isTypeLiteralNode(query)) return [];
    return [declare(nameOfQuery(name), query, `The query of ${place}.`, readsBooleans)];
  });
}

function unionOfEvents({ webhooks }: ApiDocument): Node {
  const names = Object.values(webhooks).map(({ post }) => refsIn(post.requestBody)[0] ?? '');
  const union = factory.createUnionTypeNode(names.map((name) => factory.createTypeReferenceNode(name)));
  return declare(
    EVENT_UNION,
    union,
    '`event` decides the type of `data`. A newer server may also send events that are not listed here.',
  );
}

function declare(
  name: string,
  type: TypeNode | undefined,
  comment: string,
  change: (node: Node) => Node = (node) => node,
): Node {
  if (type === undefined) throw new Error(`${name} has no type.`);
  const { transformed } = transform<Node>(type, [() => (root) => flatten(root)]);
  function flatten(node: Node): Node {
    const inner = visitEachChild(node, flatten, undefined);
    return change(allowUndefined(nameReference(inner)));
  }
  const flat = transformed[0] as TypeNode;
  const isExported = [factory.createModifier(SyntaxKind.ExportKeyword)];
  const statement: Statement = isTypeLiteralNode(flat)
    ? factory.createInterfaceDeclaration(isExported, name, undefined, undefined, flat.members)
    : factory.createTypeAliasDeclaration(isExported, name, undefined, flat);
  const text = comment.replaceAll('*/', '* /');
  return addSyntheticLeadingComment(statement, SyntaxKind.MultiLineCommentTrivia, `* ${text} `, true);
}

/** Replaces `components["schemas"]["Name"]` by `Name`. */
function nameReference(node: Node): Node {
  if (!isIndexedAccessTypeNode(node) || !isLiteralTypeNode(node.indexType)) return node;
  if (!isStringLiteral(node.indexType.literal)) return node;
  const name = node.indexType.literal.text;
  if (!isIndexedAccessTypeNode(node.objectType)) return node;
  return factory.createTypeReferenceNode(typeOfSchema(name));
}

/** Returns the type of the schema that a `$ref` names. */
export function nameOfSchema(ref: string | undefined): string | undefined {
  const name = ref?.split('/').at(-1);
  return name === undefined ? undefined : typeOfSchema(name);
}

/** Returns the type of an operation's query. */
export function nameOfQuery(operationId: string): string {
  return `${capitalize(operationId)}Query`;
}

function typeOfSchema(name: string): string {
  return name === EVENT_SCHEMA ? EVENT_UNION : name;
}

/** Optional fields may be `undefined`, also where `exactOptionalPropertyTypes` is on. JSON omits such fields. */
function allowUndefined(node: Node): Node {
  if (!isPropertySignature(node) || node.questionToken === undefined || node.type === undefined) return node;
  const type = factory.createUnionTypeNode([
    node.type,
    factory.createKeywordTypeNode(SyntaxKind.UndefinedKeyword),
  ]);
  return factory.updatePropertySignature(node, node.modifiers, node.name, node.questionToken, type);
}

/** In a query, `"true" | "false"` is a boolean. */
function readsBooleans(node: Node): Node {
  if (!isUnionTypeNode(node) || node.types.length !== 2) return node;
  // openapi-typescript writes these literals as identifiers with quotes.
  const isBoolean = node.types.every((type) =>
    ['"true"', '"false"'].includes((type as Node as Identifier).text),
  );
  return isBoolean ? factory.createKeywordTypeNode(SyntaxKind.BooleanKeyword) : node;
}

/** Writes a comment for each schema: its own description, or where the API uses it. */
function describeSchemas(document: ApiDocument): Map<string, string> {
  const comments = new Map<string, string>();
  const say = (names: string[], text: string) => {
    for (const name of names) if (!comments.has(name)) comments.set(name, text);
  };
  const { schemas } = document.components;
  for (const [name, { description }] of Object.entries(schemas))
    if (description !== undefined) comments.set(name, description);
  for (const [event, { post }] of Object.entries(document.webhooks))
    say(refsIn(post.requestBody), `The event \`${event}\`: ${post.summary ?? ''}`);
  for (const [place, operation] of operationsOf(document))
    say(refsIn(operation.requestBody), `The body of ${place}.`);
  for (const [place, operation] of operationsOf(document))
    say(refsIn(operation.responses), `The answer of ${place}.`);
  for (const [name, schema] of Object.entries(schemas)) say(refsIn(schema), `Part of \`${name}\`.`);
  return comments;
}

function operationsOf({ paths }: ApiDocument): [place: string, operation: Operation][] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => operation.operationId !== undefined)
      .map(([method, operation]): [string, Operation] => [
        `\`${method.toUpperCase()} ${path}\` (${(operation.summary ?? '').replace(/\.$/, '')})`,
        operation,
      ]),
  );
}

function refsIn(value: unknown): string[] {
  const found = JSON.stringify(value ?? null).matchAll(/"#\/components\/schemas\/(\w+)"/g);
  return [...found].map(([, name = '']) => name);
}

function rootNamed(nodes: readonly Node[], name: string): Node {
  const root = nodes.find((node) => isInterfaceDeclaration(node) && node.name.text === name);
  if (root === undefined) throw new Error(`openapi-typescript wrote no ${name}.`);
  return root;
}

function membersOf(node: Node | undefined): PropertySignature[] {
  if (node === undefined) return [];
  const members = isInterfaceDeclaration(node) ? node.members : (node as TypeLiteralNode).members;
  return members.filter(isPropertySignature);
}

function memberNamed(members: PropertySignature[], name: string): PropertySignature {
  const member = members.find((each) => nameOf(each) === name);
  if (member === undefined) throw new Error(`openapi-typescript wrote no ${name}.`);
  return member;
}

function nameOf({ name }: PropertySignature): string {
  return (name as { text: string }).text;
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
