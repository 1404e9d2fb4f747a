/** The TypeScript SDK of the giving platform. */
export { GivingClient, type Environment, type GivingClientOptions } from './giving-client';
export {
  AuthenticationError,
  ConflictError,
  ConnectionError,
  ERROR_CODES,
  type ErrorCode,
  type FieldFault,
  GivingApiError,
  GivingError,
  InsufficientFundsError,
  NotFoundError,
  RateLimitError,
  ServerError,
  TimeoutError,
  ValidationError,
} from './errors';
export { type CallOptions, type CreateOptions } from './request';
export {
  type CoveringProof,
  type GiftLeaf,
  type LeafProof,
  type ReceiptFault,
  type ReceiptProof,
  receipts,
  type ReceiptTrust,
  ReceiptVerificationError,
  type ReturnLeaf,
  type VerifiedCheckpoint,
  type VerifiedLeaf,
  type VerifiedReceipt,
} from './receipts';
export { type WaitOptions } from './resources/donations';
export type * from './types';
export {
  type VerifyOptions,
  type WebhookFault,
  type WebhookHeaders,
  webhooks,
  WebhookVerificationError,
} from './webhooks';
