/** Loads the pages of the account with their texts when the first of them opens. */
import { useQuery } from '@tanstack/react-query';
import { type AccountPath } from './account-paths';
import { Loaded } from '../parts/loaded';
import { useSpeech } from './speech';

export function AccountPart({ path }: { path: AccountPath }) {
  const { language } = useSpeech();
  const part = useQuery({
    queryKey: ['account-part', language],
    queryFn: load,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return (
    <Loaded query={part}>{({ AccountPages, speech }) => <AccountPages path={path} speech={speech} />}</Loaded>
  );
}

async function load() {
  const [{ AccountPages }, { loadSpeech }] = await Promise.all([
    import('./account/pages'),
    import('./account/load-speech'),
  ]);
  return { AccountPages, speech: await loadSpeech(document.documentElement.lang) };
}
