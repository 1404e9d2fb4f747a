/** Writes the plain-text mails about sign-in, API keys and applications. */
import { type ApiKey } from '../../db/queries/access/api-keys';
import { type OauthClient } from '../../db/queries/access/oauth-clients';
import { type Mail } from '../../gateways/mail/sealed-mail';

export function confirmMail(to: string, issuer: string, token: string): Mail {
  return {
    to,
    subject: 'Confirm your email address',
    text: `Confirm your email address by opening this link within 24 hours:\n\n${issuer}/account/confirm?token=${token}\n\nIf you did not ask for an account, ignore this mail.\n`,
  };
}

export function knownAddressMail(to: string, issuer: string): Mail {
  return {
    to,
    subject: 'You already have an account',
    text: `Somebody, probably you, tried to create an account with this email address, which already has one. If you forgot your password, choose a new one here:\n\n${issuer}/account/forgotten\n`,
  };
}

export function newPasswordMail(to: string, issuer: string, token: string): Mail {
  return {
    to,
    subject: 'Choose a new password',
    text: `Choose a new password by opening this link within an hour:\n\n${issuer}/account/new-password?token=${token}\n\nIf you did not ask for it, ignore this mail.\n`,
  };
}

const KEY_NEWS = {
  created: ['New API key', 'was created with another key of yours'],
  issued: ['New API key', 'was issued to you by an operator'],
  rotated: ['API key replaced', 'was replaced by a new key'],
  revoked: ['API key revoked', 'was revoked and no longer works'],
} as const;

export type KeyNews = keyof typeof KEY_NEWS;

export function keyMail(to: string, news: KeyNews, { id, name, keyPrefix }: ApiKey): Mail {
  const [subject, happened] = KEY_NEWS[news];
  return {
    to,
    subject,
    text: `The API key "${name}" (${id}, starting with ${keyPrefix}) ${happened}.\n\nIf you did not expect this, list your keys with GET /v1/api-keys, and revoke those that you do not know with DELETE /v1/api-keys/{key_id}.\n`,
  };
}

const CLIENT_NEWS = {
  created: ['New application', 'was registered in your account'],
  issued: ['New application', 'was registered for you by an operator'],
  rotated: ['Secret of an application replaced', 'got a new secret, and its old secret no longer works'],
  revoked: ['Application revoked', 'was revoked, and none of its tokens works any longer'],
} as const;

export type ClientNews = keyof typeof CLIENT_NEWS;

export function clientMail(to: string, news: ClientNews, { id, name }: OauthClient): Mail {
  const [subject, happened] = CLIENT_NEWS[news];
  return {
    to,
    subject,
    text: `The application "${name}" (${id}) ${happened}.\n\nIf you did not expect this, list your applications with GET /v1/oauth/clients, and revoke those that you do not know with DELETE /v1/oauth/clients/{client_id}.\n`,
  };
}
