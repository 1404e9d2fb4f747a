/** A promised mail leaves once it is committed, is repeated when it is not taken, and is forgotten after a day. */
import { readConfig } from '../../../config';
import { inTransaction, runStatement, selectRows } from '../../../db/database';
import { findLoginByUser } from '../../../db/queries/access/logins';
import { enqueueMail } from '../../../db/queries/platform/enqueue-mail';
import { forgetOldMails } from '../../../db/queries/platform/mails';
import { createGateways, type Gateways } from '../../../gateways';
import { MAILS } from '../../../letters/mails';
import { type StoredLetter } from '../../../letters/mails/write';
import { queueMail } from '../../../operations/mails/queue-mail';
import { createLog } from '../../../log';
import { relayMails } from '../../../worker/mail-relay';
import { buildActor } from '../../factories';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { type SmtpServer, startSmtpServer } from '../../doubles/smtp-server';

const log = createLog('test', 'silent');
let database: TestDatabase;
let smtp: SmtpServer;
let gateways: Gateways;
beforeAll(async () => {
  [database, smtp] = await Promise.all([openTestDatabase(), startSmtpServer()]);
  gateways = createGateways(readConfig({ SMTP_URL: smtp.url, MAIL_FROM: 'giving@example.org' }), database.db);
});
afterAll(async () => {
  gateways.mailer?.close();
  await Promise.all([database.close(), smtp.close()]);
});

const mail: StoredLetter<'new_password'> = {
  kind: 'new_password',
  news: { token: 'abc' },
  to: 'ada@example.org',
  locale: 'en',
};
const relay = () => relayMails(database.db, gateways, log);
const makeDue = () =>
  selectRows<{ at: Date }>(
    database.db,
    'UPDATE mails SET next_attempt_at = now() RETURNING next_attempt_at AS at',
  );

it('leaves after the transaction, once, and is stored sealed', async () => {
  await inTransaction(database.db, (tx) => queueMail(tx, gateways.secrets, mail));
  const rows = JSON.stringify(await selectRows(database.db, 'SELECT * FROM mails'));
  expect(rows).not.toMatch(/ada@example|abc/);
  await relay();
  await relay();
  expect(smtp.taken).toHaveLength(1);
  expect(smtp.taken[0]).toMatch(
    /From: giving@example\.org[\s\S]*To: ada@example\.org[\s\S]*Subject: Choose a new password[\s\S]*token=3Dabc/,
  );
});

it('does not leave when the transaction fails', async () => {
  const before = smtp.taken.length;
  const failing = inTransaction(database.db, async (tx) => {
    await queueMail(tx, gateways.secrets, mail);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await relay();
  expect(smtp.taken).toHaveLength(before);
});

it('retries a mail that the server does not take, with a longer wait each time', async () => {
  const before = smtp.taken.length;
  smtp.refuseNext(2);
  await queueMail(database.db, gateways.secrets, mail);
  await relay();
  expect(smtp.taken).toHaveLength(before);
  await relay();
  expect(smtp.taken).toHaveLength(before);
  const [due] = await makeDue();
  await relay();
  const [waiting] = await selectRows<{ at: Date }>(
    database.db,
    'SELECT next_attempt_at AS at FROM mails WHERE sent_at IS NULL',
  );
  expect(Number(waiting?.at) - Number(due?.at)).toBeGreaterThanOrEqual(60_000);
  await makeDue();
  await relay();
  expect(smtp.taken).toHaveLength(before + 1);
});

it('names a mail that it cannot write, tries it later, and sends the next one', async () => {
  const before = smtp.taken.length;
  const logged = jest.spyOn(log, 'error');
  const unreadable = gateways.secrets.seal(JSON.stringify({ kind: 'no_such_kind', to: 'ada@example.org' }));
  await enqueueMail(database.db, { sealedMessage: unreadable, kind: 'new_password' });
  await queueMail(database.db, gateways.secrets, mail);
  await relay();
  expect(smtp.taken).toHaveLength(before + 1);
  const named: unknown = expect.objectContaining({ kind: 'new_password', errorName: 'TypeError' });
  expect(logged.mock.calls).toEqual([[named, 'a stored mail could not be written']]);
  logged.mockRestore();
  const removed = `DELETE FROM mails WHERE sent_at IS NULL AND next_attempt_at > now() RETURNING 1`;
  expect(await selectRows(database.db, removed)).toHaveLength(1);
});

it('repeats a mail under the same Message-ID', async () => {
  await queueMail(database.db, gateways.secrets, mail);
  await relay();
  const [last] = await selectRows<{ id: string }>(
    database.db,
    `UPDATE mails SET sent_at = NULL WHERE id = (SELECT max(id) FROM mails) RETURNING id`,
  );
  const id = last?.id ?? '';
  await relay();
  const [first, second] = smtp.taken.slice(-2).map((taken) => /^Message-ID: (\S+)/im.exec(taken)?.[1]);
  expect(first).toBe(`<${id}@example.org>`);
  expect(second).toBe(first);
});

it('several workers send a mail once', async () => {
  const before = smtp.taken.length;
  await queueMail(database.db, gateways.secrets, mail);
  await Promise.all([relay(), relay(), relay()]);
  expect(smtp.taken).toHaveLength(before + 1);
});

it('an address that the server refuses for good gets only security mails', async () => {
  const { userId } = await buildActor(database.db);
  await runStatement(
    database.db,
    `INSERT INTO user_logins (user_id, email, password_hash, confirmed_at) VALUES ($1, $2, 'x', now())`,
    [userId, 'bob@example.org'],
  );
  const before = smtp.taken.length;
  const order = { ...mail, to: 'bob@example.org' };
  smtp.refuseRecipients(1);
  await queueMail(database.db, gateways.secrets, {
    ...order,
    kind: 'hours_decided',
    news: MAILS.hours_decided.example,
  });
  await relay();
  const { bouncingSince } = (await findLoginByUser(database.db, userId)) ?? {};
  expect(bouncingSince).toBeInstanceOf(Date);
  await queueMail(database.db, gateways.secrets, {
    ...order,
    kind: 'gift_completed',
    news: MAILS.gift_completed.example,
  });
  await makeDue();
  await relay();
  expect(smtp.taken).toHaveLength(before);
  await queueMail(database.db, gateways.secrets, order);
  await relay();
  expect(smtp.taken).toHaveLength(before + 1);
});

it('carries the headers of one-click unsubscribe', async () => {
  await queueMail(database.db, gateways.secrets, { ...mail, unsubscribeToken: 'abc' });
  await relay();
  const sent = smtp.taken.at(-1) ?? '';
  expect(sent).toMatch(/^List-Unsubscribe: <http:\S+\/account\/unsubscribe\?token=abc>/m);
  expect(sent).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
});

it('a mail that no server has taken yet is kept', async () => {
  const hasServer = true;
  await queueMail(database.db, gateways.secrets, mail);
  await runStatement(database.db, `UPDATE mails SET created_at = now() - interval '25 hours'`);
  await forgetOldMails(database.db, { hasServer });
  expect(await selectRows(database.db, 'SELECT 1 FROM mails')).toHaveLength(1);
});

it('is forgotten after a day', async () => {
  await runStatement(database.db, `UPDATE mails SET created_at = now() - interval '25 hours'`);
  expect(await forgetOldMails(database.db, { hasServer: false })).toBeGreaterThan(0);
  expect(await selectRows(database.db, 'SELECT 1 FROM mails')).toEqual([]);
});
