/** The claims of the person and of their charities, and the form that claims another charity. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded, LoadedList } from '../../../parts/loaded';
import { DoneNote } from '../../../parts/done-note';
import { nextOffset, PAGE_SIZE } from '../../../parts/paging';
import { useSession } from '../../../session/context';
import { useProfile } from '../../../session/use-profile';
import { AccountPage } from '../account-page';
import { useSpeech } from '../speech';
import { NewClaim } from './new-claim';
import { ShownClaim } from './shown-claim';

export function ClaimsPage() {
  const { say } = useSpeech();
  const profile = useProfile();
  return (
    <AccountPage title={say('linkClaims')} isSensitive>
      <Loaded query={profile}>{({ user_id: userId }) => <Claims userId={userId} />}</Loaded>
    </AccountPage>
  );
}

function Claims({ userId }: { userId: string }) {
  const [done, setDone] = useState<string>();
  return (
    <>
      <DoneNote said={done} />
      <LoadedList query={useClaims()} entriesOf={({ claims }) => claims} empty={undefined}>
        {(claims) =>
          claims.map((claim) => (
            <ShownClaim key={claim.claim_id} claim={claim} userId={userId} setDone={setDone} />
          ))
        }
      </LoadedList>
      <NewClaim setDone={setDone} />
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
