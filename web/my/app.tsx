/** The pages by path. */
import { Route, Routes } from 'react-router';
import { ACCOUNT_PATHS } from './account-paths';
import { AccountPart } from './account-part';
import { Later } from '../parts/later';
import { Page } from '../parts/page';
import { Frame } from './frame';
import { GiftPage } from './gifts/gift-page';
import { GiftsPage } from './gifts/gifts-page';
import { PlansPage } from './plans/plans-page';
import { useSession } from '../session/context';
import { useSpeech } from './speech';

/** A guest has gifts and plans, and nothing that needs an account. */
export function App() {
  const { kind } = useSession();
  return (
    <Routes>
      <Route path="/my" element={<Frame />}>
        <Route index element={<GiftsPage />} />
        <Route path="gifts/:id" element={<GiftPage />} />
        <Route path="plans" element={<PlansPage />} />
        <Route path="plans/:id" element={<Later name="plan" load={loadPlan} />} />
        <Route path="receipts" element={<Later name="receipts" load={loadReceipts} />} />
        {kind === 'account' && (
          <>
            <Route path="impact" element={<Later name="impact" load={loadImpact} />} />
            <Route path="hours" element={<Later name="hours" load={loadHours} />} />
            <Route path="verification" element={<Later name="verification" load={loadVerification} />} />
            {ACCOUNT_PATHS.map((path) => (
              <Route key={path} path={path} element={<AccountPart path={path} />} />
            ))}
          </>
        )}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}

const loadHours = async () => (await import('./later-pages')).HoursPage;
const loadImpact = async () => (await import('./later-pages')).ImpactPage;
const loadPlan = async () => (await import('./later-pages')).PlanPage;
const loadReceipts = async () => (await import('./later-pages')).ReceiptsPage;
const loadVerification = async () => (await import('./later-pages')).VerificationPage;

function NotFound() {
  const { say } = useSpeech();
  return <Page title={say('notFound')}>{say('notFoundText')}</Page>;
}
