/** Describes the processors' own forms. Card and account numbers go from the browser to the processor alone. */
import { type ProcessorName } from '../../../domain/charges/charge';
import { type Policy } from '../../page-policies';

export interface ProcessorForm {
  /**
   * The URL of the processor's library. The library must come from the processor's own host. Stripe.js has a
   * version of its own for each version of the API: change it together with `STRIPE_API_VERSION`.
   */
  library: string;
  /**
   * The hosts of the processor that a page with the form may load content from and send data to. Other pages
   * may not use these hosts.
   */
  policy: { script: string; frame: string; connect: string };
}

const FORMS: Partial<Record<ProcessorName, ProcessorForm>> = {
  stripe: {
    library: 'https://js.stripe.com/endive/stripe.js',
    policy: {
      script: 'https://js.stripe.com https://*.js.stripe.com',
      frame: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
      connect: 'https://api.stripe.com',
    },
  },
};

/**
 * Returns the form of a processor. Throws for a processor without a form, because such a processor never
 * begins a setup.
 */
export function processorForm(processor: ProcessorName): ProcessorForm {
  const form = FORMS[processor];
  if (form === undefined) throw new Error(`${processor} has no form`);
  return form;
}

/** Returns what a page with the form adds to its content security policy. */
export function hostsOf({ policy: { script, frame, connect } }: ProcessorForm): Policy {
  return { 'script-src': [script], 'frame-src': [frame], 'connect-src': [connect] };
}
