/** Decides which other sites may show a giving page in a frame. */
import { type Context } from 'koa';
import { type Charity } from '../../db/queries/charities/charities';
import { completeGiveSettings } from '../../domain/charities/give-settings';

export interface Embedding {
  /** The sites that the charity allows to show its page. */
  origins: string[];
  /** The site that the request names, if the charity allows it. */
  origin: string | undefined;
}

/** Returns undefined if the request is not for a frame. */
export function embeddingOf({ query }: Context, charity: Charity): Embedding | undefined {
  if (query.embed !== '1') return undefined;
  const origins = embedOriginsOf(charity);
  return { origins, origin: origins.find((each) => each === query.origin) };
}

/** The sites that may show the giving pages of a charity and its campaigns. */
export function embedOriginsOf({ giveSettings }: Charity): string[] {
  return completeGiveSettings(giveSettings).embedOrigins;
}
