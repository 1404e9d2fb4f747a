/** Shows the page on which people manage their cards, bank accounts and wallets. */
import { type Context } from 'koa';
import { type StoredSource } from '../../../db/queries/sources/sources';
import { LISTED_SOURCES } from '../../../domain/sandbox/sources';
import { type ProcessorName } from '../../../domain/charges/charge';
import { type SourceSetup } from '../../../gateways/processors/payment-processor';
import { type Html, html } from '../html';
import { answerPage, formFault, hiddenToken } from './layout';
import { processorForm, SETUP_SCRIPT_PATH } from './processor-form';

export interface SourcesPage {
  path: string;
  token: string;
  processor: ProcessorName;
  sources: StoredSource[];
  fault?: string | undefined;
}

export function answerSources(context: Context, page: SourcesPage): void {
  const { sources, fault } = page;
  answerPage(context, {
    title: 'How you pay',
    wide: true,
    status: fault === undefined ? 200 : 422,
    body: html`${formFault(fault)}
    ${sources.length === 0 ? html`<p>You have not saved a card or a bank account.</p>` : listOf(page)}
    ${addForm(page)}`,
  });
}

function listOf(page: SourcesPage): Html {
  return html`<table>
    <tr>
      <th>Card or account</th>
      <th>State</th>
      <th></th>
    </tr>
    ${page.sources.map((source) => rowOf(page, source))}
  </table>`;
}

function rowOf({ path, token }: SourcesPage, source: StoredSource): Html {
  const name = nameOf(source);
  const form = (action: string, label: string) =>
    html`<form method="post" action="${path}/${action}" class="inline">
      ${hiddenToken(token)}
      <input type="hidden" name="source_id" value="${source.id}" />
      <button type="submit" class="quiet" aria-label="${label}: ${name}">${label}</button>
    </form>`;
  const isReady = source.status === 'ready';
  return html`<tr>
    <td>${name}</td>
    <td>${stateOf(path, source)}</td>
    <td>
      ${isReady && !source.isDefault ? form('default', 'Make default') : undefined}
      ${form('remove', 'Remove')}
    </td>
  </tr>`;
}

/** Names a source so that its owner recognizes it. */
export function nameOf({ kind, brand, last4, expMonth, expYear, bankName, address }: StoredSource): string {
  if (kind === 'wallet') return `Wallet ${address ?? ''}`;
  const number = last4 === null ? '' : ` •••• ${last4}`;
  if (kind === 'ach') return `${bankName ?? 'Bank account'}${number}`;
  const expiry =
    expMonth === null || expYear === null ? '' : `, expires ${String(expMonth)}/${String(expYear)}`;
  return `${brand ?? 'Card'}${number}${expiry}`;
}

function stateOf(path: string, { id, status, isDefault }: StoredSource): Html {
  if (status === 'requires_action') return html`<a href="${path}/${id}">Finish adding it</a>`;
  if (status === 'disabled') return html`Cannot pay any more. Add another one, then remove this one.`;
  return isDefault ? html`Default` : html`Ready`;
}

function addForm({ path, token, processor }: SourcesPage): Html {
  return html`<section>
    <h2>Add</h2>
    <form method="post" action="${path}/add">
      ${hiddenToken(token)} ${processor === 'sandbox' ? testSources() : kindButtons()}
    </form>
  </section>`;
}

function kindButtons(): Html {
  return html`<button type="submit" name="kind" value="card">Add a card</button>
    <button type="submit" name="kind" value="ach">Add a bank account</button>`;
}

function testSources(): Html {
  const options = LISTED_SOURCES.map(
    ({ source, kind, outcome }) => html`<option value="${source}">${kind}: ${outcome}</option>`,
  );
  return html`<label for="test-source">Test source</label>
    <select id="test-source" name="test_source">
      ${options}
    </select>
    <button type="submit">Add the test source</button>`;
}

export interface SetupPage {
  path: string;
  source: StoredSource;
  setup: SourceSetup;
}

/** Shows the processor's own form for a source whose setup is not finished. */
export function answerSetup(context: Context, { path, source, setup }: SetupPage): void {
  answerPage(context, {
    title: source.kind === 'card' ? 'Add a card' : 'Add a bank account',
    processorForm: processorForm(source.processor),
    body: html`<noscript
        ><p>The form of the payment processor needs JavaScript. Allow it and reload.</p></noscript
      >
      <form
        data-key="${setup.publishableKey}"
        data-secret="${setup.clientSecret}"
        data-return-to="${path}/${source.id}"
      >
        <div id="processor-form"></div>
        <button type="submit">Save</button>
        <p class="fault" role="alert"></p>
      </form>
      <p class="hint">Your details go to the payment processor and never to us.</p>
      <p><a href="${path}">Back</a></p>`,
    scripts: [SETUP_SCRIPT_PATH],
  });
}

export interface ReplacementPage {
  path: string;
  token: string;
  source: StoredSource;
  /** How many recurring gifts the source pays. */
  plans: number;
  /** The pledges to match gifts that the source pays. */
  pledges: number;
  candidates: StoredSource[];
  fault?: string | undefined;
}

/** Asks which source takes over the recurring gifts of a source that its owner removes. */
export function answerReplacement(context: Context, page: ReplacementPage): void {
  const { path, token, source, plans, pledges, candidates, fault } = page;
  const users = [
    ...countOf(plans, 'recurring gift', 'recurring gifts'),
    ...countOf(pledges, 'pledge to match gifts', 'pledges to match gifts'),
  ];
  const use = plans + pledges === 1 ? 'uses' : 'use';
  answerPage(context, {
    title: `Remove ${nameOf(source)}`,
    status: 409,
    body: html`${formFault(fault)}
      <p>
        ${users.join(' and ')} ${use} it.
        ${candidates.length === 0 ? 'Add another one of the same kind first.' : undefined}
      </p>
      ${candidates.length === 0 ? undefined : choice({ path, token, source, candidates })}
      <p><a href="${path}">Keep it</a></p>`,
  });
}

function countOf(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${String(count)} ${count === 1 ? one : many}`];
}

function choice({
  path,
  token,
  source,
  candidates,
}: Pick<ReplacementPage, 'path' | 'token' | 'source' | 'candidates'>): Html {
  return html`<form method="post" action="${path}/remove">
    ${hiddenToken(token)}
    <input type="hidden" name="source_id" value="${source.id}" />
    <label for="replace-with">Pay them with</label>
    <select id="replace-with" name="replace_with">
      ${candidates.map((each) => html`<option value="${each.id}">${nameOf(each)}</option>`)}
    </select>
    <button type="submit">Remove</button>
  </form>`;
}
