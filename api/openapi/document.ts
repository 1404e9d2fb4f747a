/** Generates the OpenAPI 3.1 document from the schemas that validate requests. */
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { version } from '../../package.json';
import { type Config } from '../../config';
import { ANSWER_KEPT_HOURS, MAX_IDEMPOTENCY_KEY_LENGTH } from '../../domain/access/idempotency';
import { type ErrorCode } from '../../domain/errors';
import { isWrite, type Route } from '../route';
import { processorRoutes, publicRoutes, routes } from '../routes';
import { approvalSchema } from '../routes/approvals/schema';
import { buildErrorResponses } from './error-responses';
import { buildLinks } from './links';
import { buildSecuritySchemes, requirementsOf } from './security';
import { TAG_DESCRIPTIONS, WEBHOOK_TAG } from './tags';
import { finishVersion30 } from './version-30';
import { buildWebhooks } from './webhooks';

const EVERYWHERE: ErrorCode[] = [
  'VALIDATION_ERROR',
  'RATE_LIMIT_EXCEEDED',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
];
const ANY_FILE = 'application/octet-stream';
const WITH_CREDENTIAL: ErrorCode[] = ['INVALID_API_KEY', 'FORBIDDEN'];
const WITH_BODY: ErrorCode[] = [
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'CONFLICT',
  'IDEMPOTENCY_KEY_REUSED',
];

const TEXT_RULES = `Texts contain no NUL character (U+0000), no unpaired surrogate and no card number. Names also contain no control, bidirectional or zero-width character, except a joiner where letters of a script need it and the variation selector of an ideograph. Years run from 1900 to 2999.`;

const idempotencyKey = z
  .string()
  .min(1)
  .max(MAX_IDEMPOTENCY_KEY_LENGTH)
  // HTTP drops spaces around the value of a header.
  .regex(/^[!-~]([ -~]*[!-~])?$/)
  .optional()
  .meta({
    description: `The first response below status 500 is kept for ${ANSWER_KEPT_HOURS} hours and replayed byte for byte.`,
    param: { id: 'IdempotencyKey' },
  });

type Installation = Pick<Config, 'publicUrl' | 'environment'>;

/** The license for OpenAPI 3.0, which has no `identifier` field. */
export const APACHE_LICENSE = { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' };

/** Builds the document of one installation. */
export function buildOpenApi(config: Installation) {
  return createDocument({
    openapi: '3.1.0',
    ...describeApi(config),
    info: { ...describeInfo(config), license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
  });
}

/** Builds the same document in version 3.0, for generators that do not read 3.1. */
export function buildOpenApi30(config: Installation): object {
  const document = createDocument({
    openapi: '3.0.3',
    ...describeApi(config),
    info: { ...describeInfo(config), license: APACHE_LICENSE },
  });
  return finishVersion30(document);
}

export function describeInfo({ publicUrl, environment }: Installation) {
  return {
    title: 'Giving Platform',
    version,
    description: `Charitable giving: donations, webhooks, charities. This is a ${environment} installation.\n\n${TEXT_RULES}`,
    contact: {
      name: 'The operator of this installation',
      ...(publicUrl === undefined ? {} : { url: publicUrl }),
    },
  };
}

function describeApi(config: Installation) {
  return {
    servers: [{ url: config.publicUrl ?? '/' }],
    components: { securitySchemes: buildSecuritySchemes(config) },
    tags: listTags(),
    paths: buildPaths(),
    webhooks: buildWebhooks(),
  };
}

function listTags(): { name: string; description: string | undefined }[] {
  const used = [...routes, ...publicRoutes, ...processorRoutes].map(({ tag }) => tag);
  return [...new Set([...used, WEBHOOK_TAG])].map((name) => ({ name, description: TAG_DESCRIPTIONS[name] }));
}

function buildPaths(): ZodOpenApiPathsObject {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const route of [...routes, ...publicRoutes, ...processorRoutes])
    paths[route.path] = { ...paths[route.path], [route.method]: buildOperation(route) };
  return paths;
}

function buildOperation(route: Route): ZodOpenApiOperationObject {
  const role = route.role === undefined ? undefined : `Needs the role ${route.role}.`;
  return {
    operationId: route.operationId,
    security: isPublic(route) ? [] : requirementsOf(route),
    tags: [route.tag],
    summary: route.summary,
    description: [
      route.description,
      describeCredential(route),
      role,
      describeStepUp(route),
      describeApplications(route),
    ]
      .filter(Boolean)
      .join(' '),
    requestParams: {
      ...(route.params === undefined ? {} : { path: route.params as z.ZodObject }),
      ...(route.query === undefined ? {} : { query: route.query as z.ZodObject }),
      ...(route.method === 'post' && !isPublic(route)
        ? { header: z.object({ 'Idempotency-Key': idempotencyKey }) }
        : {}),
    },
    ...buildRequestBody(route),
    responses: {
      [String(route.success.status)]: {
        description: route.success.description,
        content: { ...buildJson(route), ...buildMedia(route) },
        ...describeLinks(route),
      },
      ...buildPending(route),
      ...buildErrorResponses(listErrors(route)),
    },
  };
}

/** Links the response to the endpoints that take its ids. */
function describeLinks(route: Route): { links?: ReturnType<typeof buildLinks> } {
  const links = buildLinks(route, [...routes, ...publicRoutes]);
  return Object.keys(links).length === 0 ? {} : { links };
}

function describeCredential(route: Route): string {
  if (processorRoutes.includes(route)) return 'Needs a signature instead of a credential.';
  if (isPublic(route)) return 'Needs no credential.';
  if (route.scope !== 'any') return `Needs the scope \`${route.scope}\`.`;
  return route.apiKeyOnly === undefined
    ? 'Needs a valid credential.'
    : 'Needs an API key. Refuses access tokens of applications.';
}

function isPublic(route: Route): boolean {
  return publicRoutes.includes(route) || processorRoutes.includes(route);
}

function describeStepUp({ stepUp }: Route): string | undefined {
  if (stepUp === undefined) return undefined;
  const needed = "needs an API key, or a sign-in on the platform's own pages in the last 10 minutes.";
  if (stepUp === true) return `The call ${needed}`;
  return stepUp === 'staff'
    ? `A call by a reviewer or an operator ${needed}`
    : `A body with ${stepUp.map((field) => `\`${field}\``).join(' or ')} ${needed}`;
}

function describeApplications({ applications }: Route): string | undefined {
  if (applications === undefined) return undefined;
  if (applications === 'closed') return 'Refuses the access tokens that users give to applications.';
  return applications === 'grant'
    ? 'An application changes only what it made with the same grant.'
    : `Refuses ${applications.map((field) => `\`${field}\``).join(' and ')} from an application.`;
}

function buildRequestBody({ body, upload }: Route): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  if (upload !== undefined) {
    // Declares one media type that fits every file, because client generators fail on a list of media types.
    const content = { [ANY_FILE]: { schema: { type: 'string' as const, format: 'binary' } } };
    const description = `The file itself. Its media type may also be ${listOf(upload.mediaTypes)}.`;
    return { requestBody: { required: true, description, content } };
  }
  if (body === undefined) return {};
  // An absent body counts as an empty object.
  const required = !body.safeParse({}).success;
  return { requestBody: { required, content: { 'application/json': { schema: body } } } };
}

function listOf(mediaTypes: string[]): string {
  const others = mediaTypes.filter((mediaType) => mediaType !== ANY_FILE);
  return [others.slice(0, -1).join(', '), others.at(-1)].filter(Boolean).join(' or ');
}

/** Describes the JSON response. A route that answers only with files has none. */
function buildJson({ success: { schema } }: Route): Record<string, object> {
  return schema instanceof z.ZodNever ? {} : { 'application/json': { schema } };
}

/** Describes the responses in media types other than JSON. */
function buildMedia({ success }: Route): Record<string, object> {
  return Object.fromEntries(
    Object.entries(success.media ?? {}).map(([mediaType, description]) => [
      mediaType,
      { schema: { type: 'string', format: 'binary', description } },
    ]),
  );
}

/** Describes the 202 response of a write that waits for another operator. */
function buildPending({ success: { pending } }: Route): ZodOpenApiOperationObject['responses'] {
  if (pending === undefined) return {};
  return { '202': { description: pending, content: { 'application/json': { schema: approvalSchema } } } };
}

/** Lists every error code that the route can return. */
function listErrors(route: Route): ErrorCode[] {
  const withBody = isWrite(route) && route.method !== 'delete' && route.rawBody === undefined;
  const withCredential = isPublic(route) ? [] : WITH_CREDENTIAL;
  return [...route.errors, ...EVERYWHERE, ...withCredential, ...(withBody ? WITH_BODY : [])];
}
