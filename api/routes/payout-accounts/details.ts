import { type Charity } from '../../../db/queries/charities/charities';
import { type AccountDetails } from '../../../domain/payout-accounts/account';
import { type PayoutAccountRequest } from './schema';

/** Returns the details of a requested account. The schema has checked the fields of its kind. */
export function readDetails(
  body: PayoutAccountRequest,
  { charity, stripeAccount }: { charity: Charity; stripeAccount: string },
): AccountDetails {
  const { kind, account_type: accountType = 'checking' } = body;
  const { iban = '', bic = '', country = '' } = body;
  const { routing_number: routingNumber = '', account_number: accountNumber = '' } = body;
  const holderName = body.holder_name ?? charity.name;
  switch (kind) {
    case 'bank_us':
      return { kind, routingNumber, accountNumber, accountType, holderName };
    case 'bank_iban':
      return { kind, iban, bic, holderName };
    case 'bank_other':
      return { kind, country, bic, clearingCode: body.clearing_code ?? null, accountNumber, holderName };
    case 'stripe':
      return { kind, stripeAccount, holderName };
  }
}
