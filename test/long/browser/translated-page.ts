/** Finds texts of our script's pages that nobody can translate. */
import { type Page } from 'playwright-core';

/** What a page in the pseudo-language says outside its marks, without names that were given to it. */
export async function untranslatedOn(page: Page, root: string, names: string[]): Promise<string[]> {
  const texts = await page.evaluate<string[]>(`(() => {
    const texts = [];
    const walker = document.createTreeWalker(document.querySelector('${root}'), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (walker.currentNode.parentElement.closest('.brand, code, [translate="no"]') === null)
        texts.push(walker.currentNode.textContent.trim());
    }
    for (const each of document.querySelectorAll('${root} [aria-label]'))
      texts.push(each.getAttribute('aria-label'));
    return texts;
  })()`);
  expect(texts.length).toBeGreaterThan(10);
  return texts.filter((text) => /[a-z]{2}/i.test(text) && !text.startsWith('⟦') && !names.includes(text));
}
