/** Answers a request for the page for giving that another site shows in a frame. */
import { type Context } from 'koa';
import { type Charity } from '../../db/queries/charities/charities';
import { completeGiveSettings } from '../../domain/charities/give-settings';

export interface Embedding {
  /** The sites that the charity lets show its page. */
  origins: string[];
  /** The site that asks, if it is one of them. */
  origin: string | undefined;
}

/** Returns undefined for a page that stands alone. */
export function embeddingOf({ query }: Context, charity: Charity): Embedding | undefined {
  if (query.embed === undefined) return undefined;
  const origins = embedOriginsOf(charity);
  return { origins, origin: origins.find((each) => each === query.origin) };
}

/** The sites that may show the pages for giving of a charity and of its campaigns. */
export function embedOriginsOf({ giveSettings }: Charity): string[] {
  return completeGiveSettings(giveSettings).embedOrigins;
}
