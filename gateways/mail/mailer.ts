/** Sends mails by SMTP. */
import { createTransport } from 'nodemailer';
import { isLoopbackName } from '../../domain/loopback';

export interface WrittenMail {
  subject: string;
  text: string;
  html?: string;
  /** A POST to this URL switches mails of this kind off (RFC 8058). */
  unsubscribeUrl?: string;
}

export interface Mail extends WrittenMail {
  to: string;
  attachments?: Attachment[] | undefined;
}

export interface Attachment {
  filename: string;
  contentType: string;
  base64: string;
}

export interface Mailer {
  /**
   * Hands a mail to the mail server. Rejects if the server does not accept the mail. The same id always gives
   * the same Message-ID.
   */
  send(mail: Mail, id?: string): Promise<void>;
  close(): void;
}

const TIMEOUT_MS = 15_000;

/**
 * Creates a mailer for a URL such as `smtps://user:password@host:465`. With `smtp://` and a remote host, the
 * server must offer STARTTLS.
 */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = openTransport(url);
  const domain = /@([^@>\s]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ to, subject, text, html, unsubscribeUrl, attachments = [] }, id) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        ...(html === undefined ? {} : { html }),
        ...(id === undefined ? {} : { messageId: `<${id}@${domain}>` }),
        ...(unsubscribeUrl === undefined ? {} : { headers: unsubscribeHeaders(unsubscribeUrl) }),
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

/** One-click unsubscribe (RFC 8058): mail programs show a button that posts to the URL. */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Returns true if the server permanently refused the recipient's address. */
export function refusesAddress(error: unknown): boolean {
  const { command, responseCode } = Object(error) as { command?: unknown; responseCode?: unknown };
  return (
    command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600
  );
}

/** Connects to the server and signs in, without sending a mail. Rejects if the server refuses. */
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
    // Without this, the library resends a mail whose connection closed. Our own retry waits longer and is counted.
    maxRequeues: 0,
    requireTLS: !isLoopbackName(hostname),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
