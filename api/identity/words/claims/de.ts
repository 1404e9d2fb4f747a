/** The German texts of the pages for claims, their decisions and references. */
import { type claims as en } from './en';

export const claims: Record<keyof typeof en, string> = {
  // claims
  claimMine: 'Ihre Rolle: {statement}',
  claimOfOther: 'Jemand möchte diese Organisation verwalten: {statement}',
  'claimState:in_review': 'In Prüfung',
  'claimState:approved': 'Genehmigt',
  'claimState:denied': 'Abgelehnt',
  'claim:in_review': 'Wir prüfen diesen Antrag.',
  'claim:approved': 'Die Person kann die Organisation jetzt verwalten.',
  'claim:denied': 'Die Person kann die Organisation nicht verwalten.',
  rivalApproved: 'Wir haben einen anderen Antrag zu dieser Organisation genehmigt.',
  objectUntil: 'Mitglieder der Organisation können bis {time} widersprechen.',
  whyObject: 'Warum diese Person die Organisation nicht verwalten soll',
  object: 'Widersprechen',
  newClaim: 'Beantragen, eine Organisation zu verwalten',
  newClaimText:
    'Zwei unserer Mitarbeitenden prüfen jeden Antrag. Wenn die Organisation schon Mitglieder hat, informieren wir sie, und sie können widersprechen.',
  charity: 'EIN oder ID der Organisation',
  charityHint: 'Zum Beispiel 12-3456789, oder der letzte Teil der Adresse der Organisation auf dieser Seite.',
  whyYou: 'Ihre Rolle in der Organisation',
  whyYouHint: 'Zum Beispiel: Ich bin für die Finanzen zuständig.',
  documents: 'Links zu Dokumenten, die Ihre Rolle zeigen',
  documentsHint: 'Zum Beispiel die Seite der Organisation über ihr Team. Ein Link je Zeile.',
  claimCharity: 'Antrag senden',
  noSuchCharity: 'Wir kennen keine Organisation mit dieser EIN oder ID.',
  'refused:test_charity': 'Niemand kann die Testorganisation übernehmen.',
  'refused:already_member': 'Sie sind schon Mitglied dieser Organisation.',
  'refused:already_claimed':
    'Sie haben schon beantragt, diese Organisation zu verwalten. Wir prüfen den Antrag.',
  'refused:too_many_claims':
    'Wir prüfen {limit} Anträge von Ihnen. Warten Sie, bis über einen entschieden ist.',
  'refused:objections_over': 'Die Zeit, diesem Antrag zu widersprechen, ist vorbei.',
  'refused:already_decided': 'Über diesen Antrag ist schon entschieden.',
  onlyMembers: 'Nur Mitglieder der Organisation können widersprechen.',
  // decisions
  noAccess: 'Sie haben keinen Zugang zu dieser Seite',
  onlyDeciders: 'Nur Prüfer und Betreiber entscheiden, wer eine Organisation verwalten darf.',
  decisionsText:
    'Ein Antrag braucht {count} Genehmigungen, und eine Ablehnung beendet ihn. Sie können nur entscheiden, wenn Sie von der Organisation und von allen unabhängig sind, die sie übernehmen wollen.',
  noClaims: 'Es warten keine Anträge. Neue erscheinen hier.',
  olderClaims: 'Ältere Anträge, die erscheinen, sobald über diese entschieden ist: {count}.',
  approvedBy: 'Genehmigt von {id} am {time}.',
  objectionOf: 'Widerspruch von {id}: {reason}',
  approveAfter: 'Mitglieder können bis {time} widersprechen. Danach können Sie genehmigen.',
  whyDeny: 'Warum Sie ihn ablehnen',
  approveClaim: 'Antrag genehmigen',
  denyClaim: 'Antrag ablehnen',
  notIndependent:
    'Jemand Unabhängiges muss entscheiden. Sie haben an diesem Antrag mitgewirkt, die Organisation angelegt oder waren im letzten Jahr ihr Mitglied.',
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
