/** Chooses the language of a page, and holds the few texts that the server renders. */
import { type Context } from 'koa';
import { LOCALES } from '../../domain/mails/locale';

/** The pseudo-language marks every translatable text, so that tests find hard-coded texts. */
export const PSEUDO_LANGUAGE = 'en-XA';
export type PageLanguage = (typeof LOCALES)[number] | typeof PSEUDO_LANGUAGE;

const LANGUAGES: PageLanguage[] = [...LOCALES, PSEUDO_LANGUAGE];

/** Returns the language in `?lang=` if supported, else the browser's. Only a sandbox has the pseudo-language. */
export function languageOf(context: Context, environment: 'sandbox' | 'production'): PageLanguage {
  const asked = LANGUAGES.find((each) => each === context.query.lang);
  if (asked !== undefined && (asked !== PSEUDO_LANGUAGE || environment === 'sandbox')) return asked;
  const spoken = environment === 'sandbox' ? LANGUAGES : LOCALES;
  const preferred = context.acceptsLanguages(...spoken);
  return spoken.find((each) => each === preferred) ?? 'en';
}

interface Texts {
  giveTo(name: string): string;
  giveToCampaign(name: string, campaign: string): string;
  /** The description of a page whose charity has none. */
  describe(name: string): string;
  needsScript(name: string): string;
  notFoundTitle: string;
  notFound: string;
}

const EN: Texts = {
  giveTo: (name) => `Give to ${name}`,
  giveToCampaign: (name, campaign) => `Give to ${campaign}, a campaign of ${name}`,
  describe: (name) => `Give to ${name} in a minute, without an account. You get a receipt.`,
  needsScript: (name) =>
    `To give to ${name} on this page, your browser needs JavaScript. Switch it on and load the page again.`,
  notFoundTitle: 'This page does not exist',
  notFound: 'The address may be mistyped, or what it showed may be gone.',
};

const TEXTS: Record<PageLanguage, Texts> = {
  en: EN,
  de: {
    giveTo: (name) => `Für ${name} spenden`,
    giveToCampaign: (name, campaign) => `Für ${campaign} spenden, eine Aktion von ${name}`,
    describe: (name) => `In einer Minute für ${name} spenden, ohne Konto. Sie erhalten eine Quittung.`,
    needsScript: (name) =>
      `Um hier für ${name} zu spenden, braucht Ihr Browser JavaScript. Schalten Sie es ein und laden Sie die Seite neu.`,
    notFoundTitle: 'Diese Seite gibt es nicht',
    notFound: 'Vielleicht ist die Adresse falsch geschrieben, oder es gibt den Inhalt nicht mehr.',
  },
  es: {
    giveTo: (name) => `Donar a ${name}`,
    giveToCampaign: (name, campaign) => `Donar a ${campaign}, una campaña de ${name}`,
    describe: (name) => `Done a ${name} en un minuto, sin cuenta. Recibirá un recibo.`,
    needsScript: (name) =>
      `Para donar a ${name} en esta página, su navegador necesita JavaScript. Actívelo y vuelva a cargar la página.`,
    notFoundTitle: 'Esta página no existe',
    notFound: 'Puede que la dirección esté mal escrita o que el contenido ya no exista.',
  },
  [PSEUDO_LANGUAGE]: {
    giveTo: (name) => `⟦Ĝîṽé ţö ⟧${name}`,
    giveToCampaign: (name, campaign) => `⟦Ĝîṽé ţö ⟧${campaign}⟦ ⟧${name}`,
    describe: (name) => `⟦Ĝîṽé ţö ⟧${name}`,
    needsScript: (name) => `⟦Ñéédš šçŕîþţ⟧ ${name}`,
    notFoundTitle: '⟦Ñöţ ƒöûñð⟧',
    notFound: '⟦Ñöţ ƒöûñð⟧',
  },
};

export function textsOf(language: PageLanguage): Texts {
  return TEXTS[language];
}
