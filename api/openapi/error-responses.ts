/** The error responses of operations. Equal ones are one entry of the document's `components/responses`. */
import { z } from 'zod';
import { type ZodOpenApiResponseObject } from 'zod-openapi';
import { ERROR_STATUS, type ErrorCode } from '../../domain/errors';

const errorSchema = z
  .object({
    error: z.object({
      code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
      message: z.string(),
      details: z.record(z.string(), z.unknown()),
    }),
  })
  .meta({ id: 'Error', description: 'Every error of every endpoint' });

/** The generator recognises a shared response by its object, so each one is built once. */
const built = new Map<string, ZodOpenApiResponseObject>();

/** The response of each status that these errors have. */
export function buildErrorResponses(errors: ErrorCode[]): Record<string, ZodOpenApiResponseObject> {
  const codes = [...new Set(errors)];
  const statuses = new Set(codes.map((code) => ERROR_STATUS[code]));
  return Object.fromEntries(
    Array.from(statuses, (status) => [
      String(status),
      shareResponse(codes.filter((code) => ERROR_STATUS[code] === status)),
    ]),
  );
}

function shareResponse(codes: ErrorCode[]): ZodOpenApiResponseObject {
  const id = codes.join('_or_');
  const response = built.get(id) ?? {
    id,
    description: codes.join(', '),
    content: { 'application/json': { schema: errorSchema } },
  };
  built.set(id, response);
  return response;
}
