/** The stored form of a mail. It is sealed because its links are secrets. */
import { type SecretBox } from '.';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Seals a mail for the database. */
export function sealMail(secrets: SecretBox, mail: Mail): string {
  return secrets.seal(JSON.stringify(mail));
}

/** Opens a stored mail. */
export function openMail(secrets: SecretBox, { sealedMessage }: { sealedMessage: string }): Mail {
  return JSON.parse(secrets.open(sealedMessage)) as Mail;
}
