/** Loads Stripe.js from Stripe's own host. */
import { type MakeStripe } from './stripe-js';

declare global {
  interface Window {
    Stripe?: MakeStripe;
  }
}

/** Loads the library once. After a failure, the next call tries again. */
export async function loadStripeJs(address: string): Promise<MakeStripe> {
  if (window.Stripe === undefined) await loadScript(address);
  if (window.Stripe === undefined) throw new Error('Stripe.js did not start');
  return window.Stripe;
}

function loadScript(address: string): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  return new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('Stripe.js did not load')));
    document.head.append(script);
  }).finally(() => script.remove());
}
