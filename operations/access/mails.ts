/** The mails of sign-in. Plain text, one link each. */
import { type Mail } from '../../gateways/sealed-mail';

export function confirmMail(to: string, issuer: string, token: string): Mail {
  return {
    to,
    subject: 'Confirm your email address',
    text: `Open this address to confirm that it is yours; it is good for 24 hours:\n\n${issuer}/account/confirm?token=${token}\n\nIf you did not ask for an account, do nothing.\n`,
  };
}

export function knownAddressMail(to: string, issuer: string): Mail {
  return {
    to,
    subject: 'You have an account already',
    text: `Somebody, probably you, asked for an account with this address. It has one already. Forgotten password:\n\n${issuer}/account/forgotten\n`,
  };
}

export function newPasswordMail(to: string, issuer: string, token: string): Mail {
  return {
    to,
    subject: 'Choose a new password',
    text: `Open this address to choose a new password; it is good for an hour:\n\n${issuer}/account/new-password?token=${token}\n\nIf you did not ask for it, do nothing.\n`,
  };
}
