import { isUnclaimed } from '../../../db/queries/gifts/unclaimed';
import { invalidCharity } from '../../../domain/errors';
import { quoteFees } from '../../../domain/fees/quote';
import { parseMoneyNumber } from '../../../domain/money';
import { findGiftTerms } from '../../../operations/gifts/terms';
import { presentQuote } from '../../presenters/fee-quote';
import { defineRoute } from '../../route';
import { quoteRequestSchema, quoteSchema } from './schema';

export const calculateFees = defineRoute({
  method: 'post',
  path: '/api/v1/fees/calculate',
  operationId: 'calculateFees',
  tag: 'Fees',
  summary: 'Quote the fees of a gift',
  description: 'A quote charges and stores nothing. The fees of a gift are fixed when it is made.',
  scope: 'fees:read',
  guests: true,
  body: quoteRequestSchema,
  success: { status: 200, description: 'The quote', schema: quoteSchema },
  errors: ['INVALID_CHARITY'],
  async handle({ db, body, now }) {
    const { organization_id: charityId, currency, payment_method: method, options } = body;
    const terms = await findGiftTerms(db, { charityId, currency, at: now });
    if (terms === undefined) throw invalidCharity(charityId, 'There is no such organization.');
    if (!terms.charity.listed) throw invalidCharity(charityId, 'This organization cannot receive gifts.');
    const amount = parseMoneyNumber(body.amount, currency);
    const quote = quoteFees({
      amount,
      method,
      tier: terms.platform.tier,
      negotiatedPpm: terms.platform.ratePpm,
      usdPerUnit: terms.usdPerUnit,
      absorbs: terms.absorbs,
      instantPayout: options.instant_payout,
      convertCrypto: options.convert_crypto,
      internationalCard: options.international_card,
      currencyConversion: options.currency_conversion,
      internationalWire: options.international_wire,
      coverFees: options.cover_fees,
      grossUp: options.gross_up,
    });
    return presentQuote(amount, method, { quote, isClaimed: !(await isUnclaimed(db, charityId)) });
  },
});
