/** Shows the page on which people manage their cards, bank accounts and wallets. */
import { type Context } from 'koa';
import { type StoredSource } from '../../../db/queries/sources/sources';
import { LISTED_SOURCES, type SandboxOutcome } from '../../../domain/sandbox/sources';
import { type SourceKind } from '../../../domain/sources/source';
import { type ProcessorName } from '../../../domain/charges/charge';
import { type SourceSetup } from '../../../gateways/processors/payment-processor';
import { type Html, html } from '../html';
import { type Say, sayIn } from '../words';
import { answerPage, formFault, hiddenToken, linkList } from './layout';
import { processorForm, SETUP_SCRIPT_PATH } from './processor-form';
import { belowAccount } from './trail';

export interface SourcesPage {
  path: string;
  token: string;
  processor: ProcessorName;
  sources: StoredSource[];
  fault?: string | undefined;
}

export function answerSources(context: Context, page: SourcesPage): void {
  const { sources, fault } = page;
  const say = sayIn(context);
  answerPage(context, {
    title: say('linkSources'),
    above: belowAccount(say),
    wide: true,
    status: fault === undefined ? 200 : 422,
    body: html`${formFault(fault)} ${sources.length === 0 ? undefined : listOf(say, page)}
    ${addForm(say, page)}`,
  });
}

function listOf(say: Say, page: SourcesPage): Html {
  return html`<section>
    <ul class="rows">
      ${page.sources.map((source) => rowOf(say, page, source))}
    </ul>
  </section>`;
}

function rowOf(say: Say, { path, token }: SourcesPage, source: StoredSource): Html {
  const name = nameOf(say, source);
  const form = (action: string, label: string) =>
    html`<form method="post" action="${path}/${action}">
      ${hiddenToken(token)}
      <input type="hidden" name="source_id" value="${source.id}" />
      <button
        type="submit"
        class="${action === 'remove' ? 'secondary danger' : 'secondary'}"
        aria-label="${label}: ${name}"
      >
        ${label}
      </button>
    </form>`;
  const isReady = source.status === 'ready';
  return html`<li>
    <strong>${name}</strong>
    <span>${stateOf(say, path, source)}</span>
    <div class="actions">
      ${isReady && !source.isDefault ? form('default', say('makeDefault')) : undefined}
      ${form('remove', say('remove'))}
    </div>
  </li>`;
}

/** Names a source so that its owner recognizes it. */
function nameOf(say: Say, source: StoredSource): string {
  const { kind, brand, last4, expMonth, expYear, bankName, address } = source;
  if (kind === 'wallet') return `${say('wallet')} ${address ?? ''}`;
  const number = last4 === null ? '' : ` •••• ${last4}`;
  if (kind === 'ach') return `${bankName ?? say('bankAccount')}${number}`;
  const name = `${brand ?? say('card')}${number}`;
  return expMonth === null || expYear === null
    ? name
    : say('expires', { name, month: expMonth, year: expYear });
}

function stateOf(say: Say, path: string, { id, status, isDefault }: StoredSource): Html {
  if (status === 'requires_action') return html`<a href="${path}/${id}">${say('finishAdding')}</a>`;
  if (status === 'disabled') return html`${say('cannotPay')}`;
  return html`${say(isDefault ? 'isDefault' : 'isReady')}`;
}

function addForm(say: Say, { path, token, processor, sources }: SourcesPage): Html {
  return html`<section>
    <h2>${say('addSource')}</h2>
    ${sources.length === 0 ? html`<p>${say('noSources')}</p>` : undefined}
    ${processor === 'sandbox' ? html`<p class="hint">${say('sandboxSources')}</p>` : undefined}
    <form method="post" action="${path}/add">
      ${hiddenToken(token)} ${processor === 'sandbox' ? testSources(say) : kindButtons(say)}
    </form>
  </section>`;
}

function kindButtons(say: Say): Html {
  return html`<div class="actions">
    <button type="submit" name="kind" value="card" class="primary">${say('addCard')}</button>
    <button type="submit" name="kind" value="ach" class="primary">${say('addBank')}</button>
  </div>`;
}

const TEST_KINDS: Record<SourceKind, string> = {
  card: 'Test card',
  ach: 'Test bank account',
  wallet: 'Test wallet',
};
const OUTCOMES: Record<SandboxOutcome, string> = {
  succeeds: 'payment succeeds',
  insufficient_funds: 'not enough money',
  declined: 'payment is declined',
  dropped: 'payment is lost once, then succeeds',
  slow: 'payment takes long',
  never_confirms: 'payment is never confirmed',
  requires_action: 'bank asks to confirm',
  returned: 'bank returns the debit later',
  velocity_limited: 'many attempts are refused',
};

/** The outcomes are for developers, so they are English. */
function testSources(say: Say): Html {
  const options = LISTED_SOURCES.map(
    ({ source, kind, outcome }) =>
      html`<option value="${source}" lang="en">${TEST_KINDS[kind]} (${OUTCOMES[outcome]})</option>`,
  );
  return html`<div class="field">
      <label for="test-source">${say('testSource')}</label>
      <select id="test-source" name="test_source">
        ${options}
      </select>
    </div>
    <button type="submit" class="primary">${say('addTestSource')}</button>`;
}

export interface SetupPage {
  path: string;
  source: StoredSource;
  setup: SourceSetup;
}

/** Shows the processor's own form for a source whose setup is not finished. */
export function answerSetup(context: Context, { path, source, setup }: SetupPage): void {
  const say = sayIn(context);
  answerPage(context, {
    title: say(source.kind === 'card' ? 'addCard' : 'addBank'),
    above: belowAccount(say, { href: path, label: say('linkSources') }),
    processorForm: processorForm(source.processor),
    body: html`<noscript><p>${say('formNeedsScript')}</p></noscript>
      <form
        data-key="${setup.publishableKey}"
        data-secret="${setup.clientSecret}"
        data-return-to="${path}/${source.id}"
        data-failed="${say('notSaved')}"
      >
        <div id="processor-form"></div>
        <button type="submit" class="primary">${say('save')}</button>
        <p class="fault" role="alert"></p>
      </form>
      <p class="hint">${say('toProcessor')}</p>
      ${linkList([{ href: path, label: say('back') }])}`,
    scripts: [SETUP_SCRIPT_PATH],
  });
}

export interface ReplacementPage {
  path: string;
  token: string;
  source: StoredSource;
  /** How many recurring gifts the source pays. */
  plans: number;
  /** How many matching pledges the source pays. */
  pledges: number;
  candidates: StoredSource[];
  fault?: string | undefined;
}

/** Asks which source takes over the recurring gifts of a source that its owner removes. */
export function answerReplacement(context: Context, page: ReplacementPage): void {
  const { path, source, plans, pledges, candidates, fault } = page;
  const say = sayIn(context);
  answerPage(context, {
    title: say('removeNamed', { name: nameOf(say, source) }),
    above: belowAccount(say, { href: path, label: say('linkSources') }),
    status: 409,
    body: html`${formFault(fault)}
    ${plans === 0 ? undefined : html`<p>${say('paysPlans', { count: plans })}</p>`}
    ${pledges === 0 ? undefined : html`<p>${say('paysPledges', { count: pledges })}</p>`}
    ${candidates.length === 0 ? html`<p>${say('addAnother')}</p>` : choice(say, page)}
    ${linkList([{ href: path, label: say('keepIt') }])}`,
  });
}

function choice(say: Say, { path, token, source, candidates }: ReplacementPage): Html {
  return html`<form method="post" action="${path}/remove">
    ${hiddenToken(token)}
    <input type="hidden" name="source_id" value="${source.id}" />
    <div class="field">
      <label for="replace-with">${say('payWith')}</label>
      <select id="replace-with" name="replace_with">
        ${candidates.map((each) => html`<option value="${each.id}">${nameOf(say, each)}</option>`)}
      </select>
    </div>
    <button type="submit" class="primary danger">${say('remove')}</button>
  </form>`;
}
