import { createReport } from './create';
import { getReportFile } from './file';
import { listReportsRoute } from './list';
import { removeReportRoute } from './remove';
import { updateReportRoute } from './update';

export const reportRoutes = [
  createReport,
  listReportsRoute,
  updateReportRoute,
  removeReportRoute,
  getReportFile,
];
