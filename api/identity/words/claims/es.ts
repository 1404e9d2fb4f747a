/** The Spanish texts of the pages for claims, their decisions and references. */
import { type claims as en } from './en';

export const claims: Record<keyof typeof en, string> = {
  // claims
  claimMine: 'Su función: {statement}',
  claimOfOther: 'Alguien pide gestionar esta organización: {statement}',
  'claimState:in_review': 'En revisión',
  'claimState:approved': 'Aprobada',
  'claimState:denied': 'Denegada',
  'claim:in_review': 'Estamos revisando esta solicitud.',
  'claim:approved': 'La persona ya puede gestionar la organización.',
  'claim:denied': 'La persona no puede gestionar la organización.',
  rivalApproved: 'Aprobamos otra solicitud para esta organización.',
  objectUntil: 'Los miembros de la organización pueden oponerse hasta el {time}.',
  whyObject: 'Por qué esta persona no debe gestionar la organización',
  object: 'Oponerse',
  newClaim: 'Pida gestionar una organización',
  newClaimText:
    'Dos personas de nuestro equipo revisan cada solicitud. Si la organización ya tiene miembros, les avisamos y pueden oponerse.',
  charity: 'EIN o identificador de la organización',
  charityHint: 'Por ejemplo, 12-3456789, o la última parte de la dirección de la organización en este sitio.',
  whyYou: 'Su función en la organización',
  whyYouHint: 'Por ejemplo: Soy la tesorera.',
  documents: 'Enlaces a documentos que muestran su función',
  documentsHint: 'Por ejemplo, la página de la organización sobre su personal. Un enlace en cada línea.',
  claimCharity: 'Enviar la solicitud',
  noSuchCharity: 'No conocemos ninguna organización con este EIN o identificador.',
  'refused:test_charity': 'Nadie puede reclamar la organización de prueba.',
  'refused:already_member': 'Ya es miembro de esta organización.',
  'refused:already_claimed': 'Ya ha pedido gestionar esta organización. Estamos revisando su solicitud.',
  'refused:too_many_claims':
    'Estamos revisando {limit} solicitudes suyas. Espere hasta que se decida sobre una de ellas.',
  'refused:objections_over': 'El plazo para oponerse a esta solicitud ha terminado.',
  'refused:already_decided': 'Ya se ha decidido sobre esta solicitud.',
  onlyMembers: 'Solo los miembros de la organización pueden oponerse.',
  // decisions
  noAccess: 'No tiene acceso a esta página',
  onlyDeciders: 'Solo los revisores y operadores deciden quién puede gestionar una organización.',
  decisionsText:
    'Una solicitud necesita {count} aprobaciones, y una denegación la rechaza. Usted solo puede decidir si es independiente de la organización y de todos los que la reclaman.',
  noClaims: 'No hay solicitudes en espera. Las nuevas aparecen aquí.',
  olderClaims: 'Solicitudes más antiguas, que aparecen cuando se decida sobre estas: {count}.',
  approvedBy: 'Aprobada por {id} el {time}.',
  objectionOf: 'Oposición de {id}: {reason}',
  approveAfter: 'Los miembros pueden oponerse hasta el {time}. Después puede aprobarla.',
  whyDeny: 'Por qué la deniega',
  approveClaim: 'Aprobar la solicitud',
  denyClaim: 'Denegar la solicitud',
  notIndependent:
    'Debe decidir alguien independiente. Usted participó en esta solicitud, creó la organización o fue miembro de ella en el último año.',
  'refused:objections_open':
    'Los miembros de la organización todavía pueden oponerse. Apruebe la solicitud después de ese plazo.',
  'refused:approved_before': 'Usted participó en una aprobación anterior. Otra persona debe aprobarla.',
  // references
  referenceTitle: 'Referencia para {charity}',
  referenceText:
    '{asker} le nombró como referencia de {charity} («{relation}»). La organización solicita la verificación ampliada.',
  referencePrivacy:
    'Solo los revisores de la plataforma leen su respuesta. La organización ve si ha respondido, pero no lo que ha escrito. Puede responder una vez.',
  knows: '¿Conoce la organización?',
  since: '¿Desde cuándo?',
  how: '¿De qué la conoce?',
  recommends: '¿La recomendaría a donantes?',
  statement: 'Su declaración (máximo {limit} caracteres)',
  yes: 'Sí',
  no: 'No',
  choose: 'Elija',
  sendReference: 'Enviar la referencia',
  decline: 'Rechazar',
  referenceArrived: 'Gracias',
  referenceArrivedText: 'Su referencia ha llegado.',
  referenceDeclined: 'Ha rechazado',
  referenceDeclinedText: 'No recibirá más correos sobre esta referencia.',
  referenceClosed: 'Ya se usó, ha caducado, o la referencia ya no hace falta.',
};
