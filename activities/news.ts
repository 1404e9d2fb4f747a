/** Types and helpers for gathering the news of a notice: the data that its mail shows. */
import { type Config } from '../config';
import { type Database } from '../db/database';
import { findCharity } from '../db/queries/charities/charities';
import { type NoticeKind } from '../domain/mails/kinds';
import { type Currency, formatMoney } from '../domain/money';
import { type Gateways } from '../gateways';
import { type Attachment } from '../gateways/mail/sealed-mail';
import { type NewsOf } from '../gateways/mail/templates';
import { type Sum } from '../gateways/mail/templates/template';

export interface NoticeDependencies {
  db: Database;
  gateways: Pick<Gateways, 'secrets' | 'environment'>;
  config: Pick<Config, 'publicUrl' | 'port'>;
}

export interface NoticeSubject {
  userId: string;
  subject: string;
}

/** Returns undefined if the notice is outdated. */
export type Gatherer<Kind extends NoticeKind> = (
  dependencies: NoticeDependencies,
  notice: NoticeSubject,
) => Promise<{ news: NewsOf[Kind]; attachments?: Attachment[] } | undefined>;

export type Gatherers<Kind extends NoticeKind> = { [Each in Kind]: Gatherer<Each> };

export async function nameOfCharity(db: Database, charityId: string): Promise<string> {
  return (await findCharity(db, charityId))?.name ?? charityId;
}

export function sumOf(currency: Currency, minor: bigint): Sum {
  return { amount: formatMoney({ currency, minor }), currency };
}
