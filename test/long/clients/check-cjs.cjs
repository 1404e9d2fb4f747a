/** Checks the package as CommonJS. */
const { console, process } = globalThis;
const sdk = require('@giving-platform/sdk');
const receiptsEntry = require('@giving-platform/sdk/receipts');
const webhooksEntry = require('@giving-platform/sdk/webhooks');

import('./check.mjs')
  .then(({ check }) => check({ sdk, webhooksEntry, receiptsEntry }, JSON.parse(process.argv[2])))
  .then((kept) => {
    console.log(`kept ${kept} promises`);
    process.exit(0);
  });
