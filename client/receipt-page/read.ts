/** Reads what a reader brings: the fragment of a QR code, or the file of a proof. */
import { type PageProof } from './check';

/** The leaf in a URL's fragment, which browsers never send. Undefined without one. */
export function readFragment(hash: string): string | undefined {
  const encoded = /^#([A-Za-z0-9_-]+)$/.exec(hash)?.[1];
  if (encoded === undefined) return undefined;
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
  } catch {
    return '';
  }
}

export function readProofFile(text: string): PageProof {
  try {
    const proof: unknown = JSON.parse(text);
    if (isProof(proof)) return proof;
  } catch {
    // Answered below, like any other file that is no proof.
  }
  throw new Error('This file is not the JSON text of a proof.');
}

/** The verifier checks the rest. The page itself reads the log's name from the checkpoint. */
function isProof(value: unknown): value is PageProof {
  return (
    typeof value === 'object' &&
    value !== null &&
    'checkpoint' in value &&
    typeof value.checkpoint === 'string'
  );
}
