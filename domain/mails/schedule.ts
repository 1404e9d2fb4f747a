/** Says when mails are sent that nobody's action causes. See docs/rules/mails.md. */

/** A debit of a recurring gift is announced this many days before its date. */
export const DEBIT_NOTICE_DAYS = 5;

/** The owner of a card hears of its expiry this many days before. */
export const CARD_NOTICE_DAYS = 30;

/** Reminders of volunteer hours that fall into this time become one mail for each member. */
export const HOURS_DIGEST_SECONDS = 3_600;
