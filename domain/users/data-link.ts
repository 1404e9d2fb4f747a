/**
 * Makes the tokens of mailed links that restore a person or read their data. A token contains its purpose and the id,
 * encrypted, so it needs no table.
 */
import { z } from 'zod';
import { type Sealer } from '../mails/unsubscribe-token';

const linkSchema = z.object({ purpose: z.enum(['restore', 'export']), id: z.string() });

export type DataLink = z.infer<typeof linkSchema>;

export function dataToken(secrets: Pick<Sealer, 'seal'>, link: DataLink): string {
  return secrets.seal(JSON.stringify(link));
}

/** Returns the id in a token. Returns undefined if this installation did not make the token for this purpose. */
export function readDataToken(
  secrets: Pick<Sealer, 'open'>,
  token: string,
  purpose: DataLink['purpose'],
): string | undefined {
  try {
    const link = linkSchema.parse(JSON.parse(secrets.open(token)));
    return link.purpose === purpose ? link.id : undefined;
  } catch {
    return undefined;
  }
}
