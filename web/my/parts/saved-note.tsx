/** Says that a file was downloaded, because many browsers show it only for a moment. */
import { useSpeech } from '../speech';

/** Always mounted: screen readers say only what appears in a status that was there before. */
export function SavedNote({ isSaved }: { isSaved: boolean }) {
  const { say } = useSpeech();
  return <div role="status">{isSaved && <p className="hint">{say('fileSaved')}</p>}</div>;
}
