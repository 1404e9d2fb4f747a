/** The pages beside the lists of gifts, which are loaded when the first of them opens. */
export { HoursPage } from './hours/hours-page';
export { ImpactPage } from './impact/impact-page';
export { PlanPage } from './plans/plan-page';
export { ReceiptsPage } from './receipts/receipts-page';
export { VerificationPage } from './verification-page';
