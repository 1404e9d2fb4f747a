/** The pages by path. Reviewers and operators alone see them, and only after a recent sign-in. */
import { Route, Routes } from 'react-router';
import { Later } from '../parts/later';
import { Page } from '../parts/page';
import { CasesPart } from './cases-part';
import { Deciders } from './deciders';
import { Frame } from './frame';
import { useSpeech } from './speech';
import { WaitingPage } from './waiting-page';

export function App() {
  return (
    <Routes>
      <Route path="/review" element={<Frame />}>
        <Route element={<Deciders />}>
          <Route index element={<WaitingPage />} />
          <Route path="cases/*" element={<CasesPart />} />
          <Route path="claims" element={<Later name="claims" load={loadClaims} />} />
          <Route path="approvals" element={<Later name="approvals" load={loadApprovals} />} />
          <Route path="guest-reports" element={<Later name="guest-reports" load={loadGuestReports} />} />
          <Route path="*" element={<NotFound />} />
        </Route>
      </Route>
    </Routes>
  );
}

const loadApprovals = async () => (await import('./decision-pages')).ApprovalsPage;
const loadClaims = async () => (await import('./decision-pages')).ClaimsPage;
const loadGuestReports = async () => (await import('./decision-pages')).GuestReportsPage;

function NotFound() {
  const { say } = useSpeech();
  return <Page title={say('notFound')}>{say('notFoundText')}</Page>;
}
