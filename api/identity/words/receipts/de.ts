/** The German texts of the page that verifies the proof of a gift. */
import { type receipts as en } from './en';

export const receipts: Record<keyof typeof en, string> = {
  giftProof: 'Nachweis einer Spende',
  checkFile: 'Die Datei eines Nachweises prüfen',
  checkFileText: 'Ihr eigener Browser prüft die Datei. Sie wird nirgendwohin geschickt.',
  proofFile: 'Datei eines Nachweises (JSON). Sie können sie auch auf diese Seite ziehen.',
  saveProof: 'Diese Seite als Datei speichern',
  forExperts: 'Einzelheiten für Fachleute',
  pageTrusts: 'Wem diese Seite vertraut',
  pageTrustsText:
    'Vergleichen Sie diese Schlüssel mit einer Kopie aus anderer Quelle, etwa von der Organisation oder einer älteren Quittung.',
  witnesses: 'Zeugen',
  proofShows: 'Was ein geprüfter Nachweis zeigt',
  showsSigned:
    'Die Plattform hat signiert, dass diese Spende mit genau diesen Werten in ihrem Verzeichnis steht.',
  showsFinal:
    'Die Plattform kann den Eintrag nicht ändern oder entfernen, ohne ihre signierten Prüfpunkte zu brechen.',
  showsWitness: 'Die Signatur eines Zeugen zeigt, dass andere dasselbe Verzeichnis gesehen haben.',
  proofHides: 'Was ein Nachweis nicht zeigt',
  hidesDonor: 'Wer gespendet hat. Das Verzeichnis nennt keinen Spender.',
  hidesRefunds: 'Erstattungen nach diesem Nachweis. Ein neuerer Nachweis kann mehr enthalten.',
  hidesPayout:
    'Dass das Geld angekommen ist. Fragen Sie die Organisation. Bis dort jemand die Organisation übernimmt, verwahren wir das Geld für sie.',
  // the outcome
  'receipt:checking': 'Der Nachweis wird geprüft…',
  'receipt:verified': 'Bestätigt: Diese Spende steht im öffentlichen Verzeichnis',
  'receipt:notVerified': 'Nicht bestätigt',
  'receipt:doNotRely': 'Verlassen Sie sich nicht auf diesen Nachweis.',
  'receipt:testGift': 'Das war eine Testspende: Es ist kein Geld geflossen.',
  'receipt:charity': 'Organisation',
  'receipt:gift': 'Betrag der Spende',
  'receipt:afterFees': 'Für die Organisation, nach Gebühren',
  'receipt:accepted': 'Datum der Spende',
  'receipt:returned': 'Erstattungen und Änderungen',
  'receipt:nothingReturned':
    'Dieser Nachweis nennt keine Erstattung, keine verlorene Anfechtung und keine Umleitung.',
  'receipt:unreadEntries':
    'Spätere Einträge des Verzeichnisses zu dieser Spende, etwa eine Erstattung: {count}. Bitten Sie den Spender um die Datei des vollständigen Nachweises.',
  'receipt:kind': 'Art',
  'receipt:refund': 'Erstattung',
  'receipt:dispute_lost': 'verlorene Anfechtung',
  'receipt:refund_failed': 'fehlgeschlagene Erstattung',
  'receipt:redirect': 'Umleitung',
  'receipt:newGift': 'Neue Spende',
  'receipt:amount': 'Betrag',
  'receipt:date': 'Datum',
  'receipt:checkedHere':
    'Ihr eigener Browser hat diesen Nachweis geprüft. Die Angaben zur Spende wurden nirgendwohin geschickt.',
  'receipt:saved':
    'Ihr Browser speichert die Datei {file}. Öffnen Sie sie jederzeit, um den Nachweis wieder zu prüfen, auch ohne Internet.',
  // the facts for experts
  'receipt:giftId': 'ID der Spende',
  'receipt:exactTime': 'Genauer Zeitpunkt der Spende',
  'receipt:registration': 'Registernummer der Organisation',
  'receipt:noRegistration': 'Das Verzeichnis enthält keine Registernummer dieser Organisation.',
  'receipt:log': 'Name des Verzeichnisses',
  'receipt:entry': 'Platz im Verzeichnis',
  'receipt:entryOf': 'Eintrag {number} von {size} im Verzeichnis',
  'receipt:index': 'Index des Eintrags, ab 0 gezählt',
  'receipt:signedBy': 'Signiert mit dem Schlüssel',
  'receipt:witnessedBy': 'Unabhängige Zeugen',
  'receipt:noWitness':
    'Noch kein unabhängiger Zeuge hat dieses Verzeichnis bestätigt. Nur die Signatur der Plattform bürgt dafür, dass alle dasselbe Verzeichnis sehen.',
  'receipt:leafHash': 'Hash des Blattes',
  'receipt:leaf': 'Blatt',
  'receipt:checkpoint': 'Prüfpunkt',
  // why it is not verified
  'receipt:noTrust': 'Diese Seite vertraut noch keinem Verzeichnis und kann deshalb nichts prüfen.',
  'receipt:oldBrowser':
    'Dieser Browser kann keine Ed25519-Signaturen prüfen. Aktualisieren Sie ihn, oder nehmen Sie einen anderen.',
  'receipt:notReached':
    'Das Verzeichnis ist nicht erreichbar. Versuchen Sie es noch einmal, oder öffnen Sie die Datei des Nachweises.',
  'receipt:noProof':
    'Das öffentliche Verzeichnis hat noch keinen Nachweis dieser Spende. Eine neue Spende braucht einige Sekunden. Laden Sie die Seite dann neu.',
  'receipt:notJson': 'Diese Datei ist nicht der JSON-Text eines Nachweises.',
  'receipt:malformed': 'Ein Teil des Nachweises fehlt oder hat die falsche Form: {part}.',
  'receipt:wrong_leaf_hash': 'Der Text der Spende wurde verändert: Er hat nicht den genannten Hash.',
  'receipt:wrong_origin': 'Der Nachweis gehört zu einem anderen Verzeichnis.',
  'receipt:wrong_tree_size': 'Der Nachweis und sein Prüfpunkt nennen verschiedene Größen des Verzeichnisses.',
  'receipt:untrusted_checkpoint': 'Kein Schlüssel, dem diese Seite vertraut, hat den Prüfpunkt signiert.',
  'receipt:wrong_signature': 'Eine Signatur ist falsch: Der Prüfpunkt wurde verändert.',
  'receipt:not_included': 'Die Spende steht nicht in dem Verzeichnis, das der Prüfpunkt beschreibt.',
  'receipt:other':
    'Die Seite konnte diesen Nachweis nicht prüfen. Laden Sie sie neu, oder nehmen Sie einen anderen Browser.',
};
