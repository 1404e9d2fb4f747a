/** The German texts for refused forms, which the pages choose by code and field. */
import { type faults as en } from './en';

export const faults: Record<keyof typeof en, string> = {
  checkFields: 'Berichtigen Sie die markierten Felder.',
  faultOfLine: '„{line}“: {fault}',
  faultRequired: 'Füllen Sie dieses Feld aus.',
  faultTooLong: 'Höchstens {limit} Zeichen.',
  faultTooManyLines: 'Höchstens {limit} Zeilen.',
  faultOther: 'Diese Angabe ist ungültig. Ändern Sie sie.',
  faultCard: 'Entfernen Sie die Kartennummer.',
  faultUnseen: 'Entfernen Sie Steuerzeichen und unsichtbare Zeichen.',
  faultName:
    'Wählen Sie einen anderen Namen. Er darf weder eine Kartennummer noch den Namen der Plattform oder einer geprüften Organisation enthalten.',
  faultNoScope: 'Wählen Sie mindestens eines aus.',
  faultAddress:
    'Beginnen Sie mit https:// oder auf dem eigenen Rechner mit http://, und lassen Sie Benutzernamen, # und * weg.',
  faultDocument:
    'Geben Sie eine Webadresse ohne Benutzernamen ein, die mit https:// oder http:// beginnt, oder die ID eines Dokuments, das Sie hochgeladen haben.',
  faultNoDocument: 'Sie haben kein Dokument mit dieser ID hochgeladen.',
  // the whole form
  refusedGone: 'Das gibt es nicht mehr.',
  refusedOther: 'Das hat nicht funktioniert. Prüfen Sie Ihre Angaben, und versuchen Sie es noch einmal.',
  tooManySources: 'Sie haben {limit} Karten und Konten gespeichert. Entfernen Sie zuerst eines.',
  tooManyAttempts: 'Zu viele Versuche. Versuchen Sie es in einer Stunde noch einmal.',
  unavailable: 'Ein Teil der Plattform antwortet nicht. Versuchen Sie es gleich noch einmal.',
  'refused:form_expired':
    'Dieses Formular ist abgelaufen. Gehen Sie zurück, laden Sie die Seite neu, und senden Sie es noch einmal.',
  'refused:other_site': 'Dieses Formular wurde von einer anderen Website gesendet.',
  'refused:too_many_users':
    'Diese Anwendung hat schon {limit} Nutzer. Wir müssen sie prüfen, bevor sie mehr haben kann.',
  'refused:factor_exists': 'Sie haben diesen zweiten Faktor schon.',
  'refused:last_factor':
    'Betreiber brauchen einen zweiten Faktor. Fügen Sie einen anderen hinzu, bevor Sie diesen entfernen.',
  'refused:no_members':
    'Diese Organisation hat keine Mitglieder mehr. Beantragen Sie in Ihrem Konto unter „Eine Organisation übernehmen“, sie zu verwalten.',
  'refused:plan_not_begun':
    'Die erste Gabe einer regelmäßigen Spende, die damit bezahlt wird, ist noch nicht abgebucht. Warten Sie darauf, oder beenden Sie die regelmäßige Spende. Entfernen Sie dies danach.',
};
