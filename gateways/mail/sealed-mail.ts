/** Encrypts mails for storage, because they contain secret links. */
import { type SecretBox } from '..';
import { type MailKind } from '../../domain/mails/kinds';

export interface Mail {
  /** Absent for an invitation to somebody without an account. */
  kind?: MailKind;
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** A POST to this URL switches mails of this kind off (RFC 8058). */
  unsubscribeUrl?: string;
  attachments?: Attachment[];
}

export interface Attachment {
  filename: string;
  contentType: string;
  base64: string;
}

/** Encrypts a mail for the database. */
export function sealMail(secrets: SecretBox, mail: Mail): string {
  return secrets.seal(JSON.stringify(mail));
}

/** Decrypts a stored mail. */
export function openMail(secrets: SecretBox, { sealedMessage }: { sealedMessage: string }): Mail {
  return JSON.parse(secrets.open(sealedMessage)) as Mail;
}
