/** Shows the form, and after the gift what became of it. */
import { useEffect, useState } from 'react';
import { Loading } from '../parts/loading';
import { type Api } from './api';
import { type Embedding } from './embedding';
import { type Giver } from './draft';
import { GiveForm } from './give-form';
import { type ProcessorForm } from './processor/adapter';
import { ResultPage, Title } from './result-page';
import { useSpeech } from './speech';
import { type MadeGift, type Store } from './store';
import { beginVisit } from './visit';
import { type Recipient } from './wire';

export interface PageProps {
  api: Api;
  store: Store;
  id: string;
  makeForm: (recipient: Recipient) => Promise<ProcessorForm>;
  /** Set if a site that the charity listed shows the page in a frame. */
  embedding: Embedding | undefined;
}

interface Opened {
  recipient: Recipient;
  processor: ProcessorForm;
}

export function GivePage({ api, store, id, makeForm, embedding }: PageProps) {
  const { opened, retry } = useOpened({ api, id, makeForm });
  if (typeof opened === 'string') return <NotOpen hasFailed={opened === 'failed'} onRetry={retry} />;
  return <FormOrResult {...{ api, store, ...opened, embedding }} />;
}

function useOpened({ api, id, makeForm }: Pick<PageProps, 'api' | 'id' | 'makeForm'>) {
  const [opened, setOpened] = useState<Opened | 'loading' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const open = async (): Promise<Opened> => {
      const recipient = await api.readRecipient(id);
      return { recipient, processor: await makeForm(recipient) };
    };
    open().then(
      (loaded) => isCurrent && setOpened(loaded),
      () => isCurrent && setOpened('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [api, id, makeForm, attempt]);
  const retry = () => {
    setOpened('loading');
    setAttempt((before) => before + 1);
  };
  return { opened, retry };
}

function NotOpen({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const { say } = useSpeech();
  if (!hasFailed) return <Loading text={say('loading')} />;
  return (
    <div className="alert" role="alert">
      <p>{say('loadFailed')}</p>
      <button type="button" className="primary" onClick={onRetry}>
        {say('tryAgain')}
      </button>
    </div>
  );
}

function FormOrResult(props: Omit<PageProps, 'id' | 'makeForm'> & Opened) {
  const { api, store, recipient, processor, embedding } = props;
  const [visit] = useState(() => beginVisit(store));
  const [asked, setAsked] = useState(visit.asked);
  const [gift, setGift] = useState(visit.gift);
  const [giver, setGiver] = useState<Giver | undefined>(visit.last);
  const [isReturned, setReturned] = useState(visit.hasReturned);
  if (isReturned) return <Returned onAgain={() => setReturned(false)} />;
  if (gift === undefined) {
    const onGiven = (made: MadeGift) => {
      store.keepGift(made);
      setAsked(undefined);
      setGift(made);
      scrollTo({ top: 0 });
    };
    return <GiveForm {...{ api, store, recipient, processor, onGiven, giver, asked }} />;
  }
  const leave = (isDone: boolean) => {
    store.forgetGift();
    if (isDone) store.forgetDraft();
    setGiver(gift);
    setGift(undefined);
    scrollTo({ top: 0 });
  };
  return <ResultPage {...{ api, store, recipient, gift, leave, embedding }} />;
}

function Returned({ onAgain }: { onAgain: () => void }) {
  const { say } = useSpeech();
  return (
    <section className="result" aria-labelledby="result-title">
      <Title text={say('thanksPlain')} />
      <p className="notice" role="status">
        {say('returned')}
      </p>
      <button type="button" className="secondary" onClick={onAgain}>
        {say('giveAgain')}
      </button>
    </section>
  );
}
