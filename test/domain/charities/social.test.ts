/** A social profile passes by a link back to the page of the charity. */
import { judgeProfile } from '../../../domain/charities/social';
import { listLinks, MOST_LINKS } from '../../../gateways/documents/page-links';

const sought = { charityId: 'charity_1', address: 'https://giving.example' };
const PROFILE = 'https://www.social.example/maple';
const judge = (...links: string[]) => judgeProfile(PROFILE, links, sought);
const BACK = 'https://giving.example/charities/charity_1';

it.each([
  [BACK],
  ['https://giving.example/give/charity_1?from=social'],
  [`https://l.social.example/out?u=${encodeURIComponent(BACK)}`],
])('passes by the link %s', (link) => {
  expect(judge('/about', link)).toEqual({ status: 'passed', problem: null });
});

it.each([
  ['https://giving.example/charities/charity_12'],
  ['https://giving.example/charities'],
  ['https://other.example/charities/charity_1'],
  ['http://giving.example/charities/charity_1'],
])('fails by the link %s, which does not lead back', (link) => {
  expect(judge(link, 'https://elsewhere.example/')).toEqual({ status: 'failed', problem: 'no_link_back' });
});

it('leaves a page without links to other sites to a reviewer, because it shows them to scripts or members only', () => {
  for (const links of [[], ['/login'], ['https://help.social.example/'], ['javascript:alert(1)', 'http://[']])
    expect(judge(...links)).toEqual({ status: 'received', problem: 'unreadable' });
});

it.each([
  `https://search.example/?q=${BACK}`,
  `https://search.example/?q=${encodeURIComponent(BACK)}`,
  `https://search.example/?q=${encodeURIComponent(encodeURIComponent(BACK.replace('c', '%63')))}`,
  'https://share.example/%63h%61rity_1',
])('leaves %s to a reviewer, because a search shows each link that it is asked for', (url) => {
  expect(judgeProfile(url, [BACK, 'https://elsewhere.example/'], sought)).toEqual({
    status: 'received',
    problem: 'unreadable',
  });
});

it('stops at the most links, and keeps no open elements', () => {
  expect(listLinks('<a href="/x">'.repeat(MOST_LINKS + 5))).toHaveLength(MOST_LINKS);
  // With a list of open elements, this took 40 s.
  expect(listLinks(`${'<b>'.repeat(320_000)}<a href="/x">`)).toEqual(['/x']);
});

it('reads the links of broken pages, and of nothing else', () => {
  expect(
    listLinks(`<p><A HREF='/a'>one<a href="/b&amp;c"><img src="/d"><a>none <!-- <a href="/e"> -->`),
  ).toEqual(['/a', '/b&c']);
  expect(listLinks('%PDF-1.7 \u0000 <')).toEqual([]);
});
