/** The words of the form for referees, in the languages of mails. */
import { type Locale } from '../../../domain/mails/locale';

export interface ReferenceWords {
  title: (charity: string) => string;
  asks: (asker: string, charity: string, relation: string) => string;
  privacy: string;
  knows: string;
  since: string;
  how: string;
  recommends: string;
  statement: string;
  yes: string;
  no: string;
  choose: string;
  send: string;
  decline: string;
  incomplete: string;
  answered: [title: string, text: string];
  declined: [title: string, text: string];
  closed: [title: string, text: string];
}

export const REFERENCE_WORDS: Record<Locale, ReferenceWords> = {
  en: {
    title: (charity) => `Reference for ${charity}`,
    asks: (asker, charity, relation) =>
      `${asker} named you as a referee for ${charity} (“${relation}”). The organization applies for enhanced verification.`,
    privacy:
      'Only the platform’s reviewers read your answer. The organization sees whether you answered, but not what you wrote. You can answer once.',
    knows: 'Do you know the organization?',
    since: 'Since when?',
    how: 'How do you know it?',
    recommends: 'Would you recommend it to donors?',
    statement: 'Your statement (at most 2000 characters)',
    yes: 'Yes',
    no: 'No',
    choose: 'Choose',
    send: 'Send the reference',
    decline: 'Decline',
    incomplete: 'Answer all questions, or decline. The statement has at most 2000 characters.',
    answered: ['Thank you', 'Your reference has arrived.'],
    declined: ['You declined', 'You get no more mails about this reference.'],
    closed: [
      'This link does not work',
      'It was already used, has expired, or the reference is no longer needed.',
    ],
  },
  es: {
    title: (charity) => `Referencia para ${charity}`,
    asks: (asker, charity, relation) =>
      `${asker} le nombró como referencia de ${charity} («${relation}»). La organización solicita la verificación ampliada.`,
    privacy:
      'Solo los revisores de la plataforma leen su respuesta. La organización ve si ha respondido, pero no lo que ha escrito. Puede responder una vez.',
    knows: '¿Conoce la organización?',
    since: '¿Desde cuándo?',
    how: '¿De qué la conoce?',
    recommends: '¿La recomendaría a donantes?',
    statement: 'Su declaración (máximo 2000 caracteres)',
    yes: 'Sí',
    no: 'No',
    choose: 'Elija',
    send: 'Enviar la referencia',
    decline: 'Rechazar',
    incomplete:
      'Responda a todas las preguntas, o rechace. La declaración tiene 2000 caracteres como máximo.',
    answered: ['Gracias', 'Su referencia ha llegado.'],
    declined: ['Ha rechazado', 'No recibirá más mensajes sobre esta referencia.'],
    closed: ['Este enlace no funciona', 'Ya se usó, ha caducado, o la referencia ya no hace falta.'],
  },
  de: {
    title: (charity) => `Referenz für ${charity}`,
    asks: (asker, charity, relation) =>
      `${asker} hat Sie als Referenz für ${charity} genannt („${relation}“). Die Organisation beantragt die erweiterte Prüfung.`,
    privacy:
      'Nur die Prüferinnen und Prüfer der Plattform lesen Ihre Antwort. Die Organisation sieht, ob Sie geantwortet haben, aber nicht, was Sie geschrieben haben. Sie können einmal antworten.',
    knows: 'Kennen Sie die Organisation?',
    since: 'Seit wann?',
    how: 'Woher kennen Sie sie?',
    recommends: 'Würden Sie sie Spendern empfehlen?',
    statement: 'Ihre Stellungnahme (höchstens 2000 Zeichen)',
    yes: 'Ja',
    no: 'Nein',
    choose: 'Wählen Sie',
    send: 'Die Referenz senden',
    decline: 'Ablehnen',
    incomplete:
      'Beantworten Sie alle Fragen, oder lehnen Sie ab. Die Stellungnahme hat höchstens 2000 Zeichen.',
    answered: ['Vielen Dank', 'Ihre Referenz ist angekommen.'],
    declined: ['Sie haben abgelehnt', 'Sie bekommen keine weiteren Mails zu dieser Referenz.'],
    closed: [
      'Dieser Link funktioniert nicht',
      'Er wurde schon benutzt, ist abgelaufen, oder die Referenz wird nicht mehr gebraucht.',
    ],
  },
};
