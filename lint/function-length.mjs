/** ESLint's `max-lines-per-function`, except that a `describe` callback, which is a chapter, may be longer. */
import { builtinRules } from 'eslint/use-at-your-own-risk';

const maxLinesPerFunction = builtinRules.get('max-lines-per-function');

/** Whether a function is the callback of `describe(…)`, `describe.each(…)(…)` and the like. */
function isSuite(node, sourceCode) {
  return node.parent?.type === 'CallExpression' && /^describe\b/.test(sourceCode.getText(node.parent.callee));
}

/** @type {import('eslint').Rule.RuleModule} */
export const functionLength = {
  meta: maxLinesPerFunction.meta,
  create(context) {
    const report = (problem) => {
      if (!isSuite(problem.node, context.sourceCode)) context.report(problem);
    };
    return maxLinesPerFunction.create(Object.create(context, { report: { value: report } }));
  },
};
