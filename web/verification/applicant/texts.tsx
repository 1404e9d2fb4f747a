import { type ReactNode } from 'react';
import { type Names, NamesContext } from '../names';
import { SpeechContext } from './speech';
import { type Speech } from './words';

/** Gives the components below their texts. */
export function Texts({ speech, names, children }: { speech: Speech; names: Names; children: ReactNode }) {
  return (
    <SpeechContext value={speech}>
      <NamesContext value={names}>{children}</NamesContext>
    </SpeechContext>
  );
}
