/** Checks the OpenAPI document in a file. A program of its own, because jest does not load the parser's ES modules. */
import SwaggerParser from '@apidevtools/swagger-parser';

await SwaggerParser.validate(process.argv[2]);
