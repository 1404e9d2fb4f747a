/** The English texts for refused forms, which the pages choose by code and field. */
export const faults = {
  checkFields: 'Correct the marked fields.',
  faultOfLine: '“{line}”: {fault}',
  faultRequired: 'Fill in this field.',
  faultTooLong: 'Use at most {limit} characters.',
  faultTooManyLines: 'Use at most {limit} lines.',
  faultOther: 'This is not valid. Change it.',
  faultCard: 'Remove the card number.',
  faultUnseen: 'Remove control, bidirectional and zero-width characters.',
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
  refusedOther: 'This was not possible. Check what you entered and try again.',
};
