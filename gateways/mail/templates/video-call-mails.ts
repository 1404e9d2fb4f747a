/** The mails to an organization about the video call of its verification. */
import { type Locale } from '../../../domain/mails/locale';
import { type VideoCallStatus } from '../../../domain/video-calls/video-call';
import { type Printer, type Template } from './template';

/** The statuses that members get a mail about. A proposal needs no mail, because a member made it. */
export type ToldCall = Exclude<VideoCallStatus, 'proposed'>;

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

const WORDS: Record<Locale, { time: string; link: string; change: string; again: string }> = {
  en: {
    time: 'Time',
    link: 'To see the address of the call',
    change: 'To propose another time',
    again: 'To propose a new time',
  },
  es: {
    time: 'Hora',
    link: 'Para ver la dirección de la llamada',
    change: 'Para proponer otra hora',
    again: 'Para proponer una nueva hora',
  },
  de: {
    time: 'Zeit',
    link: 'So sehen Sie die Adresse des Gesprächs',
    change: 'So schlagen Sie eine andere Zeit vor',
    again: 'So schlagen Sie eine neue Zeit vor',
  },
};

function writeCall(locale: Locale) {
  return ({ entityId, charityName, status, at, hasLink }: CallNews, print: Printer) => {
    const words = WORDS[locale];
    const next = status === 'scheduled' ? words.change : words.again;
    return {
      subject: `${charityName}: ${SENTENCES[locale][status]}`,
      paragraphs: [
        `${SENTENCES[locale][status]}: ${charityName}. ${words.time}: ${print.time(at)}.`,
        ...(status === 'scheduled' && hasLink
          ? [`${words.link}: GET /api/v1/verification/status/${entityId}`]
          : []),
        ...(status === 'passed' ? [] : [`${next}: POST /api/v1/verification/${entityId}/video-call`]),
      ],
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
