/** A way through a workflow. `npm run histories` runs each way once, and stores the history of its run. */
import { Context, getClient } from '@temporalio/activity';
import { type WorkflowHandle } from '@temporalio/client';
import { ApplicationFailure, type SignalDefinition, type Workflow } from '@temporalio/common';
import { type Activities } from '../../../activities';

/** What a run answers, the input with which it continues as a new run, or the type of the failure that ends it. */
type End<Result = unknown> = { result: Partial<Result> } | { continuesWith: unknown[] } | { fails: string };

/** A signal to the run, or its cancellation by an operator. `afterMs` counts from the happening before. */
export interface Happening {
  afterMs: number;
  what: SignalDefinition | 'cancellation';
}

export interface Course<Input extends unknown[] = unknown[], Result = unknown> {
  input?: Input;
  steps: Partial<Activities>;
  happenings?: Happening[];
  /** True if the server asks the run soon to continue as a new run, as it does when a history has grown long. */
  isLong?: boolean;
  end: End<Result>;
}

export interface Way {
  workflow: Workflow;
  /** Returns the course of a run that starts at this time. */
  plan: (startMs: number) => Course;
}

/** The ways by their names. The history of a way has its name. */
export type Ways = Record<string, Way>;

/** A way through a workflow. A course with times is a function of the time when its run starts. */
export function way<Input extends [] | unknown[], Result>(
  workflow: (...input: Input) => Promise<Result>,
  course: Course<Input, NoInfer<Result>> | ((startMs: number) => Course<Input, NoInfer<Result>>),
): Way {
  return { workflow, plan: typeof course === 'function' ? course : () => course };
}

/** A step that gives these answers, one for each call. */
export function inTurn<const Answers extends readonly unknown[]>(
  ...answers: Answers
): () => Promise<Answers[number]> {
  const left = answers.values();
  return () => {
    const next = left.next();
    return next.done === true ? noAnswer() : Promise.resolve(next.value);
  };
}

/** Fails the run at a step for which its way has no answer. Temporal would repeat the step for ever otherwise. */
export function noAnswer(): Promise<never> {
  const message = `The way has no answer for this call of ${Context.current().info.activityType}.`;
  return Promise.reject(ApplicationFailure.nonRetryable(message, 'NO_ANSWER'));
}

/** A step without a result. */
export function nothing(): Promise<void> {
  return Promise.resolve();
}

/** A step that fails for good. */
export function refuses(type: string): () => Promise<never> {
  return () => Promise.reject(ApplicationFailure.nonRetryable('refused', type));
}

/** A step during which the run gets a signal. */
export function withSignal<Answer>(signal: SignalDefinition, answer: Answer): () => Promise<Answer> {
  return async () => {
    await currentRun().signal(signal);
    return answer;
  };
}

/** A step that never answers, because an operator cancels the run meanwhile. The server skips no wait after it. */
export async function cancelsRun(): Promise<never> {
  await currentRun().cancel();
  return Context.current().cancelled;
}

function currentRun(): WorkflowHandle {
  const { workflowExecution } = Context.current().info;
  return getClient().workflow.getHandle(workflowExecution?.workflowId ?? '');
}
