/** Refuses names of files, functions, classes and types that the project no longer uses. The message has the right one. */
import { isIn, locate } from './modules.mjs';

/** Rooms where a gift has no name of the API, SQL or Temporal. */
const INSIDE = ['admin', 'db/queries', 'domain', 'gateways', 'local', 'operations', 'search', 'worker'];

/** Each pattern is compared with the name without its hyphens. `places` limits it to these places. */
const RETIRED = [
  {
    name: /donation/i,
    places: INSIDE,
    advice: 'A donation is a gift. Only the API, SQL and names that Temporal shows say "donation".',
  },
  {
    name: /(account|client|api)plan/i,
    advice: 'The plan of an account is its quota: `plan` means a recurring gift.',
  },
  {
    name: /payout(plan|schedule)/i,
    advice: 'How often a charity is paid is its payoutFrequency; with the minimum it is PayoutSettings.',
  },
  {
    name: /(giver|donor|own|shown|stored)s?words/i,
    advice: 'What a donor says with a gift is GiftDetails.',
  },
  {
    name: /^(remove|withdraw|insert|take|forget)(sent|starts|mail|notices|waiting)$/i,
    places: ['db/queries/platform'],
    advice:
      'The outbox enqueues, sends and deletes: begin the name with one of these verbs, or with lock or postpone.',
  },
];

/** @type {import('eslint').Rule.RuleModule} */
export const retiredNames = {
  meta: { type: 'problem', schema: [], messages: { retired: '{{name}}: {{advice}}' } },
  create(context) {
    const module = locate(context.filename);
    if (module === undefined) return {};
    const retired = RETIRED.filter(({ places }) => places?.some((place) => isIn(module, place)) ?? true);

    function check(node, name) {
      const found = retired.find((each) => each.name.test(name.replaceAll('-', '')));
      if (found) context.report({ node, messageId: 'retired', data: { name, advice: found.advice } });
    }
    const checkName = ({ id }) => id && check(id, id.name);

    return {
      Program: (node) => check(node, module.split('/').at(-1)),
      FunctionDeclaration: checkName,
      ClassDeclaration: checkName,
      TSInterfaceDeclaration: checkName,
      TSTypeAliasDeclaration: checkName,
    };
  },
};
