/** A card or a bank account whose setup is not finished. A bank sends the browser back to this page, too. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { type PaymentSource } from '../../../../client/index';
import { Loaded } from '../../../parts/loaded';
import { Loading } from '../../../parts/loading';
import { Page } from '../../../parts/page';
import { Trail } from '../../parts/trail';
import { useSession } from '../../../session/context';
import { useSpeech } from '../speech';
import { keepDone } from '../use-done';
import { SourceForm } from './source-form';
import { ADD_KEYS, SOURCES_PATH } from './source-words';

export function SourcePage() {
  const { id = '' } = useParams();
  const { say } = useSpeech();
  const { client } = useSession();
  // The API asks the processor, and a form that is filled in must not be asked anew.
  const query = useQuery({
    queryKey: ['source', id],
    queryFn: ({ signal }) => client.paymentSources.get(id, { signal }),
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  const title = say(query.data === undefined ? 'finishAdding' : ADD_KEYS[query.data.kind]);
  return (
    <>
      <Trail to={SOURCES_PATH} list="savedSources" here={title} />
      <Page title={title}>
        <Loaded query={query}>{(source) => <Finish source={source} />}</Loaded>
      </Page>
    </>
  );
}

function Finish({ source }: { source: PaymentSource }) {
  const { say } = useSpeech();
  if (source.status !== 'requires_action') return <Finished source={source} />;
  if (source.setup !== null) return <SourceForm kind={source.kind} unfinished={source} />;
  return (
    <section>
      <p>{say('cannotFinish')}</p>
      <p className="actions">
        <Link className="primary" to={SOURCES_PATH}>
          {say('back')}
        </Link>
      </p>
    </section>
  );
}

function Finished({ source: { status } }: { source: PaymentSource }) {
  const { say } = useSpeech();
  const queries = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    if (status === 'ready') keepDone('done:source_added');
    void queries.invalidateQueries({ queryKey: ['sources'] });
    void navigate(SOURCES_PATH, { replace: true });
  }, [status, queries, navigate]);
  return <Loading text={say('finishAdding')} />;
}
