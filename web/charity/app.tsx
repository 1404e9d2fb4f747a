/** The pages by path. Members of a charity see them. */
import { Route, Routes } from 'react-router';
import { Page } from '../parts/page';
import { CharitiesPage } from './charities-page';
import { Frame } from './frame';
import { OfMember } from './of-member';
import { useSpeech } from './speech';
import { VerificationPage } from './verification-page';

export function App() {
  return (
    <Routes>
      <Route path="/charity" element={<Frame />}>
        <Route index element={<CharitiesPage />} />
        <Route
          path=":id/verification"
          element={<OfMember>{(props) => <VerificationPage {...props} />}</OfMember>}
        />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}

function NotFound() {
  const { say } = useSpeech();
  return <Page title={say('notFound')}>{say('notFoundText')}</Page>;
}
