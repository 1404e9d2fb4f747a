/** The pages of claims, approvals and guests, which are loaded when the first of them opens. */
export { ApprovalsPage } from './approvals/approvals-page';
export { ClaimsPage } from './claims/claims-page';
export { GuestReportsPage } from './guest-reports/guest-reports-page';
