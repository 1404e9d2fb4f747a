/** Counts how the API answered the requests that follow its OpenAPI document, from a report of Schemathesis. */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { say } from '../../../admin/console';

/** Answers that depend on data, rights or limits, which no schema can tell. They are not counted. */
const OTHER_REFUSALS = [401, 402, 403, 404, 409, 422, 429];

/** The part of an event that is read. Each event is one line of JSON. */
interface Event {
  ScenarioFinished?: {
    recorder?: {
      cases?: Record<string, { value: { meta?: { generation: { mode: string } } | null } }>;
      interactions?: Record<string, Interaction>;
    };
  };
}

interface Interaction {
  request: { method: string; uri: string; body?: { $base64: string } };
  response: { status_code: number; content: { $base64: string } | null } | null;
}

interface Refusal {
  error?: { code: string; message: string; details?: { fields?: Fault[] } };
}

interface Fault {
  field: string;
  code: string;
  message: string;
}

/** A rule that refused requests, with one of them as an example. */
interface Rule {
  count: number;
  fields: Set<string>;
  example: string;
}

export class Answers {
  private counted = 0;
  private refused = 0;
  private readonly rules = new Map<string, Rule>();

  /** Adds the answers of one run. */
  async read(file: string): Promise<void> {
    for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
      const { ScenarioFinished: scenario } = JSON.parse(line) as Event;
      for (const [id, interaction] of Object.entries(scenario?.recorder?.interactions ?? {})) {
        const isPositive = scenario?.recorder?.cases?.[id]?.value.meta?.generation.mode === 'positive';
        if (isPositive) this.add(interaction);
      }
    }
  }

  /** The share of the counted answers that are 400. */
  share(): number {
    return this.counted === 0 ? 0 : this.refused / this.counted;
  }

  print(): void {
    const share = `${(this.share() * 100).toFixed(1)} %`;
    say(`Requests that follow the document: ${this.refused} of ${this.counted} answered with 400 (${share})`);
    const rules = [...this.rules].sort(([, one], [, other]) => other.count - one.count);
    for (const [name, { count, fields, example }] of rules) {
      say(`${String(count).padStart(6)}  ${name}  [${[...fields].slice(0, 12).join(', ')}]`);
      say(`        ${example}`);
    }
  }

  private add({ request, response }: Interaction): void {
    if (response === null || OTHER_REFUSALS.includes(response.status_code)) return;
    this.counted += 1;
    if (response.status_code !== 400) return;
    this.refused += 1;
    const { error } = JSON.parse(decode(response.content)) as Refusal;
    const faults = error?.details?.fields ?? [
      { field: request.method, code: error?.code ?? '', message: error?.message ?? '' },
    ];
    const names = new Set(faults.map(({ code, message }) => `${code}: ${message}`));
    for (const name of names) {
      const rule = this.rules.get(name) ?? { count: 0, fields: new Set(), example: show(request) };
      rule.count += 1;
      for (const { field, code, message } of faults)
        if (name === `${code}: ${message}`)
          rule.fields.add(`${new URL(request.uri).pathname.replace(/_01\w+/g, '_…')} ${field}`);
      this.rules.set(name, rule);
    }
  }
}

function decode(content: { $base64: string } | null | undefined): string {
  return Buffer.from(content?.$base64 ?? '', 'base64').toString();
}

function show({ method, uri, body }: Interaction['request']): string {
  return `${method} ${uri} ${decode(body)}`.slice(0, 600);
}
