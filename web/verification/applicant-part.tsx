/** Loads what applicants see with its texts, when the first page of it opens. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { Loaded } from '../parts/loaded';

/** The part as the pages around it use it. */
export type Applicant = Awaited<ReturnType<typeof load>>['applicant'];

export function ApplicantPart({ children }: { children: (applicant: Applicant) => ReactNode }) {
  const part = useQuery({
    queryKey: ['applicant-part'],
    queryFn: load,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return (
    <Loaded query={part}>
      {({ applicant, Texts, ...texts }) => <Texts {...texts}>{children(applicant)}</Texts>}
    </Loaded>
  );
}

async function load() {
  const language = document.documentElement.lang;
  const [{ CharityPage, PersonPage }, { Texts }, { loadSpeech }, { loadNames }] = await Promise.all([
    import('./applicant/pages'),
    import('./applicant/texts'),
    import('./applicant/load-speech'),
    import('./names'),
  ]);
  const [speech, names] = await Promise.all([loadSpeech(language), loadNames(language)]);
  return { applicant: { CharityPage, PersonPage }, Texts, speech, names };
}
