/** Describes the error responses of operations. Equal responses share one entry in `components/responses`. */
import { z } from 'zod';
import { type ZodOpenApiResponseObject } from 'zod-openapi';
import { ERROR_STATUS, type ErrorCode, FAULT_CODES } from '../../domain/errors';
import { errorExamples } from './error-examples';

const faultSchema = z
  .object({
    field: z.string().meta({ description: 'The path of the field', example: 'metadata.team' }),
    code: z.enum(FAULT_CODES),
    message: z.string().meta({ description: 'For people. It follows the name of the field.' }),
    limit: z
      .union([z.number(), z.string()])
      .optional()
      .meta({ description: 'The bound that the value is beyond' }),
    position: z.int().optional().meta({ description: 'The place in a search text, in characters from 0' }),
  })
  .meta({ id: 'Fault', description: 'What is wrong with one field' });

const errorSchema = z
  .object({
    error: z.object({
      code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
      message: z.string().meta({ description: 'For people. It may change.' }),
      details: z
        .looseObject({
          fields: z
            .array(faultSchema)
            .optional()
            .meta({ description: 'With VALIDATION_ERROR: everything that is wrong' }),
          reason: z.string().optional().meta({ description: 'Tells cases of one code apart' }),
        })
        .meta({ description: 'What a program needs to react, by code' }),
      doc_url: z.string().meta({ description: 'The page about the code, on this server' }),
      request_id: z.string().meta({ description: 'The id of this request in the logs of the server' }),
    }),
  })
  .meta({ id: 'ErrorResponse', description: 'The body of every error response' });

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
    content: { 'application/json': { schema: errorSchema, examples: errorExamples(codes) } },
  };
  built.set(id, response);
  return response;
}
