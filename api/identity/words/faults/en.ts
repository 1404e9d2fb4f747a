/** The English texts for refused forms, which the pages choose by code and field. */
export const faults = {
  checkFields: 'Correct the marked fields.',
  faultOfLine: '“{line}”: {fault}',
  faultRequired: 'Fill in this field.',
  faultTooLong: 'Use at most {limit} characters.',
  faultTooManyLines: 'Use at most {limit} lines.',
  faultOther: 'This is not valid. Change it.',
  faultCard: 'Remove the card number.',
  faultUnseen: 'Remove control characters and invisible characters.',
  faultName:
    'Choose another name. It must contain neither a card number nor the name of the platform or of a verified charity.',
  faultNoScope: 'Choose at least one.',
  faultAddress:
    'Start with https://, or with http:// on your own computer, and leave out user names, # and *.',
  faultDocument:
    'Enter a web address without a user name that starts with https:// or http://, or the id of a document that you uploaded.',
  faultNoDocument: 'You have not uploaded a document with this id.',
  // the whole form
  refusedGone: 'It no longer exists.',
  refusedOther: 'This did not work. Check what you entered, and try again.',
  tooManySources: 'You have {limit} cards and accounts. Remove one first.',
  tooManyAttempts: 'Too many attempts. Try again in an hour.',
  unavailable: 'Part of the platform is not answering. Try again in a moment.',
  'refused:form_expired': 'This form has expired. Go back, reload the page and send it again.',
  'refused:other_site': 'This form was sent from another site.',
  'refused:too_many_users':
    'This application already has {limit} users. We must review it before it can have more.',
  'refused:factor_exists': 'You have this second factor already.',
  'refused:last_factor': 'Operators need a second factor. Add another one before you remove this one.',
  'refused:no_members':
    'This charity has no members any more. Ask to manage it under “Claim a charity” in your account.',
  'refused:plan_not_begun':
    'The first gift of a recurring gift that this pays is not charged yet. Wait until it is, or cancel the recurring gift. Then remove this.',
};
