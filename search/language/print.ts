import { type Bounds, type QueryNode } from './nodes';

/** Prints a query as text that parses to the same tree. */
export function printQuery(node: QueryNode): string {
  switch (node.kind) {
    case 'all':
      return '*';
    case 'and':
      return node.children
        .map((child, index) => printJoin(child, index) + printInside(child, ['or']))
        .join('');
    case 'or':
      return node.children.map((child) => printInside(child, ['and'])).join(' OR ');
    case 'not':
      return `NOT ${printInside(node.child, ['and', 'or'])}`;
    case 'word':
      return printField(node.field) + (node.isExact === true ? `"${node.word}"` : node.word);
    case 'phrase':
      return `${printField(node.field)}"${node.words.join(' ')}"`;
    case 'wildcard':
      return printField(node.field) + node.pattern;
    case 'fuzzy':
      return `${printField(node.field)}${node.word}~${node.distance}`;
    case 'term':
      return `${node.field}:${quote(node.value)}`;
    case 'range':
      return `${node.field}:${printBounds(node)}`;
    case 'near':
      return `near:${quote(node.place)}~${node.miles}`;
  }
}

function printJoin({ isNext }: QueryNode, index: number): string {
  if (index === 0) return '';
  return isNext === true ? ' ' : ' AND ';
}

function printInside(child: QueryNode, parenthesised: QueryNode['kind'][]): string {
  const text = printQuery(child);
  return parenthesised.includes(child.kind) ? `(${text})` : text;
}

function printField(field: string | undefined): string {
  return field === undefined ? '' : `${field}:`;
}

function printBounds({ gt, gte, lt, lte }: Bounds): string {
  const from = gt === undefined ? `[${gte === undefined ? '*' : quote(gte)}` : `{${quote(gt)}`;
  const to = lt === undefined ? `${lte === undefined ? '*' : quote(lte)}]` : `${quote(lt)}}`;
  return `${from} TO ${to}`;
}

function quote(text: string): string {
  return /^[\p{L}\p{N}.-]+$/u.test(text) && text !== 'TO' ? text : `"${text.replace(/[\\"]/g, '\\$&')}"`;
}
