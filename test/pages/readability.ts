/** Whether a page can be read and reached: enlarged, in forced colours, without motion, on a narrow screen. */
import { type Page } from 'playwright-core';
import { findViolations } from '../support/accessibility';
import { expectToFit } from '../support/pages';

/** WCAG 2.2, 1.4.10: content of this width needs no second direction of scrolling. */
const NARROW = { width: 320, height: 640 };

export async function expectReadableByAll(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectToFit(page);
  expect(await page.evaluate(RUNNING_ANIMATIONS)).toEqual([]);
  await expectToSurviveLargeText(page);
  await expectToSurviveWideSpacing(page);
  await expectToFitNarrow(page);
  await expectEdgesInForcedColours(page);
}

const RUNNING_ANIMATIONS = `document.getAnimations().filter(({ playState }) => playState === 'running')
  .map(({ effect }) => effect.target?.outerHTML ?? '')`;

/** Texts that a box of fixed size cuts off. Hidden texts are for screen readers, scrolling boxes show all, and inputs scroll sideways. */
const CUT_TEXTS = `[...document.querySelectorAll('body *')]
  .filter((each) => each.checkVisibility() && !each.closest('.hidden, svg, [aria-hidden=true], select'))
  .filter((each) => ['hidden', 'clip'].includes(getComputedStyle(each).overflowX))
  .filter((each) => (each.tagName !== 'INPUT' && each.scrollWidth > each.clientWidth + 1) || each.scrollHeight > each.clientHeight + 1)
  .map((each) => each.outerHTML.slice(0, 200))`;

/** WCAG 2.2, 1.4.4: twice the size, nothing lost. */
async function expectToSurviveLargeText(page: Page): Promise<void> {
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  await expectToFit(page);
  expect(await page.evaluate(CUT_TEXTS)).toEqual([]);
  await page.evaluate("document.documentElement.style.fontSize = ''");
}

const WIDE_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

/** WCAG 2.2, 1.4.12: the spacing that a reader may set, nothing lost. */
async function expectToSurviveWideSpacing(page: Page): Promise<void> {
  const count = await page.evaluate<number>(`(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(${JSON.stringify(WIDE_SPACING)});
    return document.adoptedStyleSheets.push(sheet);
  })()`);
  expect(count).toBe(1);
  await expectToFit(page);
  expect(await page.evaluate(CUT_TEXTS)).toEqual([]);
  await page.evaluate('void document.adoptedStyleSheets.pop()');
}

/** WCAG 2.2, 1.4.10. */
async function expectToFitNarrow(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize(NARROW);
  await expectToFit(page);
  if (size !== null) await page.setViewportSize(size);
}

/** Forced colours remove backgrounds, so a button or a field needs an edge. */
const WITHOUT_EDGE = `[...document.querySelectorAll('button, input:not([type=hidden]), select, textarea, a.primary')]
  .filter((each) => each.checkVisibility() && !each.closest('.hidden'))
  .filter((each) => {
    const { borderTopStyle, textDecorationLine } = getComputedStyle(each);
    return borderTopStyle === 'none' && textDecorationLine === 'none' && !['checkbox', 'radio'].includes(each.type);
  })
  .map((each) => each.outerHTML.slice(0, 200))`;

async function expectEdgesInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await page.evaluate(WITHOUT_EDGE)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}
