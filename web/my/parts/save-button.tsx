/** A button that saves a file, and says so if it could not be loaded. */
import { useState } from 'react';
import { saveFile } from '../../common/save-file';
import { useSpeech } from '../speech';

interface SaveButtonProps {
  text: string;
  name: string;
  open: () => Promise<ReadableStream<Uint8Array>>;
  isPrimary?: boolean;
}

type State = 'idle' | 'saving' | 'failed';

export function SaveButton({ text, name, open, isPrimary }: SaveButtonProps) {
  const { say } = useSpeech();
  const [state, setState] = useState<State>('idle');
  const save = () => {
    setState('saving');
    saveFile(open(), name).then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return (
    <div>
      <button
        type="button"
        className={isPrimary === true ? 'primary' : 'secondary'}
        aria-disabled={state === 'saving'}
        onClick={state === 'saving' ? undefined : save}
      >
        {state === 'saving' ? say('loading') : text}
      </button>
      {state === 'failed' && (
        <p className="fault" role="alert">
          {say('fileFailed')}
        </p>
      )}
    </div>
  );
}
