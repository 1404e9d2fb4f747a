/** The buttons that change a plan. Each that cannot be taken back asks once more. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Recurring } from '../../../client/index';
import { DoneNote } from '../../parts/done-note';
import { useSession } from '../../session/context';
import { type Session } from '../../session/session';
import { useSpeech } from '../speech';
import { type Key } from '../words';
import { AmountDialog, CardDialog } from './card-dialogs';
import { CancelDialog, KeepDialog, PauseDialog, ResumeDialog, SkipDialog } from './dialogs';
import { asksForSource, nextOf, refusalOf } from './plan-words';
import { SourceDialog } from './source-dialog';

type Change = (recurring: Recurring) => Promise<Recurring>;

export interface DialogShell {
  plan: Recurring;
  isBusy: boolean;
  fault: string | undefined;
  /** Why the last attempt was refused. `fault` says it. */
  refused: Key | undefined;
  run: (change: Change, done: Key) => void;
  onClose: () => void;
}

export type Question = 'resume' | 'keep' | 'pause' | 'skip' | 'amount' | 'source' | 'card' | 'cancel';

const QUESTIONS = {
  resume: ResumeDialog,
  keep: KeepDialog,
  pause: PauseDialog,
  skip: SkipDialog,
  amount: AmountDialog,
  source: SourceDialog,
  card: CardDialog,
  cancel: CancelDialog,
};

export const BUTTONS: Record<Question, Key> = {
  resume: 'resume',
  keep: 'keepPlan',
  pause: 'pause',
  skip: 'skip',
  amount: 'changeAmount',
  source: 'changeSource',
  card: 'changeSource',
  cancel: 'cancelPlan',
};

interface Asking {
  plan: Recurring;
  /** The question that is open. */
  question: Question | undefined;
  ask: (question: Question | undefined) => void;
  /** What the last change did. */
  done: Done | undefined;
  setDone: (done: Done | undefined) => void;
}

export interface Done {
  key: Key;
  text: string;
}

export function PlanActions({ plan, question, ask, done, setDone }: Asking) {
  const { say } = useSpeech();
  const { kind } = useSession();
  const { mutation, fault, refused } = useChange(plan, setDone);
  const run: DialogShell['run'] = (change, key) =>
    mutation.mutate({ change, done: key }, { onSuccess: () => ask(undefined) });
  const close = () => {
    mutation.reset();
    ask(undefined);
  };
  const Asked = question === undefined ? undefined : QUESTIONS[question];
  const questions = questionsOf(plan, kind);
  return (
    <div className="changes">
      <DoneNote said={done?.text} />
      <div className="actions">
        {mayResume(plan) && (
          <button type="button" className="primary" onClick={() => ask('resume')}>
            {say('resume')}
          </button>
        )}
        {questions
          .filter((each) => each !== 'cancel')
          .map((each) => (
            <button key={each} type="button" className="secondary" onClick={() => ask(each)}>
              {say(BUTTONS[each])}
            </button>
          ))}
      </div>
      {questions.includes('cancel') && (
        <div className="apart">
          <button type="button" className="secondary danger" onClick={() => ask('cancel')}>
            {say(BUTTONS.cancel)}
          </button>
        </div>
      )}
      {Asked !== undefined && (
        <Asked {...{ plan, run, fault, refused, isBusy: mutation.isPending, onClose: close }} />
      )}
    </div>
  );
}

/** The platform ends its own pauses: when the charity returns, or when the plan has a new source. */
function mayResume({ status, paused_by: by }: Recurring): boolean {
  return status === 'paused' && by !== 'platform';
}

function questionsOf(plan: Recurring, kind: Session['kind']): Question[] {
  const { status, payment_method: method } = plan;
  const ways = asksForSource(plan) ? [] : waysToPay(method, kind);
  const always: Question[] = ['amount', ...ways, 'cancel'];
  if (status === 'pending') return ['cancel'];
  if (status === 'active') return ['pause', 'skip', ...always];
  return status === 'paused' ? always : [];
}

/** A guest has no other source to choose, but may enter another card. A card cannot pay tokens. */
export function waysToPay(method: Recurring['payment_method'], kind: Session['kind']): Question[] {
  if (kind === 'account') return ['source'];
  return method === 'crypto' ? [] : ['card'];
}

interface Asked {
  change: Change;
  done: Key;
}

function useChange(plan: Recurring, setDone: Asking['setDone']) {
  const { say, language } = useSpeech();
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ change }: Asked) => change(plan),
    onMutate: () => setDone(undefined),
    onSuccess: (changed, { done: key }) => {
      queries.setQueryData(['plan', plan.recurring_id], changed);
      void queries.invalidateQueries({ queryKey: ['plans'] });
      void queries.invalidateQueries({ queryKey: ['dates', plan.recurring_id] });
      const next = nextOf(changed, key, language);
      const text = next === undefined ? say(key) : `${say(key)} ${say(next.key, next.values)}`;
      setDone({ key, text });
    },
    // The plan may have changed elsewhere, so the page shows it as it is now.
    onError: () => queries.invalidateQueries({ queryKey: ['plan', plan.recurring_id] }),
  });
  const refusal = mutation.error === null ? undefined : refusalOf(mutation.error, plan, language);
  const fault = refusal === undefined ? undefined : say(refusal.key, refusal.values);
  return { mutation, fault, refused: refusal?.key };
}
