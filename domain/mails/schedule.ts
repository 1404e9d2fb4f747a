/** Schedules the mails that no action of a user triggers. See docs/rules/mails.md. */

/** A mail announces the debit of a recurring gift this many days before its date. */
export const DEBIT_NOTICE_DAYS = 5;

/** A mail warns the owner of a card this many days before the card expires. */
export const CARD_NOTICE_DAYS = 30;

/** Each member gets one mail for all reminders of volunteer hours within this time. */
export const HOURS_DIGEST_SECONDS = 3_600;
