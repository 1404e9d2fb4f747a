/** What is known about a charity's social profiles. See docs/rules/charities.md. */

/** The most social profiles of a charity. */
export const MAX_SOCIAL_LINKS = 5;

export const SOCIAL_STATUSES = ['received', 'passed', 'failed'] as const;
export type SocialStatus = (typeof SOCIAL_STATUSES)[number];

/** Why a profile has not passed. A reviewer decides about one that is `unreadable`. */
export const SOCIAL_PROBLEMS = ['unreadable', 'no_link_back', 'refused'] as const;
export type SocialProblem = (typeof SOCIAL_PROBLEMS)[number];

export interface SocialFinding {
  status: SocialStatus;
  problem: SocialProblem | null;
}

/** The page could not be read: only a reviewer can tell. */
export const UNREADABLE: SocialFinding = { status: 'received', problem: 'unreadable' };

interface Sought {
  charityId: string;
  /** The platform's own address, under which the charity has its page. */
  address: string;
}

/**
 * Judges a profile by the links of its page. A page without a link to any other site shows its content only to
 * scripts or to people who signed in, so it counts as unreadable. So does one whose own address names the charity:
 * a search page links to whatever its address asks for.
 */
export function judgeProfile(url: string, links: readonly string[], sought: Sought): SocialFinding {
  if (decodeAscii(url).includes(sought.charityId)) return UNREADABLE;
  const urls = links.flatMap((link) => targetsOf(link, url));
  if (urls.some((each) => leadsBack(each, sought))) return { status: 'passed', problem: null };
  const { hostname } = new URL(url);
  const hasOther = urls.some((each) => siteOf(each.hostname) !== siteOf(hostname));
  return hasOther ? { status: 'failed', problem: 'no_link_back' } : UNREADABLE;
}

/** The links of a page lead to a target, or through a counting address that has the target as a parameter. */
function targetsOf(link: string, base: string): URL[] {
  if (!URL.canParse(link, base)) return [];
  const url = new URL(link, base);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return [];
  const inside = [...url.searchParams.values()].filter((text) => /^https?:/.test(text) && URL.canParse(text));
  return [url, ...inside.map((text) => new URL(text))];
}

function leadsBack({ origin, pathname }: URL, { charityId, address }: Sought): boolean {
  return origin === new URL(address).origin && pathname.split('/').includes(charityId);
}

/** Decodes what was encoded, also more than once. Ids have no other characters. */
function decodeAscii(url: string): string {
  const once = url.replace(/%(?:25)+/g, '%');
  return once.replace(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

/** The last two labels of a name, so that `www.example.org` and `static.example.org` are one site. */
function siteOf(hostname: string): string {
  return hostname.split('.').slice(-2).join('.');
}
