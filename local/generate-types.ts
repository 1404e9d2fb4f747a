/**
 * `npm run types:client`: generates the SDK's types and resources from the OpenAPI document, and its methods in the samples
 * of the API reference.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openApiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { buildOpenApi } from '../api/openapi/document';
import { readArguments } from '../admin/arguments';
import { messageOf, say } from '../admin/console';
import { PROJECT_DIRECTORY } from './paths';
import { raiseDescriptions } from './schema-descriptions';
import { writeMethodNames } from './sdk-methods';
import { type OperationDocument } from './sdk-operations';
import { type NameTable, writeResources } from './sdk-resources';
import { type ApiDocument, flattenTypes } from './sdk-types';

const USAGE = `Usage: npm run types:client [-- --check]
  Regenerates the SDK's types and resources. With --check it only compares, and fails if they are stale.`;
const NAMES = 'client/names.json';
const NOTICE = `/**
 * Generated from the API's OpenAPI document by \`npm run types:client\`. Changes by hand are lost.
 */

`;

/** Returns the text of each generated file. */
async function generate(): Promise<[file: string, text: string][]> {
  const document: unknown = JSON.parse(
    JSON.stringify(buildOpenApi({ publicUrl: undefined, environment: 'sandbox' })),
  );
  const names = JSON.parse(readFileSync(join(PROJECT_DIRECTORY, NAMES), 'utf8')) as NameTable;
  const resources = writeResources(document as OperationDocument, names);
  return [
    ['client/openapi-types.ts', `${NOTICE}${await generateTypes(document as ApiDocument)}`],
    ['client/openapi-resources.ts', `${NOTICE}${resources}`],
    ['api/docs-site/sdk-methods.ts', `${NOTICE}${writeMethodNames(names)}`],
  ];
}

async function generateTypes(document: ApiDocument): Promise<string> {
  raiseDescriptions(document.components.schemas);
  // A request may omit a field that has a default.
  const types = await openApiTypes(document as unknown as OpenAPI3, { defaultNonNullable: false });
  // oxlint-disable-next-line typescript/no-unsafe-call, typescript/no-unsafe-argument -- it reads no types of the compiler's API
  return shortenComments(astToString(flattenTypes(types, document)));
}

/** Removes tags that repeat the type, and the tag of the description. */
function shortenComments(text: string): string {
  return text
    .replace(/^ *\/\*\* @(?:enum|constant)\b.*\*\/\n/gm, '')
    .replace(/^ *\* @(?:enum|constant)\b.*\n/gm, '')
    .replaceAll('@description ', '');
}

async function main(): Promise<void> {
  const { values } = readArguments({ usage: USAGE, options: { check: { type: 'boolean' } } });
  for (const [file, text] of await generate()) {
    const path = join(PROJECT_DIRECTORY, file);
    if (values.check !== true) {
      writeFileSync(path, text);
      say(`${file} was regenerated`);
    } else if (readFileSync(path, 'utf8') === text) {
      say(`${file} is up to date`);
    } else {
      throw new Error(`${file} is stale: run npm run types:client`);
    }
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
});
