/** A button that saves a file, and says whether that worked. */
import { useState } from 'react';
import { saveFile } from '../../common/save-file';
import { useSpeech } from '../speech';
import { SavedNote } from './saved-note';

interface SaveButtonProps {
  text: string;
  name: string;
  open: () => Promise<ReadableStream<Uint8Array>>;
  isPrimary?: boolean;
  /** It stands in a row of a list. */
  isLink?: boolean;
}

type State = 'idle' | 'saving' | 'saved' | 'failed';

export function SaveButton({ text, name, open, isPrimary = false, isLink = false }: SaveButtonProps) {
  const { say } = useSpeech();
  const [state, setState] = useState<State>('idle');
  const look = isPrimary ? 'primary' : 'secondary';
  const save = () => {
    setState('saving');
    saveFile(open(), name).then(
      () => setState('saved'),
      () => setState('failed'),
    );
  };
  return (
    <div>
      <button
        type="button"
        className={isLink ? 'link' : look}
        aria-disabled={state === 'saving'}
        onClick={state === 'saving' ? undefined : save}
      >
        {state === 'saving' ? say('loading') : text}
      </button>
      <SavedNote isSaved={state === 'saved'} />
      {state === 'failed' && (
        <p className="fault" role="alert">
          {say('fileFailed')}
        </p>
      )}
    </div>
  );
}
