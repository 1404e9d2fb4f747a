/** The processor's form on a page: the hosts that the page's policy allows, and what its script reads. */
import { type Context } from 'koa';
import { type Html, html } from '../identity/html';
import { hostsOf, processorForm } from '../identity/pages/processor-form';
import { type Policy } from '../page-policies';
import { type ApiDependencies } from '../route';
import { cardFormAddress, cardFormOrigin } from './card-form';

export interface PaymentForm {
  hosts: Policy;
  /** Attributes of the element in which the script shows the form. */
  data: Html;
}

interface Shown {
  processor: ApiDependencies['gateways']['processor'];
  language: string;
  /** The charity or campaign of a page that another site shows in a frame. */
  embeddedId?: string | undefined;
}

export function paymentForm(context: Context, { processor, language, embeddedId }: Shown): PaymentForm {
  const { name, publishableKey, country } = processor;
  if (name === 'sandbox') {
    const origin = cardFormOrigin(context);
    const address = cardFormAddress(origin, { language, embeddedId });
    return { hosts: { 'frame-src': [origin] }, data: html`data-card-form="${address}"` };
  }
  const form = processorForm(name);
  const data = html`data-library="${form.library}" data-publishable-key="${publishableKey ?? ''}"
  data-country="${country}"`;
  return { hosts: hostsOf(form), data };
}
