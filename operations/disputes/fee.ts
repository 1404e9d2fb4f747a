import { type Donation } from '../../db/queries/gifts/gifts';
import { FEE_SCHEDULE } from '../../domain/fees/schedule';
import { fromUsdMinor } from '../../domain/money';

/** Returns the chargeback fee in the gift's currency, at the exchange rate that is stored with the gift. */
export function chargebackFeeOf({ currency, usdPerUnit }: Pick<Donation, 'currency' | 'usdPerUnit'>): bigint {
  return fromUsdMinor(FEE_SCHEDULE.chargebackUsdMinor, currency, usdPerUnit).minor;
}
