/** The mails to an organization about the video call of its verification. */
import { type Locale } from '../../../domain/mails/locale';
import { type VideoCallStatus } from '../../../domain/video-calls/video-call';
import { type Letter, type Printer, type Template } from './template';

/** The statuses that members get a mail about. A proposal needs no mail, because a member made it. */
type ToldCall = Exclude<VideoCallStatus, 'proposed'>;

export interface CallNews {
  entityId: string;
  charityName: string;
  status: ToldCall;
  /** ISO 8601. */
  at: string;
  /** True if the call has an address. Mails link only to our own pages, so the mail says where to find the address. */
  hasLink: boolean;
}

const SENTENCES: Record<Locale, Record<ToldCall, string>> = {
  en: {
    scheduled: 'A video call is scheduled',
    cancelled: 'The video call is cancelled',
    passed: 'The video call was successful',
    failed: 'The video call was not successful',
    no_show: 'Nobody came to the video call',
  },
  es: {
    scheduled: 'Hay una videollamada programada',
    cancelled: 'La videollamada está cancelada',
    passed: 'La videollamada salió bien',
    failed: 'La videollamada no salió bien',
    no_show: 'Nadie acudió a la videollamada',
  },
  de: {
    scheduled: 'Ein Videogespräch ist vereinbart',
    cancelled: 'Das Videogespräch ist abgesagt',
    passed: 'Das Videogespräch ist bestanden',
    failed: 'Das Videogespräch ist nicht bestanden',
    no_show: 'Zum Videogespräch ist niemand gekommen',
  },
};

interface Words {
  time: string;
  link: string;
  again: string;
  readChange: string;
  readAgain: string;
}

const WORDS: Record<Locale, Words> = {
  en: {
    time: 'Time',
    link: 'The address of the call is in the record of your verification.',
    again: 'You can propose another time.',
    readChange: 'Read how to see or move the call',
    readAgain: 'Read how to propose a time',
  },
  es: {
    time: 'Hora',
    link: 'La dirección de la llamada está en el registro de su verificación.',
    again: 'Puede proponer otra hora.',
    readChange: 'Leer cómo ver o cambiar la llamada',
    readAgain: 'Leer cómo proponer una hora',
  },
  de: {
    time: 'Zeit',
    link: 'Die Adresse des Gesprächs steht im Eintrag Ihrer Prüfung.',
    again: 'Sie können eine andere Zeit vorschlagen.',
    readChange: 'Lesen, wie Sie das Gespräch ansehen oder verlegen',
    readAgain: 'Lesen, wie Sie eine Zeit vorschlagen',
  },
};

function writeCall(locale: Locale) {
  return ({ entityId, charityName, status, at, hasLink }: CallNews, print: Printer): Letter => {
    const words = WORDS[locale];
    const label = status === 'scheduled' ? words.readChange : words.readAgain;
    return {
      subject: `${charityName}: ${SENTENCES[locale][status]}`,
      paragraphs: [
        `${SENTENCES[locale][status]}: ${charityName} (${entityId}). ${words.time}: ${print.time(at)}.`,
        ...(status === 'scheduled' && hasLink ? [words.link] : []),
        ...(status === 'passed' ? [] : [words.again]),
      ],
      ...(status === 'passed' ? {} : { action: { label, path: '/docs/rules/video-calls' } }),
    };
  };
}

export const videoCallMoved: Template<CallNews> = {
  example: {
    entityId: 'charity_01m7zrgg3w0dvw7sakaks4a7hc',
    charityName: 'Helping Hands',
    status: 'scheduled',
    at: '2026-03-08T12:00:00.000Z',
    hasLink: true,
  },
  letters: { en: writeCall('en'), es: writeCall('es'), de: writeCall('de') },
};
