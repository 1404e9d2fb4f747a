/** Prints the OpenAPI document, for `npm run openapi`. */
import { readConfig } from '../../config';
import { buildOpenApi } from './document';

process.stdout.write(`${JSON.stringify(buildOpenApi(readConfig()), null, 2)}\n`);
