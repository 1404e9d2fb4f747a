import { workflowInfo } from '@temporalio/workflow';
import { defineSearchAttributeKey, SearchAttributeType } from '@temporalio/common';

/** Temporal sets this search attribute when a Schedule starts a workflow. */
const SCHEDULED_AT = defineSearchAttributeKey('TemporalScheduledStartTime', SearchAttributeType.DATETIME);

/** Returns the time for which a Schedule planned this run, or the current time if the run was started by hand. */
export function scheduledTime(): Date {
  const meant = workflowInfo().typedSearchAttributes.get(SCHEDULED_AT);
  return meant ?? new Date(Date.now());
}
