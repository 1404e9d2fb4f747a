/** The stored histories: a file for each way through a workflow. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const HISTORIES = join(__dirname, 'histories');

interface Payloads {
  payloads?: { data?: string }[];
}

interface StoredEvent {
  eventType: string;
  workflowExecutionStartedEventAttributes?: { workflowType: { name: string } };
  workflowExecutionCompletedEventAttributes?: { result?: Payloads };
  workflowExecutionContinuedAsNewEventAttributes?: { input?: Payloads };
  workflowExecutionFailedEventAttributes?: {
    failure: { cause?: { applicationFailureInfo?: { type: string } } };
  };
}

export interface StoredHistory {
  events: StoredEvent[];
}

export function readHistory(way: string): StoredHistory {
  return JSON.parse(readFileSync(join(HISTORIES, `${way}.json`), 'utf8')) as StoredHistory;
}

/** The name of the workflow that ran. */
export function workflowOf({ events }: StoredHistory): string | undefined {
  return events[0]?.workflowExecutionStartedEventAttributes?.workflowType.name;
}

/** How the run ended, in the terms of a way. The type of the last event if no way ends so. */
export function endOf({ events }: StoredHistory): object {
  const last = events.at(-1);
  const completed = last?.workflowExecutionCompletedEventAttributes;
  if (completed !== undefined) return { result: decode(completed.result)[0] };
  const continued = last?.workflowExecutionContinuedAsNewEventAttributes;
  if (continued !== undefined) return { continuesWith: decode(continued.input) };
  const fails = last?.workflowExecutionFailedEventAttributes?.failure.cause?.applicationFailureInfo?.type;
  return fails === undefined ? { event: last?.eventType } : { fails };
}

function decode({ payloads = [] }: Payloads = {}): unknown[] {
  return payloads.map(({ data = '' }): unknown => JSON.parse(Buffer.from(data, 'base64').toString()));
}
