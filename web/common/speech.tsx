/** Gives the components of a page its texts. Each page makes its own pair, so that keys are checked. */
import { type Context, createContext, useContext } from 'react';
import { type Speech } from './words';

export function makeSpeechContext<Key extends string>(): {
  SpeechContext: Context<Speech<Key> | undefined>;
  useSpeech: () => Speech<Key>;
} {
  const SpeechContext = createContext<Speech<Key> | undefined>(undefined);
  const useSpeech = () => {
    const speech = useContext(SpeechContext);
    if (speech === undefined) throw new Error('a component stands outside of the page');
    return speech;
  };
  return { SpeechContext, useSpeech };
}
