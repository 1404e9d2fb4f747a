/** What the arguments of a command may be. */
import { parseArguments } from '../../admin/arguments';

describe('arguments', () => {
  const accepted = {
    usage: '',
    options: { events: { type: 'boolean', default: false }, key: { type: 'string' } },
    operands: { least: 1, most: 2, choices: ['tail', 'head'] },
  } as const;

  it('are options and operands in any order', () => {
    const { values, positionals } = parseArguments(['tail', '--key', 'donor', '--events'], accepted);
    expect([values, positionals]).toEqual([{ events: true, key: 'donor' }, ['tail']]);
  });

  it.each<[string[], string]>([
    [[], 'An argument is missing'],
    [['feet'], `Unknown argument 'feet'`],
    [['tail', 'head', 'tail'], `Unknown argument 'tail'`],
    [['tail', '--loud'], `Unknown option '--loud'`],
    [['tail', '-x'], `Unknown option '-x'`],
    [['tail', '--key'], `Option '--key <value>' argument missing`],
    [['tail', '--key', '--events'], `Option '--key' argument is ambiguous`],
    [['tail', '--events=no'], `Option '--events' does not take an argument`],
  ])('%j are refused: %s', (given, message) => {
    expect(() => parseArguments(given, accepted)).toThrow(message);
  });

  it('are none unless a command takes some', () => {
    expect(() => parseArguments(['thing'], { usage: '' })).toThrow(`Unknown argument 'thing'`);
  });
});
