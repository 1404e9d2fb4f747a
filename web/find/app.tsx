/** The pages by path. */
import { Link, Route, Routes } from 'react-router';
import { Page } from '../parts/page';
import { CampaignPage } from './campaign/campaign-page';
import { CharityPage } from './charity/charity-page';
import { Frame } from './frame';
import { SearchPage } from './search/search-page';
import { useSpeech } from './speech';

export function App() {
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route index element={<SearchPage />} />
        <Route path="/charities/:id" element={<CharityPage />} />
        <Route path="/campaigns/:id" element={<CampaignPage />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}

function NotFound() {
  const { say } = useSpeech();
  return (
    <Page title={say('notFound')}>
      <p className="notice">{say('notFoundText')}</p>
      <ul className="ways">
        <li>
          <Link to="/">{say('findCharity')}</Link>
        </li>
        <li>
          <a href="/my">{say('myGiving')}</a>
        </li>
      </ul>
    </Page>
  );
}
