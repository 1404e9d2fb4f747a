/** The mail with a saved report of a charity. */
import { type Template } from './template';

export interface ReportNews {
  reportId: string;
  reportName: string;
  charityId: string;
  charityName: string;
  /** The first and the last day, as ISO 8601. */
  from: string;
  to: string;
  /** False if the file is too large for an email. */
  isAttached: boolean;
}

const REPORTS_PATH = '/docs/rules/reports';

export const savedReport: Template<ReportNews> = {
  example: {
    reportId: 'savedreport_01m7zrgg3w0dvw7sakaks4a7hd',
    reportName: 'Card gifts of the month',
    charityId: 'charity_01m7zrgg3w0dvw7sakaks4a7hc',
    charityName: 'Helping Hands',
    from: '2027-01-01',
    to: '2027-01-31',
    isAttached: true,
  },
  letters: {
    en: (news, print) => ({
      subject: `${news.reportName}: report of ${news.charityName}`,
      paragraphs: [
        `Charity: ${news.charityName} (${news.charityId})`,
        news.isAttached
          ? `The report “${news.reportName}” for ${print.day(news.from)} to ${print.day(news.to)} is attached.`
          : `The report “${news.reportName}” for ${print.day(news.from)} to ${print.day(news.to)} is too large for an email. Any member can download it. Its id is ${news.reportId}.`,
      ],
      action: { label: 'Read how saved reports work', path: REPORTS_PATH },
    }),
    es: (news, print) => ({
      subject: `${news.reportName}: informe de ${news.charityName}`,
      paragraphs: [
        `Organización: ${news.charityName} (${news.charityId})`,
        news.isAttached
          ? `Adjuntamos el informe «${news.reportName}» del ${print.day(news.from)} al ${print.day(news.to)}.`
          : `El informe «${news.reportName}» del ${print.day(news.from)} al ${print.day(news.to)} es demasiado grande para un correo. Cualquier miembro puede descargarlo. El ID del informe es ${news.reportId}.`,
      ],
      action: { label: 'Leer cómo funcionan los informes', path: REPORTS_PATH },
    }),
    de: (news, print) => ({
      subject: `${news.reportName}: Bericht von ${news.charityName}`,
      paragraphs: [
        `Organisation: ${news.charityName} (${news.charityId})`,
        news.isAttached
          ? `Der Bericht „${news.reportName}“ vom ${print.day(news.from)} bis ${print.day(news.to)} liegt bei.`
          : `Der Bericht „${news.reportName}“ vom ${print.day(news.from)} bis ${print.day(news.to)} ist zu groß für eine E-Mail. Jedes Mitglied kann ihn herunterladen. Die ID des Berichts ist ${news.reportId}.`,
      ],
      action: { label: 'Lesen, wie gespeicherte Berichte funktionieren', path: REPORTS_PATH },
    }),
  },
};
