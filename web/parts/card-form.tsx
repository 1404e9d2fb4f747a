/** The processor's form for a card, on pages beside the one for giving. The form keeps the texts of that page. */
import { createContext, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { type Charge } from '../give/charge';
import { loadSpeech } from '../give/load-speech';
import { FormFault, type Payer, type ProcessorForm } from '../give/processor/adapter';
import { type Speech } from '../give/words';
import { Loading } from './loading';
import { usePartsSpeech } from './speech';

/** Makes the form of the processor that the page works with. */
export const CardFormContext = createContext<(() => Promise<ProcessorForm>) | undefined>(undefined);

interface Loaded {
  form: ProcessorForm;
  speech: Speech;
}

export interface Card {
  loaded: Loaded | 'loading' | 'failed';
  isBusy: boolean;
  /** What is wrong with the card. */
  fault: string | undefined;
  /** Exchanges what was typed for a source. Returns undefined if that was refused, and `fault` says why. */
  exchange: (readPayer: () => Promise<Payer>) => Promise<string | undefined>;
  setFailed: () => void;
}

export function useCard(): Card {
  const { say } = usePartsSpeech();
  const [loaded, setLoaded] = useLoaded();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const exchange: Card['exchange'] = async (readPayer) => {
    if (typeof loaded === 'string') return undefined;
    setFault(undefined);
    setBusy(true);
    try {
      return (await loaded.form.tokenize(await readPayer())).source;
    } catch (error) {
      setFault(error instanceof FormFault ? loaded.speech.say(error.key) : say('loadFailed'));
      loaded.form.focus();
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { loaded, isBusy, fault, exchange, setFailed: () => setLoaded('failed') };
}

function useLoaded(): [Card['loaded'], (loaded: Card['loaded']) => void] {
  const makeForm = useContext(CardFormContext);
  if (makeForm === undefined) throw new Error('a form for cards stands outside of the page');
  const [loaded, setLoaded] = useState<Card['loaded']>('loading');
  useEffect(() => {
    Promise.all([makeForm(), loadSpeech(document.documentElement.lang)]).then(
      ([form, speech]) => setLoaded({ form, speech }),
      () => setLoaded('failed'),
    );
  }, [makeForm]);
  return [loaded, setLoaded];
}

interface FieldProps {
  card: Card;
  charge: Charge;
  /** The donor pressed Enter in the form, or approved in a wallet. Resolves with true if the card was accepted. */
  onSubmit: () => Promise<boolean>;
}

export function CardField({ card, ...given }: FieldProps) {
  const { say } = usePartsSpeech();
  const { loaded } = card;
  if (loaded === 'loading') return <Loading text={say('loading')} />;
  if (loaded === 'failed') return <p className="fault">{say('loadFailed')}</p>;
  return <Mounted {...loaded} {...given} onFailed={card.setFailed} />;
}

type MountedProps = Loaded & Omit<FieldProps, 'card'> & { onFailed: () => void };

function Mounted(props: MountedProps) {
  const { speech } = props;
  const place = useRef<HTMLDivElement>(null);
  const isReady = useMounted(place, props);
  return (
    <div role="group" aria-label={speech.say('card')}>
      {!isReady && <p className="hint">{speech.say('cardLoading')}</p>}
      <div ref={place} className="processor" />
      <p className="hint">{speech.say('secure')}</p>
    </div>
  );
}

/** Mounts the form once. It always calls the latest functions. Returns whether the form can be typed into. */
function useMounted(place: RefObject<HTMLDivElement | null>, props: MountedProps): boolean {
  const { form, speech, charge } = props;
  const { minor, currency, isMonthly } = charge;
  const [isReady, setReady] = useState(false);
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    if (place.current === null) return undefined;
    form.mount(place.current, {
      speech,
      charge: latest.current.charge,
      onReady: () => setReady(true),
      onFailed: () => latest.current.onFailed(),
      // The form takes cards alone, and nothing else on the page must be filled in first.
      onMethod: () => undefined,
      onWallet: () => true,
      onSubmit: () => latest.current.onSubmit(),
    });
    return () => form.unmount();
  }, [form, place, speech]);
  useEffect(() => form.update?.({ minor, currency, isMonthly }), [form, minor, currency, isMonthly]);
  return isReady;
}
