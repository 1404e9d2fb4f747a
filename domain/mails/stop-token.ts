/**
 * Makes the tokens of links with which a former member stops a change of a charity. A token contains the reader and the
 * change, encrypted, so it needs no table.
 */
import { z } from 'zod';
import { type Sealer } from './unsubscribe-token';

const stopSchema = z.object({
  purpose: z.literal('stop'),
  userId: z.string(),
  charityId: z.string(),
  /** What the id names: a change of the charity, or a payout account. */
  of: z.enum(['change', 'account']),
  id: z.string(),
});

export type StopLink = Omit<z.infer<typeof stopSchema>, 'purpose'>;

export function stopToken(secrets: Pick<Sealer, 'seal'>, link: StopLink): string {
  return secrets.seal(JSON.stringify({ purpose: 'stop', ...link }));
}

/** Reads a token. Returns undefined if this installation did not make it. */
export function readStopToken(secrets: Pick<Sealer, 'open'>, token: string): StopLink | undefined {
  try {
    return stopSchema.safeParse(JSON.parse(secrets.open(token))).data;
  } catch {
    return undefined;
  }
}
