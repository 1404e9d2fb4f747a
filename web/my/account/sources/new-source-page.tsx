/** A person adds a card, a bank account or a wallet. */
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { type PaymentSource } from '../../../../client/index';
import { Loaded } from '../../../parts/loaded';
import { Page } from '../../../parts/page';
import { Trail } from '../../parts/trail';
import { useSources } from '../../parts/use-sources';
import { useSpeech } from '../speech';
import { SourceForm } from './source-form';
import { ADD_KEYS, type Kind, listKinds, SOURCES_PATH } from './source-words';

export function NewSourcePage() {
  const { say } = useSpeech();
  const { kind: asked } = useParams();
  const query = useSources();
  const kind = listKinds().find((each) => each === asked);
  if (kind === undefined) return <Navigate to={SOURCES_PATH} replace />;
  const title = say(ADD_KEYS[kind]);
  return (
    <>
      <Trail to={SOURCES_PATH} list="savedSources" here={title} />
      <Page title={title}>
        <Loaded query={query}>{(sources) => <Begin kind={kind} sources={sources} />}</Loaded>
      </Page>
    </>
  );
}

/** Continues the setup of a source that is not finished. Looks once, because the form itself soon adds one. */
function Begin({ kind, sources }: { kind: Kind; sources: PaymentSource[] }) {
  const [unfinished] = useState(() => sources.find((each) => isUnfinished(each, kind)));
  if (unfinished === undefined) return <SourceForm kind={kind} />;
  return <Navigate to={`${SOURCES_PATH}/${unfinished.source_id}`} replace />;
}

function isUnfinished({ kind, status }: PaymentSource, asked: Kind): boolean {
  return kind === asked && status === 'requires_action';
}
