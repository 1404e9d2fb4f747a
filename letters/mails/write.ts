/** Writes mails: a mail is stored as its news, and written when it is sent. */
import { goesToStranger, isSecurity, type MailKind } from '../../domain/mails/kinds';
import { type MailMeans } from '../../gateways';
import { type Attachment, type Mail as SentMail, type WrittenMail } from '../../gateways/mail/mailer';
import { speak } from '../../texts/languages';
import { createPrinter } from '../printer';
import { MAILS, type NewsOf } from '.';
import { type Frame, layOut } from './layout';
import { type Mail } from './mail';

const BY_KIND: { [Kind in MailKind]: Mail<NewsOf[Kind]> } = MAILS;

type ReaderFrame = Omit<Frame, 'hasFooter' | 'isPlain'>;

/** Writes a mail of a kind in the reader's language. */
export function writeMail<Kind extends MailKind>(
  kind: Kind,
  news: NewsOf[Kind],
  frame: ReaderFrame,
): WrittenMail {
  const mail: Mail<NewsOf[Kind]> = BY_KIND[kind];
  const say = speak('mails', frame.locale);
  const letter = mail.write(news, { say, print: createPrinter(frame.locale) });
  const isPlain = goesToStranger(kind);
  return layOut(letter, say, { ...frame, hasFooter: !isPlain && !isSecurity(kind), isPlain });
}

/** Writes a mail from its example, for previews and tests. */
export function writeExample(kind: MailKind, frame: ReaderFrame): WrittenMail {
  return writeMail(kind, exampleOf(kind), frame);
}

/** The invented news of a kind. */
export function exampleOf<Kind extends MailKind>(kind: Kind): NewsOf[Kind] {
  const { example }: Mail<NewsOf[Kind]> = BY_KIND[kind];
  return example;
}

/** A mail as operations and notices store it, encrypted, because its news contain secret links. */
export interface StoredLetter<Kind extends MailKind = MailKind> extends Omit<ReaderFrame, 'address'> {
  kind: Kind;
  news: NewsOf[Kind];
  to: string;
  attachments?: Attachment[];
}

/** Decrypts a stored mail and writes it. */
export function openMail(
  { secrets, address }: MailMeans,
  { sealedMessage }: { sealedMessage: string },
): SentMail & { kind: MailKind } {
  const { kind, news, to, attachments, ...reader } = JSON.parse(secrets.open(sealedMessage)) as StoredLetter;
  return { kind, to, ...writeMail(kind, news, { ...reader, address }), attachments };
}
