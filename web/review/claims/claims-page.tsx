/** The claims that wait for a decision, newest first. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DoneNote } from '../../parts/done-note';
import { nextOffset, PAGE_SIZE } from '../../parts/paging';
import { useSession } from '../../session/context';
import { LoadedList } from '../../parts/loaded';
import { Page } from '../../parts/page';
import { useSpeech } from '../speech';
import { ClaimCase } from './claim-case';

export function ClaimsPage() {
  const { say } = useSpeech();
  const [done, setDone] = useState<string>();
  return (
    <Page title={say('claims')}>
      <p className="mission">{say('claimsText')}</p>
      <DoneNote said={done} />
      <LoadedList query={useClaims()} entriesOf={({ claims }) => claims} empty={<p>{say('noClaims')}</p>}>
        {(claims) =>
          claims.map((claim) => (
            <ClaimCase
              key={claim.claim_id}
              claim={claim}
              hasRival={claims.some((other) => other !== claim && other.charity_id === claim.charity_id)}
              setDone={setDone}
            />
          ))
        }
      </LoadedList>
    </Page>
  );
}

function useClaims() {
  const { client } = useSession();
  return useInfiniteQuery({
    queryKey: ['claims'],
    initialPageParam: 0,
    queryFn: async ({ pageParam: offset, signal }) =>
      client.claims.list({ status: 'in_review', limit: PAGE_SIZE, offset }, { signal }).then((page) => page),
    getNextPageParam: (page) => nextOffset(page, page.claims),
  });
}
