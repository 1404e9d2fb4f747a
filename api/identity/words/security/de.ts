/** The German texts of the second step of a sign-in, and of the page on which people manage how they sign in. */
import { type security as en } from './en';

export const security: Record<keyof typeof en, string> = {
  // the second step
  confirmYou: 'Bestätigen Sie, dass Sie es sind',
  usePasskey: 'Passkey verwenden',
  passkeyFailed:
    'Der Passkey wurde nicht verwendet. Versuchen Sie es noch einmal, oder wählen Sie einen anderen Weg.',
  recoveryCode: 'Wiederherstellungscode',
  codeHint: 'Sechs Ziffern aus Ihrer Authenticator-App oder einer Ihrer Wiederherstellungscodes.',
  recoveryHint: 'Jeder Wiederherstellungscode gilt einmal.',
  continue: 'Weiter',
  otherAccount: 'Ein anderes Konto verwenden',
  wrongFactor: 'Der Code oder Passkey war falsch oder schon benutzt. Versuchen Sie es noch einmal.',
  needFactor: 'Sie brauchen einen zweiten Faktor',
  needFactorText: 'Betreiber bestätigen jede Anmeldung mit einem Passkey oder einer Authenticator-App.',
  setUpFactor: 'Zweiten Faktor einrichten',
  needFactorAfter: 'Gehen Sie dann zurück zur Anwendung und melden Sie sich noch einmal an.',
  factorFirst: 'Richten Sie zuerst einen zweiten Faktor ein',
  factorFirstText:
    'Betreiber brauchen einen Passkey oder eine Authenticator-App. Richten Sie das ein, und kommen Sie dann zurück.',
  // how people sign in
  operatorsNeed:
    'Betreiber brauchen einen zweiten Faktor. Richten Sie jetzt einen Passkey oder eine Authenticator-App ein.',
  passwordAlone:
    'Nur Ihr Passwort schützt dieses Konto. Fügen Sie einen Passkey oder eine Authenticator-App hinzu, damit niemand mit einem gestohlenen Passwort hineinkommt.',
  setUp: 'Eingerichtet',
  notSetUp: 'Nicht eingerichtet',
  setUpUsed: 'Eingerichtet am {added}, zuletzt benutzt am {used}',
  setUpUnused: 'Eingerichtet am {added}, noch nicht benutzt',
  changePassword: 'Passwort ändern',
  changePasswordText: 'Wir schicken Ihnen einen Link, um ein neues zu wählen.',
  removeNamed: '{name} entfernen',
  recoveryCodes: 'Wiederherstellungscodes',
  codesLeft: '{count} von {total} Codes übrig',
  codesText: 'Wenn Sie Ihr Gerät verlieren, meldet jeder Code Sie einmal an. Neue Codes ersetzen die alten.',
  noCodesLeft:
    'Erstellen Sie jetzt neue Codes. Ohne sie können Sie sich nicht anmelden, wenn Sie Ihr Gerät verlieren.',
  codesLater:
    'Sie bekommen {total} Codes, wenn Sie Ihren ersten Passkey oder Ihre Authenticator-App hinzufügen.',
  newCodes: 'Neue Wiederherstellungscodes erstellen',
  yourCodes: 'Ihre Wiederherstellungscodes',
  yourCodesText:
    'Wenn Sie Ihr Gerät verlieren, meldet jeder Code Sie einmal an. Speichern Sie die Codes jetzt. Wir zeigen sie nur einmal.',
  keptCodes: 'Ich habe sie gespeichert',
  app: 'Authenticator-App',
  appText: 'Nach dem Passwort geben Sie einen Code ein, den die App auf Ihrem Telefon zeigt.',
  openApp: 'App auf diesem Gerät öffnen',
  scanCode: 'Scannen Sie diesen Code mit der App, oder geben Sie den Schlüssel dort ein.',
  appCode: 'Code aus der App',
  addApp: 'App hinzufügen',
  setUpApp: 'App einrichten',
  wrongAppCode: 'Dieser Code ist falsch. Geben Sie den Code ein, den die App jetzt zeigt.',
  passkey: 'Passkey',
  passkeys: 'Passkeys',
  passkeysSetUp: '{count} eingerichtet',
  passkeyText: 'Nach dem Passwort bestätigen Sie mit Fingerabdruck, Gesicht oder Bildschirmsperre.',
  passkeyElsewhere:
    'Diese Testseite hat für Passkeys eine zweite Adresse. Dort melden Sie sich noch einmal an.',
  openElsewhere: 'Weiter zu den Passkeys',
  passkeyName: 'Name des Passkeys',
  addPasskey: 'Passkey hinzufügen',
  noPasskey: 'Ihr Browser hat keinen Passkey erstellt. Versuchen Sie es noch einmal.',
  // where people are signed in
  linkSessions: 'Wo Sie angemeldet sind',
  aboutSessions: 'Die angemeldeten Browser und die Anwendungen, die Ihr Konto benutzen dürfen.',
  sessionsText:
    'Gehört etwas davon nicht Ihnen? Melden Sie es ab oder trennen Sie es, und ändern Sie dann Ihr Passwort.',
  seeSessions: 'Ansehen, wo Sie angemeldet sind',
  browsers: 'Browser',
  thisBrowser: 'Dieser Browser',
  otherBrowser: 'Ein anderer Browser',
  signedInAt: 'Angemeldet: {at}',
  lastUsedAt: 'Zuletzt benutzt: {at}',
  signOutOthers: 'Alle anderen abmelden',
  endSessionTitle: 'Den anderen Browser abmelden?',
  endSessionText:
    'Dort ist eine neue Anmeldung nötig. Anwendungen, die Sie dort erlaubt haben, verlieren ihren Zugriff.',
  endOthersTitle: 'Alle anderen Browser abmelden?',
  endOthersText:
    'Dort ist eine neue Anmeldung nötig. Anwendungen, die Sie dort erlaubt haben, verlieren ihren Zugriff. Hier bleiben Sie angemeldet.',
  connectedApplications: 'Verbundene Anwendungen',
  connectedText: 'Sie haben diesen Anwendungen erlaubt, Ihr Konto zu benutzen.',
  noneConnected: 'Sie haben keiner Anwendung erlaubt, Ihr Konto zu benutzen.',
  allowedOn: 'Seit dem {day} darf sie:',
  disconnect: 'Trennen',
  disconnectTitle: '{name} trennen?',
  disconnectText: 'Sie verliert sofort den Zugriff auf Ihr Konto. Sie können sie später wieder erlauben.',
};
