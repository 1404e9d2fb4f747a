/** The mail that asks a referee about an organization, and its reminder. */
import { type Template } from './template';

export interface ReferenceNews {
  /** The referee. */
  name: string;
  /** The person who named the referee. */
  askedBy: string;
  charityName: string;
  token: string;
  /** ISO 8601. */
  expiresAt: string;
  isReminder: boolean;
}

const pathOf = (token: string) => `/account/references?token=${token}`;

export const referenceRequested: Template<ReferenceNews> = {
  example: {
    name: 'Ada Lovelace',
    askedBy: 'Grace Hopper',
    charityName: 'Helping Hands',
    token: 'EXAMPLE',
    expiresAt: '2026-03-31T12:00:00.000Z',
    isReminder: false,
  },
  letters: {
    en: ({ name, askedBy, charityName, token, expiresAt, isReminder }, print) => ({
      subject: `${isReminder ? 'Reminder: reference' : 'Reference'} for ${charityName}`,
      paragraphs: [
        `Dear ${name},`,
        `${askedBy} named you as a referee for ${charityName}, which applies for enhanced verification on this giving platform. Please answer five questions by ${print.time(expiresAt)}, or decline.`,
        `Only the platform’s reviewers read your answer. ${charityName} sees whether you answered, but not what you wrote.`,
        'If you do not know this organization, open the link and decline. Then you get no more emails about it.',
      ],
      action: { label: 'Answer or decline', path: pathOf(token) },
    }),
    es: ({ name, askedBy, charityName, token, expiresAt, isReminder }, print) => ({
      subject: `${isReminder ? 'Recordatorio: referencia' : 'Referencia'} para ${charityName}`,
      paragraphs: [
        `Hola, ${name}:`,
        `${askedBy} le nombró como referencia de ${charityName}, que solicita la verificación ampliada en esta plataforma de donaciones. Responda a cinco preguntas antes del ${print.time(expiresAt)}, o rechace la petición.`,
        `Solo los revisores de la plataforma leen su respuesta. ${charityName} ve si ha respondido, pero no lo que ha escrito.`,
        'Si no conoce esta organización, abra el enlace y rechace la petición. Así no recibirá más mensajes sobre ella.',
      ],
      action: { label: 'Responder o rechazar', path: pathOf(token) },
    }),
    de: ({ name, askedBy, charityName, token, expiresAt, isReminder }, print) => ({
      subject: `${isReminder ? 'Erinnerung: Referenz' : 'Referenz'} für ${charityName}`,
      paragraphs: [
        `Guten Tag ${name},`,
        `${askedBy} hat Sie als Referenz für ${charityName} genannt. Diese Organisation beantragt auf dieser Spendenplattform die erweiterte Prüfung. Bitte beantworten Sie bis ${print.time(expiresAt)} fünf Fragen, oder lehnen Sie ab.`,
        `Nur die Prüferinnen und Prüfer der Plattform lesen Ihre Antwort. ${charityName} sieht, ob Sie geantwortet haben, aber nicht, was Sie geschrieben haben.`,
        'Wenn Sie diese Organisation nicht kennen, öffnen Sie den Link und lehnen Sie ab. Dann bekommen Sie keine weiteren E-Mails dazu.',
      ],
      action: { label: 'Antworten oder ablehnen', path: pathOf(token) },
    }),
  },
};
