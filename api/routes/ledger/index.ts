import { approveWriteOffRoute } from './approve-write-off';
import { createWriteOff } from './create-write-off';
import { getOperationsSummary } from './operations-summary';
import { listWriteOffsRoute } from './list-write-offs';

export const ledgerRoutes = [createWriteOff, listWriteOffsRoute, approveWriteOffRoute, getOperationsSummary];
