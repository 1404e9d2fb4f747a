/** Sets the layout and headers of the account's pages. Only a processor's form loads scripts of other hosts. */
import { type Context } from 'koa';
import { type Policy, policyOf } from '../../page-policies';
import { findFile } from '../../web-pages/built-pages';
import { commonHead } from '../../web-pages/head';
import { takeDone } from '../done-note';
import { type Html, html } from '../html';
import { OVERVIEW_PATH } from '../own-clients';
import { findSignedIn } from '../signed-in';
import { localeOf, sayIn, spokenLanguage } from '../language';
import { headerOf } from './header';
import { PASSKEY_SCRIPTS } from './passkey-scripts';
import { hostsOf, type ProcessorForm } from './processor-form';
import { type Link, trailOf } from './trail';

const STYLE_ENTRY = 'styles/account.css';

export interface Page {
  title: string;
  /** Says below the title what the page is about. */
  lead?: string | Html | undefined;
  body: Html;
  status?: number;
  /** Cards below each other. All other pages are one card in the middle. */
  wide?: boolean;
  /** The pages above this one. */
  above?: Link[];
  /** Loads the scripts that use passkeys. */
  usesPasskeys?: boolean;
  /** The paths of our own scripts that the page loads. */
  scripts?: string[];
  /** Loads the library of the processor's form, before `scripts`. */
  processorForm?: ProcessorForm;
  /** A form's response may redirect to these origins and to this site. */
  formTargets?: string[];
}

export function answerPage(context: Context, page: Page): void {
  const scripts = scriptsOf(page);
  context.set('Content-Security-Policy', policyFor(page));
  context.vary('Accept-Language');
  context.status = page.status ?? 200;
  context.type = 'html';
  context.body = html`<!doctype html>
    <html lang="${spokenLanguage(context)}">
      <head>
        ${commonHead(page.title)}
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href="${findFile(STYLE_ENTRY)}" />
        ${scripts.map((path) => html`<script defer src="${path}"></script>`)}
      </head>
      <body>
        ${headerOf(context)}
        <main class="account" id="content" tabindex="-1">${contentOf(context, page)}</main>
      </body>
    </html> `.text;
}

function contentOf(context: Context, { title, lead, body, wide = false, above = [] }: Page): Html {
  const content = html`<div class="title">
      <h1>${title}</h1>
      ${lead === undefined ? undefined : html`<p class="quiet">${lead}</p>`}
    </div>
    ${doneNote(context)} ${body}`;
  return wide
    ? html`${trailOf(sayIn(context), above, title)} ${content}`
    : html`<div class="alone">${content}</div>`;
}

/** Says what the form before this page did. */
function doneNote(context: Context): Html | undefined {
  const done = findSignedIn(context) === undefined ? undefined : takeDone(context);
  return done && html`<p class="done-note" role="status">${sayIn(context)(done)}</p>`;
}

function scriptsOf({ usesPasskeys, processorForm, scripts = [] }: Page): string[] {
  const library = processorForm === undefined ? [] : [processorForm.library];
  return [...(usesPasskeys === true ? PASSKEY_SCRIPTS : []), ...library, ...scripts];
}

/** Allows our scripts on pages that load some. Only a page with a processor's form may also talk to the processor. */
function policyFor(page: Page): string {
  const targets: Policy = { 'form-action': page.formTargets ?? [] };
  if (scriptsOf(page).length === 0) return policyOf('account', targets);
  const hosts = page.processorForm === undefined ? {} : hostsOf(page.processorForm);
  return policyOf('account-with-script', { ...targets, ...hosts });
}

/** Renders the links below a form or a message. */
export function linkList(links: Link[]): Html {
  return html`<ul class="links">
    ${links.map(({ href, label }) => html`<li><a href="${href}">${label}</a></li>`)}
  </ul>`;
}

/** Marks a text of the API as English, because the page may be in another language. */
export function inEnglish(text: string): Html {
  return html`<span lang="en">${text}</span>`;
}

/** Answers with a page that shows only a message and the next steps. */
export function answerMessage(context: Context, message: Message): void {
  const { title, text, status = 200, action, links = [] } = message;
  const body = html`${action && html`<a class="primary" href="${action.href}">${action.label}</a>`}
  ${links.length === 0 ? undefined : linkList(links)}`;
  answerPage(context, { title, lead: text, status, body });
}

export interface Message {
  title: string;
  text: string | Html;
  status?: number;
  /** The next step that most people take. */
  action?: Link;
  links?: Link[];
}

/** Says that a mailed link does not work. `next` leads to what the text names. */
export function answerBadLink(context: Context, text: string, next?: Link): void {
  const say = sayIn(context);
  const signIn = { href: OVERVIEW_PATH, label: say('signIn') };
  const title = say('badLink');
  const ways = next === undefined ? { action: signIn } : { action: next, links: [signIn] };
  answerMessage(context, { title, text, status: 422, ...ways });
}

interface Field {
  name: string;
  /** Defaults to the name. A page with several fields of one name gives each its own id. */
  id?: string | undefined;
  label: string;
  value?: string | undefined;
  hint?: string | undefined;
  fault?: string | undefined;
}

interface InputField extends Field {
  type: 'email' | 'password' | 'text';
  autocomplete: string;
  maxLength?: number;
}

/** Renders a labelled input. */
export function inputField({ type, autocomplete, maxLength = 254, ...field }: InputField): Html {
  return labelled(
    field,
    html`<input
      ${controlOf(field)}
      type="${type}"
      autocomplete="${autocomplete}"
      value="${field.value ?? ''}"
      required
      maxlength="${String(maxLength)}"
    />`,
  );
}

interface AreaField extends Field {
  rows?: number;
  maxLength?: number;
}

/** Renders a labelled text area. */
export function areaField({ rows = 4, maxLength = 4_000, ...field }: AreaField): Html {
  return labelled(
    field,
    html`<textarea ${controlOf(field)} rows="${String(rows)}" required maxlength="${String(maxLength)}">
${field.value ?? ''}</textarea>`,
  );
}

interface SelectField extends Field {
  options: { value: string; label: string }[];
}

/** Renders a labelled choice of one option. */
export function selectField({ options, ...field }: SelectField): Html {
  const shown = options.map(
    ({ value, label }) =>
      html`<option value="${value}" ${value === field.value ? html`selected` : undefined}>${label}</option>`,
  );
  return labelled(
    field,
    html`<select ${controlOf(field)} required>
      ${shown}
    </select>`,
  );
}

function labelled(field: Field, control: Html): Html {
  const { id = field.name, label, hint, fault } = field;
  return html`<div class="field">
    <label for="${id}">${label}</label>
    ${hint === undefined ? undefined : html`<p class="hint" id="${id}-hint">${hint}</p>`} ${control}
    ${faultOf(id, fault)}
  </div>`;
}

/** The attributes of a field. Screen readers read the fault and the hint together with the field. */
function controlOf({ name, id = name, hint, fault }: Field): Html {
  const described = [
    ...(fault === undefined ? [] : [`${id}-fault`]),
    ...(hint === undefined ? [] : [`${id}-hint`]),
  ].join(' ');
  return html`id="${id}" name="${name}"
  ${described === '' ? undefined : html`aria-describedby="${described}"`}
  ${fault === undefined ? undefined : html`aria-invalid="true"`}`;
}

/** Renders the fault of the field with this id. */
function faultOf(id: string, fault: string | undefined): Html | undefined {
  return fault === undefined ? undefined : html`<p class="fault" id="${id}-fault">${fault}</p>`;
}

/** Renders a fault of the whole form. Screen readers announce the fault at once. */
export function formFault(fault: string | Html | undefined): Html | undefined {
  return fault === undefined ? undefined : html`<p class="alert" role="alert">${fault}</p>`;
}

/** Renders the hidden field that proves that our own page sent the form. */
export function hiddenToken(token: string): Html {
  return html`<input type="hidden" name="form_token" value="${token}" />`;
}

/** Renders the day of a time in the language of the page. */
export function dayOf(context: Context, time: Date): Html {
  const text = write(context, time, { dateStyle: 'long' });
  return html`<time datetime="${time.toISOString().slice(0, 10)}">${text}</time>`;
}

function write(context: Context, time: Date, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(localeOf(context), { ...style, timeZone: 'UTC' }).format(time);
}
