import { confirmPayoutAccount } from './confirm';
import { createPayoutAccount } from './create';
import { getPayoutAccount } from './get';
import { listPayoutAccountsRoute } from './list';
import { refusePayoutAccount } from './refuse';
import { removePayoutAccount } from './remove';
import { renewOnboardingLink } from './renew-link';

export const payoutAccountRoutes = [
  createPayoutAccount,
  listPayoutAccountsRoute,
  getPayoutAccount,
  confirmPayoutAccount,
  refusePayoutAccount,
  removePayoutAccount,
  renewOnboardingLink,
];
