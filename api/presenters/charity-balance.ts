import { type Funds } from '../../db/queries/ledger/funds';
import { formatMoney } from '../../domain/money';
import { balancePendingReason, type PendingReason } from '../../domain/payouts/payee';

/** Presents a charity's funds by currency. While a reason blocks payouts, available funds count as pending. */
export function presentBalance(charityId: string, funds: Funds[], pendingReason: PendingReason | null) {
  const byCurrency = <Shown>(show: (each: Funds, format: (minor: bigint) => string) => Shown) =>
    Object.fromEntries(
      funds.map((each) => {
        const { currency } = each;
        return [currency, show(each, (minor) => formatMoney({ currency, minor }))];
      }),
    );
  return {
    charity_id: charityId,
    payable: byCurrency(({ payableMinor }, format) => format(payableMinor)),
    absorbed_fees: byCurrency(({ absorbedMinor }, format) => format(absorbedMinor)),
    balances: byCurrency((each, format) => {
      const reason = balancePendingReason(each.currency, pendingReason);
      const heldMinor = reason !== null && each.availableMinor > 0n ? each.availableMinor : 0n;
      return {
        available: format(each.availableMinor - heldMinor),
        pending: format(each.pendingMinor + heldMinor),
        reserved: format(each.reservedMinor),
        in_transit: format(each.inTransitMinor),
        pending_reason: reason,
      };
    }),
    claimed: pendingReason !== 'unclaimed',
    pending_reason: pendingReason,
  };
}
