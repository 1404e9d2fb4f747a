/** The German texts of the page that verifies a receipt. */
import { type receipts as en } from './en';

export const receipts: Record<keyof typeof en, string> = {
  verifyReceipt: 'Quittung prüfen',
  verifyReceiptText:
    'Ihr eigener Browser prüft die Quittung. Der Text der Quittung wird nirgendwohin geschickt.',
  proofFile: 'Datei eines Nachweises (JSON). Sie können sie auch auf diese Seite ziehen.',
  saveReceipt: 'Als eine Datei speichern',
  pageTrusts: 'Wem diese Seite vertraut',
  pageTrustsText:
    'Vergleichen Sie diese Schlüssel mit einer Kopie aus anderer Quelle, etwa von der Organisation oder einer älteren Quittung.',
  witnesses: 'Zeugen',
  receiptShows: 'Was eine geprüfte Quittung zeigt',
  showsSigned:
    'Die Plattform hat signiert, dass diese Spende mit genau diesen Werten in ihrem Protokoll steht.',
  showsFinal:
    'Die Plattform kann den Eintrag nicht ändern oder entfernen, ohne ihre signierten Prüfpunkte zu brechen.',
  showsWitness: 'Die Signatur eines Zeugen zeigt, dass andere dasselbe Protokoll gesehen haben.',
  receiptHides: 'Was sie nicht zeigt',
  hidesDonor: 'Wer gespendet hat: Der Eintrag nennt keinen Spender.',
  hidesRefunds: 'Dass die Liste der Erstattungen vollständig ist: Ein neuerer Nachweis kann mehr enthalten.',
  hidesPayout:
    'Dass das Geld angekommen ist. Fragen Sie die Organisation, die ihre Auszahlungen kennt. Solange niemand die Organisation übernommen hat, wird das Geld für sie verwahrt, und die Quittung des Spenders sagt das.',
  // the outcome
  'receipt:verified': 'Geprüft: Das Protokoll enthält diese Spende',
  'receipt:notVerified': 'Nicht bestätigt',
  'receipt:doNotRely': 'Verlassen Sie sich nicht auf diese Quittung.',
  'receipt:charity': 'Organisation',
  'receipt:registration': 'Registrierung',
  'receipt:noRegistration': 'keine',
  'receipt:gift': 'Spende',
  'receipt:afterFees': 'Nach Gebühren',
  'receipt:accepted': 'Angenommen',
  'receipt:giftId': 'ID der Spende',
  'receipt:returned': 'Erstattet oder umgeleitet',
  'receipt:nothingReturned':
    'Dieser Nachweis nennt keine Erstattung, keine verlorene Anfechtung und keine Umleitung.',
  'receipt:unreadEntries':
    'Spätere Einträge des Protokolls zu dieser Spende, etwa eine Erstattung: {count}. Bitten Sie den Spender um die Datei des vollständigen Nachweises.',
  'receipt:kind': 'Art',
  'receipt:refund': 'Erstattung',
  'receipt:dispute_lost': 'verlorene Anfechtung',
  'receipt:refund_failed': 'fehlgeschlagene Erstattung',
  'receipt:redirect': 'Umleitung',
  'receipt:newGift': 'Neue Spende',
  'receipt:amount': 'Betrag',
  'receipt:date': 'Datum',
  'receipt:signatures': 'Signaturen',
  'receipt:entry': 'Eintrag',
  'receipt:entryOf': '{index} von {size} in {origin}',
  'receipt:signedBy': 'Signiert von',
  'receipt:witnessedBy': 'Bezeugt von',
  'receipt:noWitness': 'noch niemandem',
  // why it is not verified
  'receipt:noTrust': 'Diese Seite vertraut noch keinem Protokoll und kann deshalb nichts prüfen.',
  'receipt:oldBrowser':
    'Dieser Browser kann keine Ed25519-Signaturen prüfen. Aktualisieren Sie ihn, oder nehmen Sie einen anderen.',
  'receipt:notReached':
    'Das Protokoll ist nicht erreichbar. Versuchen Sie es noch einmal, oder öffnen Sie die Datei des Nachweises.',
  'receipt:noProof':
    'Das Protokoll hat keinen signierten Nachweis dieser Quittung. Bei einer neuen Spende dauert das einige Sekunden.',
  'receipt:notJson': 'Diese Datei ist nicht der JSON-Text eines Nachweises.',
  'receipt:malformed': 'Ein Teil des Nachweises fehlt oder hat die falsche Form: {part}.',
  'receipt:wrong_leaf_hash': 'Die Quittung wurde verändert: Ihr Text hat nicht den genannten Hash.',
  'receipt:wrong_origin': 'Der Nachweis gehört zu einem anderen Protokoll.',
  'receipt:wrong_tree_size': 'Der Nachweis und sein Prüfpunkt nennen verschiedene Größen des Protokolls.',
  'receipt:untrusted_checkpoint': 'Kein Schlüssel, dem diese Seite vertraut, hat den Prüfpunkt signiert.',
  'receipt:wrong_signature': 'Eine Signatur ist falsch: Der Prüfpunkt wurde verändert.',
  'receipt:not_included': 'Die Quittung steht nicht in dem Protokoll, das der Prüfpunkt beschreibt.',
  'receipt:other':
    'Die Seite konnte diesen Nachweis nicht prüfen. Laden Sie sie neu, oder nehmen Sie einen anderen Browser.',
};
