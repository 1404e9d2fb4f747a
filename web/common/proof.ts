/** Finds the page that shows the public proof of a gift. */
import { type GivingClient, NotFoundError } from '../../client/index';

export type ProofState = { link: string } | 'waiting' | 'none';

/** The log signs its leaves now and then, so a proof may come a little after the gift. */
export async function findProof(client: GivingClient, id: string, language: string): Promise<ProofState> {
  try {
    const { leaf, leaf_hash: hash } = await client.donations.proof(id, { maxRetries: 0 });
    return { link: `/receipts/${hash}?lang=${language}#${toBase64Url(leaf)}` };
  } catch (error) {
    return error instanceof NotFoundError && error.details.reason === 'network' ? 'none' : 'waiting';
  }
}

function toBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
