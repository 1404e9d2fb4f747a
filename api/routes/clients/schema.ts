import { z } from 'zod';
import { listEnvelope, pathId, timeField } from '../../fields';

export const sessionParams = z.object({ session_id: pathId });
export const applicationParams = z.object({ client_id: pathId });

export const sessionSchema = z
  .object({
    session_id: z.string().meta({ example: 'session_6b86b273ff34fce19d6b804eff' }),
    current: z.boolean().meta({ description: 'true for the session of the token that asks' }),
    signed_in_at: timeField,
    methods: z.array(z.string()).meta({
      description: 'How the person signed in (`amr`): pwd, mfa, otp, pop',
      example: ['pwd', 'mfa', 'otp'],
    }),
    second_factor: z.boolean(),
    last_used_at: timeField.meta({
      description: 'When the browser last came to the authorization server, or a token was last given',
    }),
    expires_at: timeField,
    applications: z
      .array(
        z.object({
          client_id: z.string().meta({ example: 'giving-pages' }),
          name: z.string().meta({ example: 'Giving Platform' }),
        }),
      )
      .meta({ description: 'The applications that the person signed in to' }),
  })
  .meta({ id: 'Session' });

export const sessionListSchema = listEnvelope('sessions', sessionSchema).meta({ id: 'SessionList' });

export const endedSessionsSchema = z
  .object({ ended: z.int().meta({ description: 'How many sessions ended', example: 2 }) })
  .meta({ id: 'EndedSessions' });

export const applicationSchema = z
  .object({
    client_id: z.string().meta({ example: 'client_01kakv0000000000000000000' }),
    name: z.string().meta({ example: 'Tax helper' }),
    scopes: z.array(z.string()).meta({ example: ['donations:read', 'openid'] }),
    granted_at: timeField,
    last_used_at: timeField.meta({ description: 'When the application last got a grant or a token' }),
    expires_at: timeField,
  })
  .meta({ id: 'Application' });

export const applicationListSchema = listEnvelope('applications', applicationSchema).meta({
  id: 'ApplicationList',
});
