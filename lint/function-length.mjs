/** Applies ESLint's `max-lines-per-function` to selected functions only. */
import { builtinRules } from 'eslint/use-at-your-own-risk';

const maxLinesPerFunction = builtinRules.get('max-lines-per-function');

/** Creates a rule that checks only the functions that `isMeant` selects. */
function limitLength(isMeant) {
  return {
    meta: maxLinesPerFunction.meta,
    create(context) {
      const report = (problem) => {
        if (isMeant(problem.node, context.sourceCode)) context.report(problem);
      };
      return maxLinesPerFunction.create(Object.create(context, { report: { value: report } }));
    },
  };
}

/** Recognizes the callback of `describe(…)` or `describe.each(…)(…)`, which may be longer. */
function isSuite(node, sourceCode) {
  return node.parent?.type === 'CallExpression' && /^describe\b/.test(sourceCode.getText(node.parent.callee));
}

/** Recognizes a route's method `handle`. ESLint reports a method as the property that holds it. */
function isHandler(node) {
  return node.type === 'Property' && node.key.name === 'handle';
}

/** @type {import('eslint').Rule.RuleModule} */
export const functionLength = limitLength((node, sourceCode) => !isSuite(node, sourceCode));

/** @type {import('eslint').Rule.RuleModule} */
export const handlerLength = limitLength(isHandler);
