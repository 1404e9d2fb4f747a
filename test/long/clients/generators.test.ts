/**
 * Tries the generators whose tools `npm run test:clients` has installed on this machine, and says which it left out. The
 * Go client compiles for minutes, so only `npm run test:clients` tries it.
 */
import { GENERATOR_STEPS } from './generators';
import { hasPythonTools } from './tools';

const STEPS = GENERATOR_STEPS.filter(([name]) => name.includes('python'));

it('tries the generators from PyPI that are installed', async () => {
  if (!hasPythonTools()) {
    console.warn(`left out, not installed: ${STEPS.map(([name]) => name).join(', ')}`);
    return;
  }
  for (const [name, work] of STEPS)
    expect([name, await work()]).toEqual([name, 'made and listed a gift, and read a webhook']);
}, 600_000);
