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
  type RefusedAnswer,
  ServerError,
  TimeoutError,
  ValidationError,
} from './errors';
export { type List } from './list';
export type * from './openapi-resources';
export type * from './openapi-types';
export { type ApiKeySource, type CallOptions, type CreateOptions } from './request';
export {
  type CheckedStatement,
  type CoveringProof,
  type GiftLeaf,
  type LeafProof,
  type ReceiptFault,
  type ReceiptProof,
  receipts,
  type ReceiptTrust,
  ReceiptVerificationError,
  type RedirectLeaf,
  type ReturnLeaf,
  type StatementLeaf,
  type StatementText,
  type VerifiedCheckpoint,
  type VerifiedLeaf,
  type VerifiedReceipt,
  type VerifiedStatement,
} from './receipts';
export { type DonationsResource, type WaitOptions } from './resources/donations';
export { type GuestSessionsResource } from './resources/guest-sessions';
export { type ReceiptLogResource } from './resources/receipt-log';
export { type WebhooksResource } from './resources/webhooks';
export {
  type VerifyOptions,
  type WebhookFault,
  type WebhookHeaders,
  webhooks,
  WebhookVerificationError,
} from './webhooks';
