/** Verifies a proof against the logs that the page trusts. */
import { type ReceiptProof, receipts, type VerifiedReceipt } from '../../client/receipts';
import { PageFault } from './words';

/**
 * The keys that the page trusts. The server sets them when it renders the page, and a saved copy keeps them.
 */
export interface PageTrust {
  logs: { origin: string; keys: string[] }[];
  witnesses: string[];
  /** True if the platform is a sandbox. A sandbox refuses real money. */
  isSandbox: boolean;
  /** The Content-Security-Policy of a saved copy. */
  policy: string;
}

/** `unreadLater` counts later entries of the gift whose text the page does not have. */
export type PageProof = ReceiptProof & { unreadLater?: number };

export interface CheckedReceipt {
  receipt: VerifiedReceipt;
  /** The witnesses that cosigned. */
  witnesses: string[];
  unreadLater: number;
}

export async function checkReceipt(
  proof: PageProof,
  { logs, witnesses }: PageTrust,
): Promise<CheckedReceipt> {
  await requireEd25519();
  const origin = proof.checkpoint.split('\n', 1)[0];
  const log = logs.find((each) => each.origin === origin) ?? logs[0];
  if (log === undefined) throw new PageFault('noTrust');
  const receipt = await receipts.verify(proof, log);
  const cosigned: string[] = [];
  for (const key of witnesses) {
    const isCosigned = await receipts.verify(proof, { ...log, witnesses: [key] }).then(
      () => true,
      () => false,
    );
    if (isCosigned) cosigned.push(key);
  }
  return { receipt, witnesses: cosigned, unreadLater: proof.unreadLater ?? 0 };
}

async function requireEd25519(): Promise<void> {
  try {
    await crypto.subtle.importKey('raw', new Uint8Array(32), 'Ed25519', false, ['verify']);
  } catch {
    throw new PageFault('oldBrowser');
  }
}
