/** Opens the signer of this installation. A sandbox without a key makes one. */
import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Config } from '../config';
import { SEED_SIZE } from '../domain/receipt-log/crypto';
import { printPrivateKey, signerOf } from '../domain/receipt-log/keys';
import { createFileSigner, type ReceiptSigner } from './receipt-signer';

type SignerSettings = Pick<Config, 'home' | 'receiptLog'>;

/** Reads the keys from the settings, or from a file with a key a line. */
export async function openReceiptSigner({ home, receiptLog }: SignerSettings): Promise<ReceiptSigner> {
  const { origin, signingKey, signingKeyFile, signerState: statePath } = receiptLog;
  if (signingKey !== undefined) return createFileSigner({ keys: [signingKey], statePath });
  const path = signingKeyFile ?? join(home, 'receipt-signing.key');
  if (signingKeyFile === undefined) await ensureSigningKey(path, origin);
  const lines = (await readFile(path, 'utf8')).split('\n').map((line) => line.trim());
  return createFileSigner({ keys: lines.filter((line) => line !== ''), statePath });
}

/** Makes a key unless the file exists. Several processes may start at once, and all must use the same key. */
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
