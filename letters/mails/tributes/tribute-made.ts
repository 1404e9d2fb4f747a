/** Tells a person whom donors named of gifts in honor or in memory of somebody. */
import { type TributeKind } from '../../../domain/tributes/tribute';
import { type Say } from '../../../texts/languages';
import { type Letter, type Mail, type Sentence } from '../mail';

interface TributeGift {
  kind: TributeKind;
  /** The person in whose honor or memory the gift was made. */
  name: string;
  /** Null for an anonymous donor. */
  donorName: string | null;
  charityName: string;
  message: string | null;
}

interface News {
  readerName: string;
  /** Several if they waited for one mail. */
  gifts: [TributeGift, ...TributeGift[]];
}

export const tributeMade: Mail<News> = {
  example: {
    readerName: 'Luis Marín',
    gifts: [
      {
        kind: 'in_memory',
        name: 'Rosa Marín',
        donorName: 'Ada Okafor',
        charityName: 'Helping Hands',
        message: 'She taught all of us to read.',
      },
    ],
  },
  write: ({ readerName, gifts }, { say }) => {
    const [first, ...others] = gifts;
    return others.length === 0 ? writeOne(readerName, first) : writeSeveral(readerName, gifts, say);
  },
};

function writeOne(readerName: string, { kind, name, donorName, charityName, message }: TributeGift): Letter {
  return {
    subject: `tribute_made.subject.${kind}`,
    values: { name, readerName, charityName, donorName, message },
    paragraphs: [
      'tribute_made.greeting',
      donorName === null ? `tribute_made.anonymous.${kind}` : `tribute_made.given.${kind}`,
      message !== null && (donorName === null ? 'tribute_made.message' : 'tribute_made.writes'),
      message !== null && 'tribute_made.quote',
      'tribute_made.once',
    ],
  };
}

function writeSeveral(readerName: string, gifts: TributeGift[], say: Say<Sentence>): Letter {
  return {
    subject: 'tribute_made.subject.several',
    values: { readerName, gifts: gifts.map((gift) => tellGift(gift, say)).join('\n\n') },
    paragraphs: [
      'tribute_made.greeting',
      'tribute_made.several',
      'tribute_made.gifts',
      'tribute_made.together',
    ],
  };
}

function tellGift({ kind, name, donorName, charityName, message }: TributeGift, say: Say<Sentence>): string {
  const given =
    donorName === null
      ? say(`tribute_made.anonymous.${kind}`, { name, charityName })
      : say(`tribute_made.given.${kind}`, { name, charityName, donorName });
  if (message === null) return given;
  const lead = donorName === null ? say('tribute_made.message') : say('tribute_made.writes', { donorName });
  return [given, lead, say('tribute_made.quote', { message })].join('\n');
}
