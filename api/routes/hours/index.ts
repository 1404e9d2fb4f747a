import { answerInformationRequest } from './answer';
import { getHoursCertificate, getMyCertificate } from './certificate';
import { submitHours } from './create';
import { decideHours, decideManyHours } from './decide';
import { getHours } from './get';
import { listCharityHours, listHoursToReview, listMyHours } from './list';
import { reverseHours } from './reverse';
import { withdrawHours } from './withdraw';

export const volunteerHoursRoutes = [
  submitHours,
  listMyHours,
  decideManyHours,
  getHours,
  decideHours,
  withdrawHours,
  answerInformationRequest,
  reverseHours,
  getHoursCertificate,
  getMyCertificate,
  listCharityHours,
  listHoursToReview,
];
