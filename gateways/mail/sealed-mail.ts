/** Encrypts mails for storage, because their links are secrets. */
import { type SecretBox } from '..';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
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
