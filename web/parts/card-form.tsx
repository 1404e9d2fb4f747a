/** The processor's form for a card, on pages beside the one for giving. The form keeps the texts of that page. */
import { createContext, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { FormFault, type ProcessorForm } from '../give/processor/adapter';
import { loadSpeech, type Speech } from '../give/words';
import { usePartsSpeech } from './speech';

/** Makes the form of the processor that the page works with. */
export const CardFormContext = createContext<(() => ProcessorForm) | undefined>(undefined);

export interface Card {
  form: ProcessorForm;
  /** The form's texts. `failed` if they could not be loaded. */
  speech: Speech | 'loading' | 'failed';
  isBusy: boolean;
  /** What is wrong with the card. */
  fault: string | undefined;
  /** Exchanges what was typed for a source. Returns undefined if the form refuses it, and `fault` says why. */
  exchange: () => Promise<string | undefined>;
}

export function useCard(): Card {
  const makeForm = useContext(CardFormContext);
  if (makeForm === undefined) throw new Error('a form for cards stands outside of the page');
  const [form] = useState(makeForm);
  const speech = useFormSpeech();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const exchange = async (): Promise<string | undefined> => {
    if (typeof speech === 'string') return undefined;
    setFault(undefined);
    setBusy(true);
    try {
      return (await form.tokenize()).source;
    } catch (error) {
      if (!(error instanceof FormFault)) throw error;
      setFault(speech.say(error.key));
      form.focus();
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { form, speech, isBusy, fault, exchange };
}

function useFormSpeech(): Card['speech'] {
  const [speech, setSpeech] = useState<Card['speech']>('loading');
  useEffect(() => {
    loadSpeech(document.documentElement.lang).then(setSpeech, () => setSpeech('failed'));
  }, []);
  return speech;
}

/** `onSubmit`: somebody pressed Enter in the form. */
export function CardField({ card, onSubmit }: { card: Card; onSubmit: () => void }) {
  const { say } = usePartsSpeech();
  if (card.speech === 'loading') return <p className="hint">{say('loading')}</p>;
  if (card.speech === 'failed') return <p className="fault">{say('loadFailed')}</p>;
  return <Mounted form={card.form} speech={card.speech} onSubmit={onSubmit} />;
}

interface MountedProps {
  form: ProcessorForm;
  speech: Speech;
  onSubmit: () => void;
}

function Mounted({ form, speech, onSubmit }: MountedProps) {
  const place = useRef<HTMLDivElement>(null);
  const isReady = useMounted(place, { form, speech, onSubmit });
  return (
    <div role="group" aria-label={speech.say('card')}>
      {!isReady && <p className="hint">{speech.say('cardLoading')}</p>}
      <div ref={place} className="processor" />
      <p className="hint">{speech.say('secure')}</p>
    </div>
  );
}

/** Mounts the form once. It always calls the latest function. Returns whether the form can be typed into. */
function useMounted(
  place: RefObject<HTMLDivElement | null>,
  { form, speech, onSubmit }: MountedProps,
): boolean {
  const [isReady, setReady] = useState(false);
  const latest = useRef(onSubmit);
  latest.current = onSubmit;
  useEffect(() => {
    if (place.current === null) return undefined;
    form.mount(place.current, {
      speech,
      onReady: () => setReady(true),
      onSubmit: () => latest.current(),
    });
    return () => form.unmount();
  }, [form, place, speech]);
  return isReady;
}
