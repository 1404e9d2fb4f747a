/** Opens the signer of this installation. If no key is configured, creates one. */
import { randomBytes } from 'node:crypto';
import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Config } from '../../config';
import { SEED_SIZE } from '../../domain/receipt-log/crypto';
import { printPrivateKey, signerOf } from '../../domain/receipt-log/keys';
import { readKeyLines } from './receipt-key-rotation';
import { createFileSigner, type ReceiptSigner } from './receipt-signer';

type SignerSettings = Pick<Config, 'home' | 'receiptLog'>;

/** Opens the signer. Reads its keys from the settings, or from a file with one key per line. */
export async function openReceiptSigner({ home, receiptLog }: SignerSettings): Promise<ReceiptSigner> {
  const { origin, signingKey, signingKeyFile, signerState: statePath } = receiptLog;
  const path = signingKeyPath({ home, receiptLog });
  if (path === undefined)
    return createFileSigner({ keys: [signingKey].flatMap((key) => key ?? []), statePath });
  if (signingKeyFile === undefined) await ensureSigningKey(path, origin);
  return createFileSigner({ keys: await readKeyLines(path), statePath });
}

/** Returns the path of the key file, or undefined if the settings contain the key itself. */
export function signingKeyPath({ home, receiptLog }: SignerSettings): string | undefined {
  const { signingKey, signingKeyFile } = receiptLog;
  return signingKey === undefined ? (signingKeyFile ?? join(home, 'receipt-signing.key')) : undefined;
}

/** Creates a key file unless it exists. If several processes start at once, all use the key of the first link. */
async function ensureSigningKey(path: string, name: string): Promise<void> {
  const seed = randomBytes(SEED_SIZE);
  const { key } = signerOf(name, 'ed25519', seed);
  const unfinished = `${path}.${process.pid}.unfinished`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(unfinished, `${printPrivateKey(key, seed)}\n`, { mode: 0o600 });
  try {
    await link(unfinished, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
}
