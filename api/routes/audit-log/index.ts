import { listAuditLog } from './list';

export const auditLogRoutes = [listAuditLog];
