/** The mail that invites somebody to manage a charity. */
import { type Template } from './template';

export interface InvitationNews {
  charityName: string;
  token: string;
  /** ISO 8601. */
  expiresAt: string;
}

const pathOf = (token: string) => `/account/invitation?token=${token}`;

export const memberInvited: Template<InvitationNews> = {
  example: { charityName: 'Helping Hands', token: 'EXAMPLE', expiresAt: '2026-03-08T12:00:00.000Z' },
  letters: {
    en: ({ charityName, token, expiresAt }, print) => ({
      subject: `Invitation to manage ${charityName}`,
      paragraphs: [
        `You are invited to manage ${charityName} on this giving platform. Open the link by ${print.time(expiresAt)} to accept. You can create an account there if you have none.`,
        'If you do not know this charity, ignore this email.',
      ],
      action: { label: 'Accept the invitation', path: pathOf(token) },
    }),
    es: ({ charityName, token, expiresAt }, print) => ({
      subject: `Invitación para gestionar ${charityName}`,
      paragraphs: [
        `Le invitan a gestionar ${charityName} en esta plataforma de donaciones. Abra el enlace antes del ${print.time(expiresAt)} para aceptar. Allí puede crear una cuenta si no tiene ninguna.`,
        'Si no conoce esta organización, no haga caso de este mensaje.',
      ],
      action: { label: 'Aceptar la invitación', path: pathOf(token) },
    }),
    de: ({ charityName, token, expiresAt }, print) => ({
      subject: `Einladung, ${charityName} zu verwalten`,
      paragraphs: [
        `Sie sind eingeladen, ${charityName} auf dieser Spendenplattform zu verwalten. Öffnen Sie den Link bis ${print.time(expiresAt)}, um anzunehmen. Dort können Sie ein Konto anlegen, wenn Sie keines haben.`,
        'Wenn Sie diese Organisation nicht kennen, beachten Sie diese E-Mail nicht.',
      ],
      action: { label: 'Die Einladung annehmen', path: pathOf(token) },
    }),
  },
};
