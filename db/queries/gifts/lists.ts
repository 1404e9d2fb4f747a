/** Lists gifts of a donor, of a charity, or of everybody. */
import { Op, type WhereOptions } from 'sequelize';
import { type AmountRange } from '../../../domain/gifts/amount-ranges';
import { type GiftStatus, type GiftMethod } from '../../../domain/gifts/gift';
import { type Database } from '../../database';
import { count, find, list } from '../../rows';
import { type GiftRow, donations } from '../../tables/gifts';
import { type PaymentSourceRow, paymentSources } from '../../tables/sources';

export interface GiftFilter {
  donorUserId?: string | string[] | undefined;
  charityId?: string | undefined;
  status?: GiftStatus | undefined;
  campaignId?: string | undefined;
  paymentMethod?: GiftMethod | undefined;
  from?: Date | undefined;
  /** The end of the range, exclusive. */
  to?: Date | undefined;
  /** A gift matches if its amount is in the range of its currency. */
  amounts?: AmountRange[] | undefined;
  /** Only gifts that one of these payment sources paid. */
  sources?: { id: string; userId: string }[] | undefined;
  /** The cursor. The page has only gifts older than this one. */
  after?: string | undefined;
  limit: number;
  offset: number;
}

/** Returns a page of gifts, newest first, and the total of all matches. The total ignores the cursor. */
export async function listGifts(
  db: Database,
  filter: GiftFilter,
): Promise<{ donations: GiftRow[]; total: number }> {
  const { after, limit, offset } = filter;
  const where = { [Op.and]: conditionsOf(filter) };
  const page = after === undefined ? where : { ...where, id: { [Op.lt]: after } };
  const [rows, total] = await Promise.all([
    list(db, donations, page, { order: [['id', 'DESC']], limit, offset }),
    count(db, donations, where),
  ]);
  return { donations: rows, total };
}

function conditionsOf(filter: GiftFilter): WhereOptions<GiftRow>[] {
  const { donorUserId, charityId, status, campaignId, paymentMethod, from, to, amounts, sources } = filter;
  return [
    ...(donorUserId === undefined ? [] : [{ donorUserId }]),
    ...(charityId === undefined ? [] : [{ charityId }]),
    ...(status === undefined ? [] : [{ status }]),
    ...(campaignId === undefined ? [] : [{ campaignId }]),
    ...(paymentMethod === undefined ? [] : [{ paymentMethod }]),
    ...(from === undefined ? [] : [{ createdAt: { [Op.gte]: from } }]),
    ...(to === undefined ? [] : [{ createdAt: { [Op.lt]: to } }]),
    ...(amounts === undefined ? [] : [{ [Op.or]: amounts.map(conditionOfRange) }]),
    ...(sources === undefined ? [] : [conditionOfSources(sources)]),
  ];
}

function conditionOfRange({ currencies, leastMinor, mostMinor }: AmountRange): WhereOptions<GiftRow> {
  return {
    currency: [...currencies],
    amountMinor: {
      ...(leastMinor === undefined ? {} : { [Op.gte]: leastMinor }),
      ...(mostMinor === undefined ? {} : { [Op.lte]: mostMinor }),
    },
  };
}

/** Also filters by donor, because gifts have an index by donor but none by source. */
function conditionOfSources(sources: { id: string; userId: string }[]): WhereOptions<GiftRow> {
  const donorUserId = [...new Set(sources.map(({ userId }) => userId))];
  return { donorUserId, source: sources.map(({ id }) => id) };
}

export async function findGiftOfCharity(
  db: Database,
  charityId: string,
  id: string,
): Promise<GiftRow | undefined> {
  return find(db, donations, { id, charityId });
}

/** Lists the payment sources whose number ends with these digits, including removed ones. */
export async function listSourcesEndingIn(db: Database, last4: string): Promise<PaymentSourceRow[]> {
  return list(db, paymentSources, { last4 });
}
