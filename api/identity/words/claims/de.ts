/** The German texts of the pages for claims, their decisions and references. */
import { type claims as en } from './en';

export const claims: Record<keyof typeof en, string> = {
  // claims
  claimMine: 'Ihr Antrag: {statement}',
  claimOfOther: 'Jemand möchte diese Organisation verwalten: {statement}',
  'claim:in_review': 'Die Plattform prüft diesen Antrag.',
  'claim:approved': 'Genehmigt. Die Person ist Mitglied der Organisation.',
  'claim:denied': 'Abgelehnt.',
  rivalApproved: 'Die Plattform hat einen anderen Antrag zu dieser Organisation genehmigt.',
  objectUntil: 'Mitglieder können bis {time} widersprechen.',
  whyObject: 'Warum diese Person die Organisation nicht verwalten soll',
  object: 'Widersprechen',
  newClaim: 'Neuer Antrag',
  newClaimText:
    'Zwei unserer Mitarbeitenden prüfen jeden Antrag. Wenn die Organisation Mitglieder hat, informieren wir sie, und sie können widersprechen.',
  charity: 'EIN oder ID der Organisation',
  whyYou: 'Ihre Rolle in der Organisation',
  documents: 'Links zu Dokumenten, die das belegen, einer je Zeile',
  claimCharity: 'Organisation übernehmen',
  noSuchCharity: 'Es gibt keine Organisation mit dieser EIN oder ID.',
  'refused:test_charity': 'Niemand kann die Testorganisation übernehmen.',
  'refused:already_member': 'Sie sind schon Mitglied dieser Organisation.',
  'refused:already_claimed':
    'Sie haben schon beantragt, diese Organisation zu übernehmen. Der Antrag wird geprüft.',
  'refused:too_many_claims':
    'Von Ihnen werden {limit} Anträge geprüft. Warten Sie, bis einer entschieden ist.',
  'refused:objections_over': 'Die Zeit, diesem Antrag zu widersprechen, ist vorbei.',
  'refused:already_decided': 'Über diesen Antrag ist schon entschieden.',
  onlyMembers: 'Nur Mitglieder der Organisation können widersprechen.',
  // decisions
  noAccess: 'Sie haben keinen Zugang zu dieser Seite',
  onlyDeciders: 'Nur Prüfer und Betreiber entscheiden über Anträge.',
  decisionsText:
    '{count} Personen müssen einen Antrag genehmigen. Eine Ablehnung genügt, um ihn abzulehnen. Sie müssen unabhängig sein: von der Organisation und von allen, die sie übernehmen wollen.',
  noClaims: 'Kein Antrag wartet auf eine Entscheidung. Neue Anträge erscheinen hier.',
  olderClaims: 'Ältere Anträge, die erscheinen, sobald über diese entschieden ist: {count}.',
  approvedBy: 'Genehmigt von {id} am {time}.',
  objectionOf: 'Widerspruch von {id}: {reason}',
  approveAfter: 'Mitglieder können bis {time} widersprechen. Vorher kann niemand genehmigen.',
  whyDeny: 'Warum Sie ihn ablehnen',
  approveClaim: 'Antrag genehmigen',
  denyClaim: 'Antrag ablehnen',
  notIndependent:
    'Das muss jemand tun, der unabhängig ist. Sie haben daran mitgewirkt, die Organisation angelegt oder waren im letzten Jahr ihr Mitglied.',
  'refused:objections_open':
    'Mitglieder der Organisation können noch widersprechen. Genehmigen Sie den Antrag danach.',
  'refused:approved_before':
    'Sie haben an einer früheren Genehmigung mitgewirkt. Eine andere Person muss genehmigen.',
  // references
  referenceTitle: 'Referenz für {charity}',
  referenceText:
    '{asker} hat Sie als Referenz für {charity} genannt („{relation}“). Die Organisation beantragt die erweiterte Prüfung.',
  referencePrivacy:
    'Nur die Prüferinnen und Prüfer der Plattform lesen Ihre Antwort. Die Organisation sieht, ob Sie geantwortet haben, aber nicht, was Sie geschrieben haben. Sie können einmal antworten.',
  knows: 'Kennen Sie die Organisation?',
  since: 'Seit wann?',
  how: 'Woher kennen Sie sie?',
  recommends: 'Würden Sie sie Spendern empfehlen?',
  statement: 'Ihre Stellungnahme (höchstens {limit} Zeichen)',
  yes: 'Ja',
  no: 'Nein',
  choose: 'Wählen Sie',
  sendReference: 'Die Referenz senden',
  decline: 'Ablehnen',
  referenceArrived: 'Vielen Dank',
  referenceArrivedText: 'Ihre Referenz ist angekommen.',
  referenceDeclined: 'Sie haben abgelehnt',
  referenceDeclinedText: 'Sie bekommen keine weiteren E-Mails zu dieser Referenz.',
  referenceClosed: 'Er wurde schon benutzt, ist abgelaufen, oder die Referenz wird nicht mehr gebraucht.',
};
