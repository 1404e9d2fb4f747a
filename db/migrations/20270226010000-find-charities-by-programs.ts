import type { Migration } from '.';
import { DOCUMENT_COLUMNS, noteChanges } from './20270120000000-describe-charities';

/** The search document of a charity holds its programs, so a change of them is a change of the document. */
export const searchablePrograms: Migration = {
  name: '20270226010000-find-charities-by-programs',
  up: noteChanges([...DOCUMENT_COLUMNS, 'sub_category', 'programs']),
  down: noteChanges([...DOCUMENT_COLUMNS, 'sub_category']),
};
