/** Warns the owner of a card that pays for gifts before it expires. */
import { countPlansOfSource } from '../../../db/queries/plans/plans';
import { findSource, type StoredSource } from '../../../db/queries/sources/sources';
import { type NoticeMail } from '../mail';
import { SOURCES_PATH } from '../paths';

interface News {
  /** Names the card, such as "visa •••• 4242". */
  cardName: string;
  /** The last month in which the card is valid, such as "12/2026". */
  expiry: string;
  /** The number of recurring gifts that the card pays for. */
  plans: number;
}

export const cardExpiring: NoticeMail<News> = {
  example: { cardName: 'visa •••• 4242', expiry: '12/2026', plans: 1 },
  gather: async ({ db }, { userId, subject }) => {
    const source = await findSource(db, subject, userId);
    const expiry = source === undefined ? undefined : expiryOf(source);
    if (source?.status !== 'ready' || expiry === undefined) return undefined;
    const cardName = `${source.brand ?? 'card'} •••• ${source.last4 ?? ''}`;
    return { news: { cardName, expiry, plans: await countPlansOfSource(db, source.id) } };
  },
  write: ({ cardName, expiry, plans }) => ({
    subject: 'card_expiring.subject',
    values: { cardName, expiry, plans },
    paragraphs: ['card_expiring.expires', 'card_expiring.plans'],
    links: [{ label: 'card_expiring.add', path: SOURCES_PATH }],
  }),
};

function expiryOf({ expMonth, expYear }: StoredSource): string | undefined {
  if (expMonth === null || expYear === null) return undefined;
  return `${String(expMonth).padStart(2, '0')}/${String(expYear)}`;
}
