import { z } from 'zod';
import { listEnvelope, timeField } from '../../fields';

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
