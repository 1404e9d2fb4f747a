/** News about a gift that its donor gets by mail. See docs/rules/gifts.md. */
export const NOTICE_KINDS = ['gift_completed', 'confirm_payment', 'repair_source'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
