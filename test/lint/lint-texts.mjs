/** Lints texts as if they were files of this project: `[{path, text}]` on stdin, the messages of each on stdout. */
import { json } from 'node:stream/consumers';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

// The files do not exist, so no type information can be had; every other rule is the project's own.
const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked], ignore: false });

const results = [];
for (const { path, text } of await json(process.stdin)) {
  const [result] = await eslint.lintText(text, { filePath: path });
  results.push(result.messages.map(({ ruleId, message }) => `${ruleId ?? 'fatal'}: ${message}`));
}
process.stdout.write(JSON.stringify(results));
