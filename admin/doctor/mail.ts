import { checkMailServer } from '../../gateways/mail/mailer';
import { messageOf } from '../console';
import { type Check, missing, ok } from './finding';

/** Greets the server and signs in. Sends no mail. */
export const checkMail: Check = async function* ({ config: { smtp, environment } }) {
  if (smtp === undefined) {
    // Not in production, because its settings are invalid without a mail server.
    yield ok(`no mail server; a ${environment} only stores mails`);
    return;
  }
  const { host } = new URL(smtp.url);
  try {
    await checkMailServer(smtp);
    yield ok(`${host} accepts the sign-in; the sender is ${smtp.from}`);
  } catch (error) {
    yield missing(`${host} refuses (${messageOf(error)})`, 'Correct SMTP_URL, or start the mail server');
  }
};
