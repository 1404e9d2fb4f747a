/** The few texts that the server renders on the pages where people find a charity. */
import { type PageLanguage, PSEUDO_LANGUAGE } from './language';

interface FindTexts {
  title: string;
  description: string;
  describeCharity(name: string): string;
  campaignOf(campaign: string, charity: string): string;
  describeCampaign(campaign: string, charity: string): string;
  needsScript(name: string): string;
}

const TEXTS: Record<PageLanguage, FindTexts> = {
  en: {
    title: 'Find a charity',
    description: 'Find a charity, see what it achieves, and give in a minute, without an account.',
    describeCharity: (name) => `What ${name} does, how far it can be trusted, and how to give to it.`,
    campaignOf: (campaign, charity) => `${campaign}, a campaign of ${charity}`,
    describeCampaign: (campaign, charity) => `Give to ${campaign}, a campaign of ${charity}.`,
    needsScript: (name) =>
      `${name}: to see more, your browser needs JavaScript. Switch it on and load the page again.`,
  },
  de: {
    title: 'Eine Organisation finden',
    description:
      'Eine Organisation finden, sehen, was sie erreicht, und in einer Minute spenden, ohne Konto.',
    describeCharity: (name) =>
      `Was ${name} tut, wie vertrauenswürdig die Organisation ist und wie man ihr spendet.`,
    campaignOf: (campaign, charity) => `${campaign}, eine Aktion von ${charity}`,
    describeCampaign: (campaign, charity) => `Für ${campaign} spenden, eine Aktion von ${charity}.`,
    needsScript: (name) =>
      `${name}: Um mehr zu sehen, braucht Ihr Browser JavaScript. Schalten Sie es ein und laden Sie die Seite neu.`,
  },
  es: {
    title: 'Encontrar una organización',
    description: 'Encuentre una organización, vea lo que logra y done en un minuto, sin cuenta.',
    describeCharity: (name) => `Qué hace ${name}, cuánta confianza merece y cómo donar.`,
    campaignOf: (campaign, charity) => `${campaign}, una campaña de ${charity}`,
    describeCampaign: (campaign, charity) => `Done a ${campaign}, una campaña de ${charity}.`,
    needsScript: (name) =>
      `${name}: para ver más, su navegador necesita JavaScript. Actívelo y vuelva a cargar la página.`,
  },
  [PSEUDO_LANGUAGE]: {
    title: '⟦Ƒîñð á çĥáŕîţý⟧',
    description: '⟦Ƒîñð á çĥáŕîţý⟧',
    describeCharity: (name) => `⟦Ŵĥáţ ⟧${name}⟦ ðöéš⟧`,
    campaignOf: (campaign, charity) => `${campaign}⟦, á çáɱþáîĝñ öƒ ⟧${charity}`,
    describeCampaign: (campaign, charity) => `⟦Ĝîṽé ţö ⟧${campaign}⟦ ⟧${charity}`,
    needsScript: (name) => `${name}⟦ ñéédš šçŕîþţ⟧`,
  },
};

export function findTextsOf(language: PageLanguage): FindTexts {
  return TEXTS[language];
}
