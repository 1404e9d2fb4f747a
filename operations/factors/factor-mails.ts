/** Writes the plain-text mails about second factors. */
import { type Mail } from '../../gateways/mail/sealed-mail';

const SUBJECTS = {
  totp_added: 'An authenticator app was added to your account',
  passkey_added: 'A passkey was added to your account',
  totp_removed: 'The authenticator app was removed from your account',
  passkey_removed: 'A passkey was removed from your account',
  recovery_codes_replaced: 'Your account has new recovery codes',
  recovery_code_used: 'A recovery code was used to sign in to your account',
} as const;

export type FactorNews = keyof typeof SUBJECTS;

export function factorMail(to: string, issuer: string, news: FactorNews): Mail {
  const subject = SUBJECTS[news];
  return {
    to,
    subject,
    text: `${subject}.\n\nIf this was not you, choose a new password at once, and then check how you sign in:\n\n${issuer}/account/forgotten\n`,
  };
}
