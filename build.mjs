/** `npm run build`: compiles the product to dist/, with all that it reads when it runs. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';

/** The product reads these folders. dist/ gets their files that are not TypeScript. */
const READ_FOLDERS = ['db/schema', 'docs', 'texts'];

function runNode(...script) {
  execFileSync(process.execPath, script, { stdio: 'inherit' });
}

// What an earlier build left would be read: each folder of texts/ is a language. The pages' build empties its own folder.
for (const name of existsSync('dist') ? readdirSync('dist') : []) {
  if (name !== 'web') rmSync(`dist/${name}`, { recursive: true });
}
runNode('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json');
runNode('dist/worker/build-bundle.js');
for (const folder of READ_FOLDERS) {
  cpSync(folder, `dist/${folder}`, { recursive: true, filter: (file) => !file.endsWith('.ts') });
}
const { bundlePageScript } = await tsImport('./api/receipt-page/script.ts', import.meta.url);
writeFileSync('dist/receipt-page.js', await bundlePageScript());
runNode('web/build.mjs');
