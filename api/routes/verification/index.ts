import { appealVerification } from './appeal';
import { determineConcern, raiseConcern, remedyConcern } from './concerns';
import { getVerificationHistory } from './history';
import { initiateVerification } from './initiate';
import { claimVerificationRoute, listVerificationQueue, releaseVerificationRoute } from './queue';
import { reviewVerification } from './review';
import { getVerificationStatus } from './status';
import { submitVerificationDocuments } from './submit-documents';
import { triggerVerification } from './trigger';

export const verificationRoutes = [
  initiateVerification,
  getVerificationStatus,
  submitVerificationDocuments,
  reviewVerification,
  raiseConcern,
  remedyConcern,
  determineConcern,
  appealVerification,
  triggerVerification,
  getVerificationHistory,
  listVerificationQueue,
  claimVerificationRoute,
  releaseVerificationRoute,
];
