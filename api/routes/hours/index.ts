import { qualificationRoutes } from '../qualifications';
import { answerInformationRequest } from './answer';
import { getHoursCertificate } from './certificate';
import { submitHoursRoute } from './create';
import { decideHoursRoute, decideManyHoursRoute } from './decide';
import { getHours } from './get';
import { listCharityHours, listHoursToReview, listMyHours } from './list';
import { getMyCertificate } from './my-certificate';
import { reverseHoursRoute } from './reverse';
import { withdrawHoursRoute } from './withdraw';

export const volunteerHoursRoutes = [
  submitHoursRoute,
  listMyHours,
  decideManyHoursRoute,
  getHours,
  decideHoursRoute,
  withdrawHoursRoute,
  answerInformationRequest,
  reverseHoursRoute,
  getHoursCertificate,
  getMyCertificate,
  listCharityHours,
  listHoursToReview,
  ...qualificationRoutes,
];
