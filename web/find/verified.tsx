import { useSpeech } from './speech';

/** A badge with a check mark. Screen readers read the word alone. */
export function Verified() {
  const { say } = useSpeech();
  return <span className="verified">{say('verified')}</span>;
}
