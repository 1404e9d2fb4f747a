/** A case: who is verified for what, what was sent and found, who approved, and what the reviewer can do. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router';
import { type Verification } from '../../../client/index';
import { DoneNote } from '../../parts/done-note';
import { Loaded } from '../../parts/loaded';
import { Page } from '../../parts/page';
import { useSession } from '../../session/context';
import { DocumentList } from '../../verification/document-list';
import { HistoryList } from '../../verification/history-list';
import { useNames } from '../../verification/names';
import { RequirementList } from '../../verification/requirement-list';
import { ApprovalCount } from './approval-count';
import { Attestations } from './attestations';
import { Claim } from './claim';
import { Concern } from './concern';
import { Decisions } from './decisions';
import { Evidence } from './evidence';
import { Overview } from './overview';
import { SocialProfiles } from './social-profiles';
import { useSpeech } from './speech';

export interface CaseProps {
  record: Verification;
  /** Says at the top of the page what is done. */
  setDone: (done: string | undefined) => void;
}

export function CasePage() {
  const { id = '' } = useParams();
  const { client } = useSession();
  const record = useQuery({
    queryKey: ['verification', id],
    queryFn: async ({ signal }) => client.verification.status(id, {}, { signal }),
  });
  return <Loaded query={record}>{(loaded) => <Case key={id} record={loaded} />}</Loaded>;
}

function Case({ record }: { record: Verification }) {
  const { say } = useSpeech();
  const names = useNames();
  const [done, setDone] = useState<string>();
  const { verification_id: id, entity_name: name, documents, requirements } = record;
  return (
    <>
      <nav className="trail" aria-label={say('youAreHere')}>
        <ol>
          <li>
            <Link to="/review/cases">{say('cases')}</Link>
          </li>
          <li aria-current="page">{name}</li>
        </ol>
      </nav>
      <Page title={name}>
        <DoneNote said={done} />
        <Overview record={record} />
        <Claim record={record} setDone={setDone} />
        {requirements.length > 0 && (
          <Card title={names.say('requirements')}>
            <RequirementList requirements={requirements} />
          </Card>
        )}
        <SocialProfiles record={record} setDone={setDone} />
        <Card title={names.say('documents')}>
          <DocumentList documents={documents} />
        </Card>
        <Evidence record={record} />
        <Attestations record={record} setDone={setDone} />
        <ApprovalCount record={record} />
        <Decisions record={record} setDone={setDone} />
        <Concern record={record} setDone={setDone} />
        <Card title={names.say('history')}>
          <HistoryList id={id} />
        </Card>
      </Page>
    </>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
