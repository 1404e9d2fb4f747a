import { highlight } from '../../search/highlight';

const FOOD = new Set(['food', 'obrien']);

it('marks the words of the query, and escapes everything else', () => {
  expect(highlight('Food & foods', FOOD)).toBe('<mark>Food</mark> &amp; foods');
  expect(highlight(`O'Brien's <b>"food"</b>`, new Set(['obriens', 'food']))).toBe(
    '<mark>O&#39;Brien&#39;s</mark> &lt;b&gt;&quot;<mark>food</mark>&quot;&lt;/b&gt;',
  );
  expect(highlight('Café', new Set(['cafe']))).toBe('<mark>Café</mark>');
  expect(highlight('seafood', FOOD)).toBeUndefined();
  expect(highlight('nothing', new Set())).toBeUndefined();
});

it('cuts a long text to whole words around the first that was asked for', () => {
  const marked = highlight(`${'before '.repeat(50)}food ${'after '.repeat(60)}`, FOOD) ?? '';
  expect(marked).toMatch(/^…(before )+<mark>food<\/mark>( after)+…$/);
  expect(marked.replace(/<\/?mark>|…/g, '').length).toBeLessThanOrEqual(240);
});

it('keeps the word that was asked for in a text without spaces', () => {
  const marked = highlight(`${'w,'.repeat(150)}food, later`, FOOD);
  expect(marked).toBe('…<mark>food</mark>, later');
});
