/** Writes the table of the SDK's methods for the samples of the API reference, from client/names.json. */
import { type NameTable } from './sdk-resources';

export function writeMethodNames({ resources }: NameTable): string {
  const methods = new Map<string, string>();
  const takesFields: string[] = [];
  for (const [name, { at = name, methods: named }] of Object.entries(resources)) {
    for (const [method, given] of Object.entries(named)) {
      const { operation, arguments: fields = [] } = typeof given === 'string' ? { operation: given } : given;
      // The first method of an operation is the plain one. Later ones write a file or wait.
      if (!methods.has(operation)) methods.set(operation, `${at}.${method}`);
      if (fields.length > 0) takesFields.push(operation);
    }
  }
  const lines = [...methods].sort().map(([operation, method]) => `  ${operation}: '${method}',\n`);
  const listed = takesFields.sort().map((operation) => `  '${operation}',\n`);
  return `/** The SDK method of each operation. A test runs the samples and checks that curl and SDK send the same call. */
export const SDK_METHODS: Partial<Record<string, string>> = {
${lines.join('')}};

/** Operations whose SDK method takes each input field as a separate argument, instead of one object. */
export const TAKES_FIELDS = new Set([
${listed.join('')}]);
`;
}
