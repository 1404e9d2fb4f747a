import { referenceRoutes } from '../references';
import { videoCallRoutes } from '../video-calls';
import { appealVerificationRoute } from './appeal';
import { claimVerificationRoute } from './claim';
import { determineConcernRoute } from './determine-concern';
import { getVerificationHistory } from './history';
import { initiateVerification } from './initiate';
import { listVerificationQueue } from './queue';
import { raiseConcernRoute } from './raise-concern';
import { releaseVerificationRoute } from './release';
import { remedyConcernRoute } from './remedy-concern';
import { reviewVerificationRoute } from './review';
import { getVerificationStatus } from './status';
import { submitVerificationDocuments } from './submit-documents';
import { triggerVerification } from './trigger';

export const verificationRoutes = [
  initiateVerification,
  getVerificationStatus,
  submitVerificationDocuments,
  reviewVerificationRoute,
  raiseConcernRoute,
  remedyConcernRoute,
  determineConcernRoute,
  appealVerificationRoute,
  triggerVerification,
  getVerificationHistory,
  listVerificationQueue,
  claimVerificationRoute,
  releaseVerificationRoute,
  ...referenceRoutes,
  ...videoCallRoutes,
];
