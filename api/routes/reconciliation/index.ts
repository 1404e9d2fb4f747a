import { getReconciliationItem } from './get';
import { listReconciliation } from './list';
import { resolveReconciliationItem } from './resolve';

export const reconciliationRoutes = [listReconciliation, getReconciliationItem, resolveReconciliationItem];
