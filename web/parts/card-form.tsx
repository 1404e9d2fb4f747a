/** The processor's form for a card, on pages beside the one for giving. The form keeps the texts of that page. */
import { createContext, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { type GivingClient, type Recurring } from '../../client/index';
import { type NewSource } from '../give/api';
import { type Charge } from '../give/charge';
import { FormFault, type ProcessorForm } from '../give/processor/adapter';
import { type FormPlaces, makeProcessorForm } from '../give/processor/make-form';
import { loadSpeech, type Speech } from '../give/words';
import { minorUnits } from '../common/money';
import { usePartsSpeech } from './speech';

export const CardFormPlaces = createContext<FormPlaces>({});

interface Opened {
  form: ProcessorForm;
  /** The form's texts. */
  speech: Speech;
}

export interface Card {
  opened: Opened | 'loading' | 'failed';
  charge: Charge;
  isBusy: boolean;
  /** What is wrong with the card. */
  fault: string | undefined;
  /** Exchanges what was typed for a source. Returns undefined if the form refuses it, and `fault` says why. */
  exchange: () => Promise<string | undefined>;
}

/** A card for a plan. */
export function useCard(plan: Recurring, client: GivingClient): Card {
  const opened = useForm(plan.charity_id, client);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const exchange = async (): Promise<string | undefined> => {
    if (typeof opened === 'string') return undefined;
    setFault(undefined);
    setBusy(true);
    try {
      return (await opened.form.tokenize()).source;
    } catch (error) {
      if (!(error instanceof FormFault)) throw error;
      setFault(opened.speech.say(error.key));
      opened.form.focus();
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const { amount, currency } = plan;
  const charge = { minor: minorUnits(amount, currency), currency, isMonthly: true };
  return { opened, charge, isBusy, fault, exchange };
}

/** The form of the processor to which the charity's gifts go. */
function useForm(charityId: string, client: GivingClient): Card['opened'] {
  const places = useContext(CardFormPlaces);
  const [opened, setOpened] = useState<Card['opened']>('loading');
  useEffect(() => {
    const open = async (): Promise<Opened> => {
      const speech = await loadSpeech(document.documentElement.lang);
      const recipient = await client.charities.givePage(charityId);
      const addSource = ({ kind, token }: NewSource) =>
        client.paymentSources.create({ kind, processor_token: token, save: true });
      return {
        speech,
        form: await makeProcessorForm(recipient, { ...places, isCardAlone: true, addSource }),
      };
    };
    open().then(setOpened, () => setOpened('failed'));
  }, [charityId, client, places]);
  return opened;
}

/** `onSubmit`: somebody pressed Enter in the form. */
export function CardField({ card, onSubmit }: { card: Card; onSubmit: () => void }) {
  const { say } = usePartsSpeech();
  const { opened, charge } = card;
  if (opened === 'loading') return <p className="hint">{say('loading')}</p>;
  if (opened === 'failed') return <p className="fault">{say('loadFailed')}</p>;
  return <Mounted {...{ ...opened, charge, onSubmit }} />;
}

interface MountedProps extends Opened {
  charge: Charge;
  onSubmit: () => void;
}

function Mounted({ form, speech, charge, onSubmit }: MountedProps) {
  const place = useRef<HTMLDivElement>(null);
  const state = useMounted(place, { form, speech, charge, onSubmit });
  return (
    <div role="group" aria-label={speech.say('card')}>
      {state === 'loading' && <p className="hint">{speech.say('cardLoading')}</p>}
      {state === 'failed' && <p className="fault">{speech.say('cardFailed')}</p>}
      <div ref={place} className="processor" />
      <p className="hint">{speech.say('secure')}</p>
    </div>
  );
}

/** Mounts the form once. It always calls the latest function. */
function useMounted(
  place: RefObject<HTMLDivElement | null>,
  { form, speech, ...given }: MountedProps,
): 'loading' | 'ready' | 'failed' {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const latest = useRef(given);
  latest.current = given;
  useEffect(() => {
    if (place.current === null) return undefined;
    form.mount(place.current, {
      speech,
      charge: latest.current.charge,
      onReady: () => setState('ready'),
      onFailed: () => setState('failed'),
      onMethod: () => undefined,
      onWallet: () => false,
      onSubmit: () => {
        latest.current.onSubmit();
        return Promise.resolve(true);
      },
    });
    return () => form.unmount();
  }, [form, place, speech]);
  return state;
}
