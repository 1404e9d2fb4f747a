import { type TributeNotice } from '../../domain/tributes/tribute';
import { type SecretBox } from '../../gateways';

/** Encrypts whom the mail about a tribute goes to. Nothing else may store it. */
export function sealNotice(secrets: Pick<SecretBox, 'seal'>, notice: TributeNotice): string {
  return secrets.seal(JSON.stringify(notice));
}

/** Decrypts whom the mail about a tribute goes to. */
export function openNotice(secrets: Pick<SecretBox, 'open'>, sealed: string): TributeNotice {
  return JSON.parse(secrets.open(sealed)) as TributeNotice;
}
