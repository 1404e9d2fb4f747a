/** Tells a person whom the donor named of a gift in honor or in memory of somebody. */
import { breakLinks, type TributeKind } from '../../../domain/tributes/tribute';
import { type Mail } from '../mail';

interface News {
  kind: TributeKind;
  /** The person in whose honor or memory the gift was made. */
  name: string;
  readerName: string;
  /** Null for an anonymous donor. */
  donorName: string | null;
  charityName: string;
  message: string | null;
}

export const tributeMade: Mail<News> = {
  example: {
    kind: 'in_memory',
    name: 'Rosa Marín',
    readerName: 'Luis Marín',
    donorName: 'Ada Okafor',
    charityName: 'Helping Hands',
    message: 'She taught all of us to read.',
  },
  write: ({ kind, name, readerName, donorName, charityName, message }) => ({
    subject: `tribute_made.subject.${kind}`,
    // Mail programs turn web addresses into links, also those that a donor wrote.
    values: {
      name: breakLinks(name),
      readerName: breakLinks(readerName),
      charityName: breakLinks(charityName),
      donorName: donorName === null ? null : breakLinks(donorName),
      message: message === null ? null : breakLinks(message),
    },
    paragraphs: [
      'tribute_made.greeting',
      donorName === null ? `tribute_made.anonymous.${kind}` : `tribute_made.given.${kind}`,
      message !== null && (donorName === null ? 'tribute_made.message' : 'tribute_made.writes'),
      message !== null && 'tribute_made.quote',
      'tribute_made.once',
    ],
  }),
};
