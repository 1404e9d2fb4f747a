/** The mail about a gift in honor or in memory of a person. The donor chooses its recipient. */
import { breakLinks, type TributeKind } from '../../../domain/tributes/tribute';
import { type Template } from './template';

export interface TributeNews {
  kind: TributeKind;
  /** The person in whose honor or memory the gift was made. */
  name: string;
  readerName: string;
  /** Null for an anonymous donor. */
  donorName: string | null;
  charityName: string;
  message: string | null;
}

export const tributeMade: Template<TributeNews> = {
  example: {
    kind: 'in_memory',
    name: 'Rosa Marín',
    readerName: 'Luis Marín',
    donorName: 'Ada Okafor',
    charityName: 'Helping Hands',
    message: 'She taught all of us to read.',
  },
  letters: {
    en: (news) => {
      const { name, readerName, donorName, charityName, message } = plain(news);
      const giver = donorName ?? 'Somebody who wants to stay anonymous';
      const cause = news.kind === 'in_memory' ? `in memory of ${name}` : `in honor of ${name}`;
      return {
        subject: `A gift ${cause}`,
        paragraphs: [
          `Dear ${readerName},`,
          `${giver} has given to ${charityName} ${cause}.`,
          ...quote(donorName === null ? 'The message:' : `${donorName} writes:`, message),
          'You get this email once, because the donor named your address. If you want no emails about gifts like this one, use the button of your email program to unsubscribe.',
        ],
      };
    },
    es: (news) => {
      const { name, readerName, donorName, charityName, message } = plain(news);
      const giver = donorName ?? 'Una persona que prefiere no decir su nombre';
      const cause = news.kind === 'in_memory' ? `en memoria de ${name}` : `en honor de ${name}`;
      return {
        subject: `Una donación ${cause}`,
        paragraphs: [
          `Hola, ${readerName}:`,
          `${giver} ha hecho una donación a ${charityName} ${cause}.`,
          ...quote(donorName === null ? 'El mensaje:' : `${donorName} escribe:`, message),
          'Recibe este mensaje una sola vez, porque quien donó indicó su dirección. Si no quiere mensajes sobre donaciones como esta, use el botón de su programa de correo para darse de baja.',
        ],
      };
    },
    de: (news) => {
      const { name, readerName, donorName, charityName, message } = plain(news);
      const giver = donorName ?? 'Jemand, der ungenannt bleiben möchte,';
      const cause = news.kind === 'in_memory' ? `im Gedenken an ${name}` : `zu Ehren von ${name}`;
      return {
        subject: `Eine Spende ${cause}`,
        paragraphs: [
          `Guten Tag ${readerName},`,
          `${giver} hat ${cause} an ${charityName} gespendet.`,
          ...quote(donorName === null ? 'Die Nachricht:' : `${donorName} schreibt:`, message),
          'Sie bekommen diese E-Mail einmal, weil Ihre Adresse bei der Spende genannt wurde. Wenn Sie keine E-Mails über solche Spenden möchten, melden Sie sich mit dem Knopf Ihres E-Mail-Programms ab.',
        ],
      };
    },
  },
};

/** Breaks web addresses in user-written text, so that no mail program turns them into links. */
function plain(news: TributeNews) {
  const { name, readerName, donorName, charityName, message } = news;
  return {
    name: breakLinks(name),
    readerName: breakLinks(readerName),
    donorName: donorName === null ? null : breakLinks(donorName),
    charityName: breakLinks(charityName),
    message: message === null ? null : breakLinks(message),
  };
}

function quote(introduction: string, message: string | null): string[] {
  return message === null ? [] : [introduction, message];
}
