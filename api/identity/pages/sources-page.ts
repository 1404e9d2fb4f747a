/** Shows the page on which people manage their cards, bank accounts and wallets. */
import { type Context } from 'koa';
import { type StoredSource } from '../../../db/queries/sources/sources';
import { LISTED_SOURCES, type SandboxOutcome } from '../../../domain/sandbox/sources';
import { type SourceKind } from '../../../domain/sources/source';
import { nameSource } from '../../../domain/sources/source-name';
import { type ProcessorName } from '../../../domain/charges/charge';
import { PLANS_PATH } from '../../../letters/mails/paths';
import { type SourceSetup } from '../../../gateways/processors/payment-processor';
import { type Html, html } from '../html';
import { type Say, sayIn } from '../language';
import { pill } from './head';
import { answerPage, formFault, hiddenToken, linkList } from './layout';
import { processorForm, SETUP_SCRIPT_PATH } from './processor-form';
import { belowAccount } from './trail';

export interface SourcesPage {
  path: string;
  token: string;
  /** The key of this showing of the form that adds a source. */
  formKey: string;
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
    ${additionOf(say, page)}`,
  });
}

function listOf(say: Say, page: SourcesPage): Html {
  return html`<section>
    <h2>${say('savedSources')}</h2>
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
  return html`<li class="beside">
    <div>
      <p class="named">
        <strong>${name}</strong> ${stateOf(say, source)}
        ${isReady && source.isDefault ? pill(say(`default:${source.kind}`), 'good') : undefined}
      </p>
      ${hintsOf(say, source).map((hint) => html`<p class="hint">${hint}</p>`)}
    </div>
    <div class="actions">
      ${source.status === 'requires_action' ? html`<a class="secondary" href="${path}/${source.id}">${say('finishAdding')}</a>` : undefined}
      ${isReady && !source.isDefault ? form('default', say('makeDefault')) : undefined}
      ${form('remove', say('remove'))}
    </div>
  </li>`;
}

/** Names a source so that its owner recognizes it. */
function nameOf(say: Say, source: StoredSource): string {
  const { kind, address } = source;
  if (kind === 'wallet') return `${say('wallet')} ${shortAddress(address ?? '')}`.trim();
  return nameSource(source, say(kind === 'ach' ? 'bankAccount' : 'card'));
}

/** The start and the end of a wallet's address are enough to recognize it. */
function shortAddress(address: string): string {
  return address.length > 12 ? `${address.slice(0, 6)}…${address.slice(-4)}` : address;
}

function stateOf(say: Say, { status }: StoredSource): Html {
  if (status === 'requires_action') return pill(say('isUnfinished'), 'bad');
  return status === 'disabled' ? pill(say('isDisabled'), 'bad') : pill(say('isReady'));
}

function hintsOf(say: Say, { status, expMonth, expYear }: StoredSource): string[] {
  const date = `${String(expMonth).padStart(2, '0')}/${String(expYear)}`;
  return [
    ...(expMonth === null || expYear === null ? [] : [say('expires', { date })]),
    ...(status === 'disabled' ? [say('cannotPay')] : []),
  ];
}

function additionOf(say: Say, { path, token, formKey, processor, sources }: SourcesPage): Html {
  return html`<section>
    <h2>${say(sources.length === 0 ? 'noSources' : 'addSource')}</h2>
    <p class="quiet">${say(sources.length === 0 ? 'noSourcesText' : 'addSourceText')}</p>
    ${processor === 'sandbox' ? html`<p class="hint">${say('sandboxSources')}</p>` : undefined}
    <form method="post" action="${path}/add">
      ${hiddenToken(token)}<input type="hidden" name="form_key" value="${formKey}" />
      ${processor === 'sandbox' ? testSources(say) : kindButtons(say)}
    </form>
    ${sources.length === 0 ? plansHint(say) : undefined}
  </section>`;
}

/** People also look here for the card of a recurring gift, which may be a saved one or the gift's own. */
function plansHint(say: Say): Html {
  return html`<p class="hint">${say('plansKeepCard')}</p>
    ${linkList([{ href: PLANS_PATH, label: say('seePlans') }])}`;
}

function kindButtons(say: Say): Html {
  return html`<div class="actions">
    <button type="submit" name="kind" value="card" class="primary">${say('addCard')}</button>
    <button type="submit" name="kind" value="ach" class="secondary">${say('addBank')}</button>
  </div>`;
}

/** In the order in which people look for them. */
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
  const kinds = Object.keys(TEST_KINDS);
  const options = LISTED_SOURCES.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind)).map(
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
    wide: true,
    body: html`<noscript><p class="alert">${say('formNeedsScript')}</p></noscript>
      <form
        data-key="${setup.publishableKey}"
        data-secret="${setup.clientSecret}"
        data-return-to="${path}/${source.id}"
        data-failed="${say('notSaved')}"
      >
        <div id="processor-form"></div>
        <p class="hint">${say('toProcessor')}</p>
        <p class="fault" role="alert"></p>
        <div class="actions">
          <button type="submit" class="primary">${say('save')}</button>
          <a class="secondary" href="${path}">${say('back')}</a>
        </div>
      </form>`,
    scripts: [SETUP_SCRIPT_PATH],
  });
}

export interface RemovalPage {
  path: string;
  token: string;
  source: StoredSource;
  /** How many recurring gifts the source pays. */
  plans: number;
  /** How many of them wait for their first charge. No other source can take over these. */
  pendingPlans: number;
  /** How many matching pledges the source pays. */
  pledges: number;
  candidates: StoredSource[];
}

/** Asks before a source is removed. If it pays recurring gifts or pledges, also asks which source takes them over. */
export function answerRemoval(context: Context, page: RemovalPage): void {
  const { path, source, plans, pendingPlans, pledges } = page;
  const isUsed = plans + pledges > 0;
  const say = sayIn(context);
  answerPage(context, {
    title: say('removeNamed', { name: nameOf(say, source) }),
    above: belowAccount(say, { href: path, label: say('linkSources') }),
    status: isUsed ? 409 : 200,
    wide: true,
    body: html`${pendingPlans === 0 ? undefined : formFault(say('refused:plan_not_begun'))}
      <section>
        ${isUsed ? undefined : html`<p>${say('removeText')}</p>`}
        ${plans === 0 ? undefined : html`<p>${say('paysPlans', { count: plans })}</p>`}
        ${pledges === 0 ? undefined : html`<p>${say('paysPledges', { count: pledges })}</p>`}
        ${pendingPlans === 0 ? choiceFor(say, page, isUsed) : waitForPlans(say, path)}
      </section>`,
  });
}

function choiceFor(say: Say, page: RemovalPage, isUsed: boolean): Html {
  if (!isUsed || page.candidates.length > 0) return decision(say, page, isUsed);
  return html`<p>${say('addAnother')}</p>
    ${wayBack(say, page.path)}`;
}

function waitForPlans(say: Say, path: string): Html {
  return html`${linkList([{ href: PLANS_PATH, label: say('seePlans') }])}${wayBack(say, path)}`;
}

function wayBack(say: Say, path: string): Html {
  return html`<div class="actions"><a class="primary" href="${path}">${say('back')}</a></div>`;
}

function decision(say: Say, { path, token, source, candidates }: RemovalPage, isUsed: boolean): Html {
  return html`<form method="post" action="${path}/remove">
    ${hiddenToken(token)}
    <input type="hidden" name="source_id" value="${source.id}" />
    <input type="hidden" name="confirmed" value="yes" />
    ${isUsed ? replacementField(say, candidates) : undefined}
    <div class="actions">
      <button type="submit" class="primary danger">${say('remove')}</button>
      <a class="secondary" href="${path}">${say('keepIt')}</a>
    </div>
  </form>`;
}

function replacementField(say: Say, candidates: StoredSource[]): Html {
  return html`<div class="field">
    <label for="replace-with">${say('payWith')}</label>
    <select id="replace-with" name="replace_with">
      ${candidates.map((each) => html`<option value="${each.id}">${nameOf(say, each)}</option>`)}
    </select>
  </div>`;
}
