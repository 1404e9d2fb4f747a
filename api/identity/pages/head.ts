/** Renders the title of a card and the states in it. */
import { type Html, html } from '../html';

/** `good`: it works. `bad`: somebody must do something. */
export type Tone = 'good' | 'bad' | 'plain';

export function pill(text: string, tone: Tone = 'plain'): Html {
  return html`<span class="pill ${tone}">${text}</span>`;
}

/** What a card is about, with its action beside it if there is room. */
export function besideAction(about: Html, action: Html | undefined): Html {
  return html`<div class="beside">
    <div class="about">${about}</div>
    ${action}
  </div>`;
}

export function headOf(title: string, state: Html): Html {
  return html`<div class="head">
    <h2>${title}</h2>
    ${state}
  </div>`;
}
