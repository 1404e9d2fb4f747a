/** The pages by path. Reviewers and operators alone see them, and only after a recent sign-in. */
import { Route, Routes } from 'react-router';
import { Page } from '../parts/page';
import { ApprovalsPage } from './approvals/approvals-page';
import { CasesPart } from './cases-part';
import { ClaimsPage } from './claims/claims-page';
import { Deciders } from './deciders';
import { Frame } from './frame';
import { GuestReportsPage } from './guest-reports/guest-reports-page';
import { useSpeech } from './speech';
import { WaitingPage } from './waiting-page';

export function App() {
  return (
    <Routes>
      <Route path="/review" element={<Frame />}>
        <Route element={<Deciders />}>
          <Route index element={<WaitingPage />} />
          <Route path="cases/*" element={<CasesPart />} />
          <Route path="claims" element={<ClaimsPage />} />
          <Route path="approvals" element={<ApprovalsPage />} />
          <Route path="guest-reports" element={<GuestReportsPage />} />
          <Route path="*" element={<NotFound />} />
        </Route>
      </Route>
    </Routes>
  );
}

function NotFound() {
  const { say } = useSpeech();
  return <Page title={say('notFound')}>{say('notFoundText')}</Page>;
}
