/** The claims of the person and of their charities, and the form that claims another charity. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded, LoadedList } from '../../../parts/loaded';
import { type Outcome, OutcomeNote } from '../../../parts/outcome';
import { Page } from '../../../parts/page';
import { nextOffset, PAGE_SIZE } from '../../parts/paging';
import { useSession } from '../../session/context';
import { RecentlySignedIn } from '../../session/recently-signed-in';
import { useSpeech } from '../speech';
import { NewClaim } from './new-claim';
import { ShownClaim } from './shown-claim';

export function ClaimsPage() {
  const { say } = useSpeech();
  const { client } = useSession();
  const profile = useQuery({
    queryKey: ['profile'],
    queryFn: async ({ signal }) => client.users.me({ signal }),
  });
  return (
    <RecentlySignedIn>
      <Page title={say('linkClaims')}>
        <Loaded query={profile}>{({ user_id: userId }) => <Claims userId={userId} />}</Loaded>
      </Page>
    </RecentlySignedIn>
  );
}

function Claims({ userId }: { userId: string }) {
  const [outcome, setOutcome] = useState<Outcome>();
  return (
    <>
      <OutcomeNote outcome={outcome} />
      <LoadedList query={useClaims()} entriesOf={({ claims }) => claims} empty={undefined}>
        {(claims) =>
          claims.map((claim) => (
            <ShownClaim key={claim.claim_id} claim={claim} userId={userId} tell={setOutcome} />
          ))
        }
      </LoadedList>
      <NewClaim userId={userId} tell={setOutcome} />
    </>
  );
}

function useClaims() {
  const { client } = useSession();
  return useInfiniteQuery({
    queryKey: ['claims'],
    initialPageParam: 0,
    queryFn: async ({ pageParam: offset, signal }) =>
      client.claims.list({ mine: true, limit: PAGE_SIZE, offset }, { signal }).then((page) => page),
    getNextPageParam: (page) => nextOffset(page, page.claims),
  });
}
