/** The processor's form, on pages beside the one for giving. The form keeps the texts of that page. */
import { createContext, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { type Charge } from '../give/charge';
import { loadSpeech } from '../give/load-speech';
import { FormFault, type Payer, type ProcessorForm } from '../give/processor/adapter';
import { type PayingMethod } from '../give/wire';
import { type Key, type Speech } from '../give/words';
import { Loading } from './loading';
import { usePartsSpeech } from './speech';

type MakeForm = (method: PayingMethod) => Promise<ProcessorForm>;

/** Makes the form of the processor that the page works with. */
export const CardFormContext = createContext<MakeForm | undefined>(undefined);

const NAMES: Record<PayingMethod, Key> = { card: 'card', ach: 'bank', crypto: 'wallet' };

interface Loaded {
  form: ProcessorForm;
  speech: Speech;
}

export interface Card {
  method: PayingMethod;
  loaded: Loaded | 'loading' | 'failed';
  isBusy: boolean;
  /** What is wrong with the card. */
  fault: string | undefined;
  /** Exchanges what was typed for a source. Returns undefined if that was refused, and `fault` says why. */
  exchange: (readPayer: () => Promise<Payer>) => Promise<string | undefined>;
  /** Does something with the form. Returns undefined if that was refused, and `fault` says why. */
  use: <Answer>(
    act: (form: ProcessorForm) => Promise<Answer>,
    explain?: Explain,
  ) => Promise<Answer | undefined>;
  setFailed: () => void;
}

/** Says what is wrong, unless the form itself refuses something. */
type Explain = (error: Error) => string;

/** A form for cards, unless a page names another method. */
export function useCard(method: PayingMethod = 'card'): Card {
  const { say } = usePartsSpeech();
  const [loaded, setLoaded] = useLoaded(method);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const use: Card['use'] = async (act, explain = () => say('loadFailed')) => {
    if (typeof loaded === 'string') return undefined;
    setFault(undefined);
    setBusy(true);
    try {
      return await act(loaded.form);
    } catch (error) {
      setFault(error instanceof FormFault ? loaded.speech.say(error.key) : explain(toError(error)));
      loaded.form.focus();
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const exchange: Card['exchange'] = (readPayer) =>
    use(async (form) => (await form.tokenize(await readPayer())).source);
  return { method, loaded, isBusy, fault, exchange, use, setFailed: () => setLoaded('failed') };
}

function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

function useLoaded(method: PayingMethod): [Card['loaded'], (loaded: Card['loaded']) => void] {
  const makeForm = useContext(CardFormContext);
  if (makeForm === undefined) throw new Error('a form for cards stands outside of the page');
  const [loaded, setLoaded] = useState<Card['loaded']>('loading');
  useEffect(() => {
    Promise.all([makeForm(method), loadSpeech(document.documentElement.lang)]).then(
      ([form, speech]) => setLoaded({ form, speech }),
      () => setLoaded('failed'),
    );
  }, [makeForm, method]);
  return [loaded, setLoaded];
}

interface FieldProps {
  card: Card;
  /** Absent if what is typed is saved, and pays nothing now. */
  charge?: Charge;
  /** The donor pressed Enter in the form, or approved in a wallet. Resolves with true if the card was accepted. */
  onSubmit: () => Promise<boolean>;
}

export function CardField({ card, ...given }: FieldProps) {
  const { say } = usePartsSpeech();
  const { loaded, method, setFailed } = card;
  if (loaded === 'loading') return <Loading text={say('loading')} />;
  if (loaded === 'failed') return <p className="fault">{say('loadFailed')}</p>;
  return <Mounted {...loaded} {...given} method={method} onFailed={setFailed} />;
}

type MountedProps = Loaded & Omit<FieldProps, 'card'> & { method: PayingMethod; onFailed: () => void };

function Mounted(props: MountedProps) {
  const { speech, method } = props;
  const place = useRef<HTMLDivElement>(null);
  const isReady = useMounted(place, props);
  return (
    <div role="group" aria-label={speech.say(NAMES[method])}>
      {!isReady && <p className="hint">{speech.say('cardLoading')}</p>}
      <div ref={place} className="processor" />
      <p className="hint">{speech.say('secure')}</p>
    </div>
  );
}

/** Mounts the form once. It always calls the latest functions. Returns whether the form can be typed into. */
function useMounted(place: RefObject<HTMLDivElement | null>, props: MountedProps): boolean {
  const { form, speech, charge } = props;
  const { minor, currency, isMonthly } = charge ?? {};
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
      // The form takes one method, and nothing else on the page must be filled in first.
      onMethod: () => undefined,
      onWallet: () => true,
      onSubmit: () => latest.current.onSubmit(),
    });
    return () => form.unmount();
  }, [form, place, speech]);
  useEffect(() => {
    if (minor !== undefined && currency !== undefined && isMonthly !== undefined) {
      form.update?.({ minor, currency, isMonthly });
    }
  }, [form, minor, currency, isMonthly]);
  return isReady;
}
