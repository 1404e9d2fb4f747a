/** Describes the error responses of operations. Equal responses share one entry in `components/responses`. */
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
  .meta({ id: 'Error', description: 'The body of every error response' });

/** zod-openapi recognises a shared response by object identity, so each response is built once. */
const built = new Map<string, ZodOpenApiResponseObject>();

/** Returns the responses for these errors, by status. */
export function buildErrorResponses(errors: ErrorCode[]): Record<string, ZodOpenApiResponseObject> {
  // Sorts the codes, so that routes with the same errors share one response.
  const codes = [...new Set(errors)].sort();
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
