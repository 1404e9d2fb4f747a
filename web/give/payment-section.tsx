/** The form of the processor, and the faults that it reports. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Fault } from './faults';
import { Notes } from './fields';
import { type ProcessorForm } from './processor/adapter';
import { useSpeech } from './speech';

interface PaymentProps {
  form: ProcessorForm;
  fault: Fault | undefined;
  onSubmit: () => void;
}

export function PaymentSection({ form, fault, onSubmit }: PaymentProps) {
  const speech = useSpeech();
  const place = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
  useMounted({ form, place, onReady: () => setReady(true), onSubmit });
  return (
    <section aria-labelledby="payment-title">
      <h2 id="payment-title">{speech.say('payment')}</h2>
      <div role="group" aria-labelledby="payment-title" aria-describedby="card-fault">
        {!isReady && <p className="hint">{speech.say('cardLoading')}</p>}
        <div ref={place} id="card" className="processor" />
      </div>
      <Notes id="card" fault={fault} hint={speech.say('secure')} />
    </section>
  );
}

interface Mounted {
  form: ProcessorForm;
  place: RefObject<HTMLDivElement | null>;
  onReady: () => void;
  onSubmit: () => void;
}

/** Mounts the form once. It always calls the latest functions. */
function useMounted({ form, place, onReady, onSubmit }: Mounted): void {
  const speech = useSpeech();
  const latest = useRef({ onReady, onSubmit });
  latest.current = { onReady, onSubmit };
  useEffect(() => {
    if (place.current === null) return undefined;
    form.mount(place.current, {
      speech,
      onReady: () => latest.current.onReady(),
      onSubmit: () => latest.current.onSubmit(),
    });
    return () => form.unmount();
  }, [form, place, speech]);
}
