/** Renders `/receipts`, which explains in plain words what a public proof is. */
import { type Context } from 'koa';
import { type KeyOf, speak } from '../../texts/languages';
import { html } from '../identity/html';
import { answerPage } from '../identity/pages/layout';
import { listOf } from './page';

const HOW: KeyOf<'receipt-page'>[] = ['aboutOpen', 'aboutRead', 'aboutWhen'];
const SHOWS: KeyOf<'receipt-page'>[] = ['showsSigned', 'showsFinal', 'showsWitness'];
const HIDES: KeyOf<'receipt-page'>[] = ['hidesDonor', 'hidesRefunds', 'hidesPayout'];

export function answerAboutProofs(context: Context, language: string): void {
  const say = speak('receipt-page', language);
  answerPage(context, {
    title: say('aboutTitle'),
    lead: say('aboutLead'),
    body: html`<section>
        <h2>${say('aboutHow')}</h2>
        ${listOf(say, HOW)}
      </section>
      <section>
        <h2>${say('proofShows')}</h2>
        ${listOf(say, SHOWS)}
      </section>
      <section>
        <h2>${say('proofHides')}</h2>
        ${listOf(say, HIDES)}
      </section>
      <p><a href="/docs/guides/proofs" hreflang="en">${say('aboutMore')}</a></p>`,
  });
}
