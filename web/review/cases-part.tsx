/** Loads the pages of the cases with their texts when the first of them opens. */
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../parts/loaded';

export function CasesPart() {
  const part = useQuery({ queryKey: ['cases-part'], queryFn: load, staleTime: Infinity, gcTime: Infinity });
  return <Loaded query={part}>{({ CasesPages, ...texts }) => <CasesPages {...texts} />}</Loaded>;
}

async function load() {
  const language = document.documentElement.lang;
  const [{ CasesPages }, { loadSpeech }, { loadNames }] = await Promise.all([
    import('./cases/pages'),
    import('./cases/load-speech'),
    import('../verification/names'),
  ]);
  const [speech, names] = await Promise.all([loadSpeech(language), loadNames(language)]);
  return { CasesPages, speech, names };
}
