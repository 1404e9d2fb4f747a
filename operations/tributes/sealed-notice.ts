import { type TributeNotice } from '../../domain/tributes/tribute';
import { type SecretBox } from '../../gateways';

/** Encrypts the recipient and the message of a tribute's mail. They must never be stored unencrypted. */
export function sealNotice(secrets: Pick<SecretBox, 'seal'>, notice: TributeNotice): string {
  return secrets.seal(JSON.stringify(notice));
}

/** Decrypts the recipient and the message of a tribute's mail. */
export function openNotice(secrets: Pick<SecretBox, 'open'>, sealed: string): TributeNotice {
  return JSON.parse(secrets.open(sealed)) as TributeNotice;
}
