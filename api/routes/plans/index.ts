import { cancelRecurring } from './cancel';
import { getRecurring } from './get';
import { listMyRecurring } from './list-mine';
import { listRecurringOccurrences } from './list-occurrences';
import { pauseRecurring } from './pause';
import { resumeRecurring } from './resume';
import { skipRecurring } from './skip';
import { updateRecurring } from './update';

export const recurringRoutes = [
  listMyRecurring,
  getRecurring,
  listRecurringOccurrences,
  updateRecurring,
  pauseRecurring,
  resumeRecurring,
  skipRecurring,
  cancelRecurring,
];
