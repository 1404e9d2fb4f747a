/** Reads the input of the page: the URL fragment from a QR code, or the file of a proof. */
import { type PageProof } from './check';
import { PageFault } from './words';

/** Returns the leaf in a URL's fragment, which browsers never send. Returns undefined without a fragment. */
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
    // The error below covers this, like any other file that is not a proof.
  }
  throw new PageFault('notJson');
}

/**
 * Checks only the field that the page itself reads: the checkpoint, which contains the log's name. The
 * verifier checks the rest.
 */
function isProof(value: unknown): value is PageProof {
  return (
    typeof value === 'object' &&
    value !== null &&
    'checkpoint' in value &&
    typeof value.checkpoint === 'string'
  );
}
