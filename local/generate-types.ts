/** `npm run types:client`: generates the SDK's types from the OpenAPI document. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openApiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { buildOpenApi } from '../api/openapi/document';
import { readArguments } from '../admin/arguments';
import { messageOf, say } from '../admin/console';
import { PROJECT_DIRECTORY } from './paths';
import { raiseDescriptions } from './schema-descriptions';
import { type ApiDocument, flattenTypes } from './sdk-types';

const USAGE = `Usage: npm run types:client [-- --check]
  Regenerates the SDK's types. With --check it only compares, and fails if they are stale.`;
const FILE = 'client/openapi-types.ts';
const NOTICE = `/**
 * The API's types, generated from its OpenAPI document by \`npm run types:client\`. Changes by hand are lost.
 */

`;

async function generateTypes(): Promise<string> {
  const document = JSON.parse(
    JSON.stringify(buildOpenApi({ publicUrl: undefined, environment: 'sandbox' })),
  ) as ApiDocument;
  raiseDescriptions(document.components.schemas);
  // A request may omit a field that has a default.
  const types = await openApiTypes(document as unknown as OpenAPI3, { defaultNonNullable: false });
  // oxlint-disable-next-line typescript/no-unsafe-call, typescript/no-unsafe-argument -- it reads no types of the compiler's API
  return NOTICE + shortenComments(astToString(flattenTypes(types, document)));
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
  const path = join(PROJECT_DIRECTORY, FILE);
  const types = await generateTypes();
  if (values.check !== true) {
    writeFileSync(path, types);
    say(`${FILE} was regenerated`);
  } else if (readFileSync(path, 'utf8') === types) {
    say(`${FILE} is up to date`);
  } else {
    throw new Error(`${FILE} is stale: run npm run types:client`);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
});
