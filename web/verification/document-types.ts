import { type VerificationDocumentRequest } from '../../client/index';

export type VerificationDocumentType = VerificationDocumentRequest['type'];
