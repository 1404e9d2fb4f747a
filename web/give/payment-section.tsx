/** The form of the processor, and the faults that it reports. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Charge } from './charge';
import { type Fault } from './faults';
import { Notes } from './fields';
import { type ProcessorForm } from './processor/adapter';
import { useSpeech } from './speech';
import { type PayingMethod } from './wire';

interface PaymentProps {
  form: ProcessorForm;
  charge: Charge;
  fault: Fault | undefined;
  onMethod: (method: PayingMethod) => void;
  onWallet: () => boolean;
  onSubmit: () => Promise<boolean>;
}

export function PaymentSection({ form, fault, ...given }: PaymentProps) {
  const { say } = useSpeech();
  const place = useRef<HTMLDivElement>(null);
  const { state, retry } = useMounted({ form, place, ...given });
  return (
    <section aria-labelledby="payment-title">
      <h2 id="payment-title">{say('payment')}</h2>
      <div role="group" aria-labelledby="payment-title" aria-describedby="card-fault">
        {state === 'loading' && <p className="hint">{say('cardLoading')}</p>}
        {state === 'failed' && (
          <div className="alert" role="alert">
            <p>{say('cardFailed')}</p>
            <button type="button" className="secondary" onClick={retry}>
              {say('tryAgain')}
            </button>
          </div>
        )}
        <div ref={place} id="card" className="processor" />
      </div>
      <Notes id="card" fault={fault} hint={say('secure')} />
    </section>
  );
}

type Mounted = Omit<PaymentProps, 'fault'> & { place: RefObject<HTMLDivElement | null> };

/** Mounts the form once, and again when somebody asks for it after a failure. It always calls the latest functions. */
function useMounted({ form, place, charge, ...heard }: Mounted) {
  const speech = useSpeech();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ charge, ...heard });
  latest.current = { charge, ...heard };
  useEffect(() => {
    if (place.current === null) return undefined;
    setState('loading');
    form.mount(place.current, {
      speech,
      charge: latest.current.charge,
      onReady: () => setState('ready'),
      onFailed: () => setState('failed'),
      onMethod: (method) => latest.current.onMethod(method),
      onWallet: () => latest.current.onWallet(),
      onSubmit: () => latest.current.onSubmit(),
    });
    return () => form.unmount();
  }, [form, place, speech, attempt]);
  useEffect(() => form.update?.(charge), [form, charge]);
  return { state, retry: () => setAttempt((before) => before + 1) };
}
