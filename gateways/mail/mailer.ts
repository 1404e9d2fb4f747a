/** Sends mails by SMTP. */
import { createTransport } from 'nodemailer';
import { type Mail } from './sealed-mail';

export interface Mailer {
  /** Hands a mail to the mail server. Rejects if the server does not accept the mail. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

const TIMEOUT_MS = 15_000;

/** Creates a mailer for `smtps://user:password@host:465` or `smtp://…`. For a remote host, `smtp` needs STARTTLS. */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = openTransport(url);
  return {
    async send({ to, subject, text, html, attachments = [] }) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        ...(html === undefined ? {} : { html }),
        attachments: attachments.map(({ base64, ...each }) => ({
          ...each,
          content: base64,
          encoding: 'base64',
        })),
      });
    },
    close: () => transport.close(),
  };
}

/** Greets the server and signs in, without sending a mail. Rejects if the server refuses. */
export async function checkMailServer({ url }: { url: string }): Promise<void> {
  const transport = openTransport(url);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function openTransport(url: string) {
  const { hostname } = new URL(url);
  return createTransport({
    url,
    pool: true,
    maxConnections: 2,
    requireTLS: !['127.0.0.1', 'localhost', '[::1]'].includes(hostname),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
