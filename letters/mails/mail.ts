/** What the file of a mail holds: an example of its data, what a notice loads, and how it reads. */
import { type Database } from '../../db/database';
import { findCharity } from '../../db/queries/charities/charities';
import { type Gift } from '../../db/queries/gifts/gifts';
import { type Tribute } from '../../db/queries/tributes/tributes';
import { type Currency, formatMoney } from '../../domain/money';
import { type Gateways } from '../../gateways';
import { type Attachment } from '../../gateways/mail/mailer';
import { type KeyOf, type Say } from '../../texts/languages';
import { type Printer, type Sum } from '../printer';

export type { Sum } from '../printer';

/** A key of `texts/<language>/mails.json`. */
export type Sentence = KeyOf<'mails'>;

export interface Link {
  label: Sentence;
  /** Begins with a slash and leads to a page of the platform. */
  path: string;
}

/** A mail in no language yet: keys of sentences, and the values that fill them. */
export interface Letter {
  subject: Sentence;
  /** False leaves a paragraph out. */
  paragraphs: (Sentence | false)[];
  /** First the link for the reader's next step, then at most one other. False leaves a link out. */
  links?: (Link | false)[];
  /** A value that is null is for no sentence of this letter. */
  values?: Record<string, string | number | null>;
}

interface Voice {
  /** Says a part of a sentence in the reader's language. */
  say: Say<Sentence>;
  print: Printer;
}

export interface Mail<News> {
  /** Invented news, for previews and tests. */
  example: News;
  write: (news: News, voice: Voice) => Letter;
}

/** A mail that starts as a notice. A worker loads its news when it writes the mail. */
export interface NoticeMail<News> extends Mail<News> {
  gather: Gather<News>;
}

/** Returns undefined if the notice is outdated. */
export type Gather<News> = (
  means: NoticeMeans,
  notice: NoticeSubject,
) => Promise<{ news: News; attachments?: Attachment[] } | undefined>;

export interface NoticeSubject {
  userId: string;
  /** The id of what the notice is about, and what else its kind needs, after slashes. */
  subject: string;
  /** The reader's language. */
  locale: string;
}

export interface NoticeMeans {
  db: Database;
  gateways: Pick<Gateways, 'secrets' | 'environment'>;
  /** Issues the receipt of a gift, if it has none yet, and prints it. */
  attachReceipt: (
    gift: Gift,
    more: { isHeld: boolean; tribute: Tribute | undefined; language: string },
  ) => Promise<Attachment>;
}

export async function nameOfCharity(db: Database, charityId: string): Promise<string> {
  return (await findCharity(db, charityId))?.name ?? charityId;
}

export function sumOf(currency: Currency, minor: bigint): Sum {
  return { amount: formatMoney({ currency, minor }), currency };
}
