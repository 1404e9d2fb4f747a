/** Chooses the list of the cases or one case. */
import { Route, Routes } from 'react-router';
import { type Names, NamesContext } from '../../verification/names';
import { CasePage } from './case-page';
import { CasesPage } from './cases-page';
import { SpeechContext } from './speech';
import { type Speech } from './words';

export function CasesPages({ speech, names }: { speech: Speech; names: Names }) {
  return (
    <SpeechContext value={speech}>
      <NamesContext value={names}>
        <Routes>
          <Route index element={<CasesPage />} />
          <Route path=":id" element={<CasePage />} />
        </Routes>
      </NamesContext>
    </SpeechContext>
  );
}
