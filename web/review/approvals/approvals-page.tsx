/** What other operators asked for and what waits for a decision, newest first. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DoneNote } from '../../parts/done-note';
import { LoadedList } from '../../parts/loaded';
import { Page } from '../../parts/page';
import { nextOffset, PAGE_SIZE } from '../../parts/paging';
import { useSession } from '../../session/context';
import { useSpeech } from '../speech';
import { ApprovalCase } from './approval-case';

export function ApprovalsPage() {
  const { say } = useSpeech();
  const [done, setDone] = useState<string>();
  return (
    <Page title={say('approvals')}>
      <p className="mission">{say('approvalsText')}</p>
      <DoneNote said={done} />
      <LoadedList
        query={useApprovals()}
        entriesOf={({ approvals }) => approvals}
        empty={<p>{say('noApprovals')}</p>}
      >
        {(approvals) =>
          approvals.map((approval) => (
            <ApprovalCase key={approval.approval_id} approval={approval} setDone={setDone} />
          ))
        }
      </LoadedList>
    </Page>
  );
}

function useApprovals() {
  const { client } = useSession();
  return useInfiniteQuery({
    queryKey: ['approvals'],
    initialPageParam: 0,
    queryFn: async ({ pageParam: offset, signal }) =>
      client.approvals.list({ status: 'waiting', limit: PAGE_SIZE, offset }, { signal }).then((page) => page),
    getNextPageParam: (page) => nextOffset(page, page.approvals),
  });
}
