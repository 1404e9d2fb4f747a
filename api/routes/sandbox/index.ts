import { z } from 'zod';
import { notFound } from '../../../domain/errors';
import { SANDBOX_CHARITY_ID } from '../../../domain/ids';
import { LISTED_SOURCES, SANDBOX_OUTCOMES, SPECIAL_OUTCOMES } from '../../../domain/sandbox/sources';
import { SOURCE_KINDS } from '../../../domain/sources/source';
import { defineRoute } from '../../route';
import { authenticateSandboxPayment } from './authenticate';

const sandboxSchema = z
  .object({
    environment: z.literal('sandbox'),
    charity_id: z.string(),
    sources: z.array(
      z.object({
        source: z.string(),
        kind: z.enum(SOURCE_KINDS),
        currencies: z.array(z.string()),
        outcome: z.enum([...SANDBOX_OUTCOMES, ...SPECIAL_OUTCOMES]),
      }),
    ),
  })
  .meta({ id: 'Sandbox' });

const getSandbox = defineRoute({
  method: 'get',
  path: '/v1/sandbox',
  operationId: 'getSandbox',
  tag: 'Sandbox',
  summary: 'Read the test charity and the test sources',
  scope: 'any',
  guests: true,
  success: {
    status: 200,
    description: 'The test charity and test sources of a sandbox installation',
    schema: sandboxSchema,
  },
  errors: ['NOT_FOUND'],
  handle({ config }) {
    if (config.environment !== 'sandbox') throw notFound('sandbox');
    return Promise.resolve({
      environment: 'sandbox' as const,
      charity_id: SANDBOX_CHARITY_ID,
      sources: LISTED_SOURCES,
    });
  },
});

export const sandboxRoutes = [getSandbox, authenticateSandboxPayment];
