/** Asks once more before something is revoked, ended or disconnected. */
import { explainRefusal, type RefusalWords } from '../../parts/refusals';
import { Dialog } from '../parts/dialog';
import { useAct } from '../../session/use-act';
import { useSpeech } from './speech';
import { type Key } from './words';

interface QuestionProps {
  title: string;
  /** What follows from it. */
  text: string;
  confirm: string;
  refusals?: RefusalWords<Key>;
  act: () => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Mount it to ask. It asks to be unmounted by `onDone` and `onClose`. */
export function Question({ title, text, confirm, refusals = {}, act, onDone, onClose }: QuestionProps) {
  const { say } = useSpeech();
  const { mutate, isPending, error } = useAct({ act, onSuccess: onDone });
  const fault = error === null ? undefined : explainRefusal({ say, error, words: refusals }).fault;
  return (
    <Dialog {...{ title, confirm, fault, onClose }} isFinal isBusy={isPending} onConfirm={() => mutate()}>
      <p>{text}</p>
    </Dialog>
  );
}
