/** Loads what applicants see with its texts, when the first page of it opens. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { Loaded } from '../parts/loaded';

/** The part as the pages around it use it. */
export type Applicant = Awaited<ReturnType<typeof load>>['Applicant'];

export function ApplicantPart({ children }: { children: (applicant: Applicant) => ReactNode }) {
  const part = useQuery({
    queryKey: ['applicant-part'],
    queryFn: load,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return (
    <Loaded query={part}>
      {({ Applicant, Texts, ...texts }) => <Texts {...texts}>{children(Applicant)}</Texts>}
    </Loaded>
  );
}

async function load() {
  const language = document.documentElement.lang;
  const [applicant, { Texts }, { loadSpeech }, { loadNames }] = await Promise.all([
    import('./applicant/pages'),
    import('./applicant/texts'),
    import('./applicant/load-speech'),
    import('./names'),
  ]);
  const [speech, names] = await Promise.all([loadSpeech(language), loadNames(language)]);
  return { Applicant: applicant, Texts, speech, names };
}
