/** api/, activities/, worker/ and admin/ may only call functions that read in db/queries. MECHANISMS lists the exceptions. */
import { isIn, locate, locateImport } from './modules.mjs';
import { MECHANISMS, READ_PREFIXES, READERS, READERS_ADVICE, WRITERS } from './rooms.mjs';

const READS = new RegExp(`^(${READ_PREFIXES.join('|')})[A-Z]`);
/** Constants and types change nothing. */
const IS_HARMLESS = /^[A-Z]/;

/** Returns true if the file belongs to the mechanism that owns the tables of these queries. */
function isMechanism(from, target) {
  return MECHANISMS.some(
    ({ files, queries }) =>
      files.some((place) => isIn(from, place)) && queries.some((place) => isIn(target, place)),
  );
}

/** @type {import('eslint').Rule.RuleModule} */
export const queryReaders = {
  meta: { type: 'problem', schema: [], messages: { changes: '{{advice}}' } },
  create(context) {
    const from = locate(context.filename);
    const room = from?.split('/')[0];
    if (!READERS.includes(room)) return {};
    return {
      ImportDeclaration(node) {
        const target = locateImport(context.filename, node.source.value);
        if (target === undefined || !isIn(target, 'db/queries') || node.importKind === 'type') return;
        // The rule room-arrows reports imports of the writers.
        if (WRITERS.includes(target) || isMechanism(from, target)) return;
        for (const specifier of node.specifiers) {
          const name = specifier.imported?.name ?? '*';
          if (specifier.importKind === 'type' || READS.test(name) || IS_HARMLESS.test(name)) continue;
          context.report({
            node: specifier,
            messageId: 'changes',
            data: { advice: READERS_ADVICE(room, name) },
          });
        }
      },
    };
  },
};
