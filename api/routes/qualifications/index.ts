import { createQualificationRoute } from './create';
import { decideQualificationRoute } from './decide';
import { getQualificationRoute } from './get';
import { listMyQualifications, listQualificationsToReview } from './list';
import { withdrawQualificationRoute } from './withdraw';

export const qualificationRoutes = [
  createQualificationRoute,
  listMyQualifications,
  listQualificationsToReview,
  getQualificationRoute,
  decideQualificationRoute,
  withdrawQualificationRoute,
];
