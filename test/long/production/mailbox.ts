/** A mail server that keeps mails: Mailpit where the machine has it or Go to build it, else the test's own. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findOnPath } from '../../../local/binaries';
import { launch, waitUntilReady } from '../../../local/launch';
import { isListening, LOOPBACK, startOnPorts } from '../../../local/ports';
import { asService } from '../../../local/service';
import { cacheDirectories } from '../../../local/paths';
import { findGo } from '../../support/go-program';
import { startSmtpServer } from '../../doubles/smtp-server';

const MAILPIT = 'github.com/axllent/mailpit@v1.27.11';

interface KeptMail {
  to: string;
  subject: string;
  text: string;
  /** The names of the attached files. */
  attachments: string[];
}

export interface Mailbox {
  name: string;
  smtpUrl: string;
  /** Every mail, newest first. */
  read(): Promise<KeptMail[]>;
  close(): Promise<void>;
}

export async function startMailbox(home: string, { mayBuild }: { mayBuild: boolean }): Promise<Mailbox> {
  const program = await findMailpit(mayBuild);
  return program === undefined ? startOwn() : startMailpit(program, home);
}

/** Go builds it into the cache once. */
async function findMailpit(mayBuild: boolean): Promise<string | undefined> {
  const [cache = ''] = cacheDirectories();
  const cached = join(cache, 'go', 'mailpit');
  const known = findOnPath('mailpit', process.env.PATH) ?? (existsSync(cached) ? cached : undefined);
  const go = findGo();
  if (known !== undefined || go === undefined || !mayBuild) return known;
  const install = promisify(execFile)(go, ['install', MAILPIT], {
    env: { ...process.env, GOBIN: join(cache, 'go') },
  });
  // Without the network there is the test's own server.
  return install.then(
    () => cached,
    () => undefined,
  );
}

const listSchema = z.object({ messages: z.array(z.object({ ID: z.string() })) });
const mailSchema = z.object({
  To: z.array(z.object({ Address: z.string() })),
  Subject: z.string(),
  Text: z.string(),
  Attachments: z.array(z.object({ FileName: z.string() })),
});

async function startMailpit(program: string, home: string): Promise<Mailbox> {
  const service = await startOnPorts(home, { smtp: 0, mailpit: 0 }, async ({ smtp, mailpit }) => {
    const args = ['--smtp', `${LOOPBACK}:${smtp}`, '--listen', `${LOOPBACK}:${mailpit}`, '--quiet'];
    const running = await launch({ name: 'mailpit', command: program, args, home });
    await waitUntilReady(running, async () => (await isListening(smtp)) && (await isListening(mailpit)));
    const again = () => Promise.reject(new Error('mailpit is not restarted'));
    return asService(running, `http://${LOOPBACK}:${mailpit}`, again, [`${LOOPBACK}:${smtp}`]);
  });
  const get = async (path: string): Promise<unknown> => (await fetch(`${service.address}${path}`)).json();
  return {
    name: 'Mailpit',
    smtpUrl: `smtp://${service.otherAddresses[0] ?? ''}`,
    async read() {
      const { messages } = listSchema.parse(await get('/api/v1/messages'));
      return Promise.all(
        messages.map(async ({ ID }) => {
          const mail = mailSchema.parse(await get(`/api/v1/message/${ID}`));
          return {
            to: mail.To[0]?.Address ?? '',
            subject: mail.Subject,
            text: mail.Text,
            attachments: mail.Attachments.map(({ FileName }) => FileName),
          };
        }),
      );
    },
    close: () => service.stop(),
  };
}

async function startOwn(): Promise<Mailbox> {
  const server = await startSmtpServer();
  return {
    name: "the test's SMTP server",
    smtpUrl: server.url,
    read: () => Promise.resolve(server.taken.map(readMail).reverse()),
    close: () => server.close(),
  };
}

/** Enough of RFC 5322 for our own mails in plain text, and for the names of attached files. */
function readMail(source: string): KeptMail {
  const [head = '', ...body] = source.split('\r\n\r\n');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  const text = body.join('\n\n');
  // A mail with HTML has its parts' encodings below the head.
  const isQuoted = /^Content-Transfer-Encoding: quoted-printable/im.test(source);
  return {
    to: header('To'),
    subject: header('Subject'),
    attachments: [...source.matchAll(/filename="?([^"\r\n;]+)/g)].map(([, name = '']) => name),
    text: isQuoted
      ? text
          .replaceAll(/=\r?\n/g, '')
          .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      : text,
  };
}
