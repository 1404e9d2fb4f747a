/** The Spanish texts of the page that verifies a receipt. */
import { type receipts as en } from './en';

export const receipts: Record<keyof typeof en, string> = {
  verifyReceipt: 'Comprobar un recibo',
  verifyReceiptText:
    'Su propio navegador comprueba el recibo. El texto del recibo nunca se envía a ninguna parte.',
  proofFile: 'Archivo de una prueba (JSON). También puede arrastrarlo a esta página.',
  saveReceipt: 'Guardar como un solo archivo',
  pageTrusts: 'En qué confía esta página',
  pageTrustsText:
    'Compare estas claves con una copia de otra procedencia, como la organización o un recibo más antiguo.',
  witnesses: 'Testigos',
  receiptShows: 'Qué demuestra un recibo comprobado',
  showsSigned: 'La plataforma firmó que esta donación, con exactamente estos valores, está en su registro.',
  showsFinal:
    'La plataforma no puede cambiar ni quitar la entrada sin romper sus puntos de control firmados.',
  showsWitness: 'La firma de un testigo demuestra que otros vieron el mismo registro.',
  receiptHides: 'Qué no demuestra',
  hidesDonor: 'Quién donó: la entrada no nombra a ningún donante.',
  hidesRefunds: 'Que la lista de reembolsos está completa: una prueba más nueva puede tener más.',
  hidesPayout:
    'Que el dinero llegó. Pregunte a la organización, que conoce sus pagos. Mientras nadie haya reclamado la organización, el dinero se guarda para ella, y el recibo del donante lo dice.',
  // the outcome
  'receipt:verified': 'Comprobado: el registro contiene esta donación',
  'receipt:notVerified': 'No comprobado',
  'receipt:doNotRely': 'No se fíe de este recibo.',
  'receipt:charity': 'Organización',
  'receipt:registration': 'Registro',
  'receipt:noRegistration': 'ninguno',
  'receipt:gift': 'Donación',
  'receipt:afterFees': 'Después de comisiones',
  'receipt:accepted': 'Aceptada',
  'receipt:giftId': 'Identificador de la donación',
  'receipt:returned': 'Devuelta o redirigida',
  'receipt:nothingReturned':
    'Esta prueba no contiene ningún reembolso, ninguna disputa perdida y ninguna redirección.',
  'receipt:unreadEntries':
    'Entradas posteriores del registro sobre esta donación, como un reembolso: {count}. Pida al donante el archivo de la prueba completa.',
  'receipt:kind': 'Tipo',
  'receipt:refund': 'reembolso',
  'receipt:dispute_lost': 'disputa perdida',
  'receipt:refund_failed': 'reembolso fallido',
  'receipt:redirect': 'redirección',
  'receipt:newGift': 'Donación nueva',
  'receipt:amount': 'Importe',
  'receipt:date': 'Fecha',
  'receipt:signatures': 'Firmas',
  'receipt:entry': 'Entrada',
  'receipt:entryOf': '{index} de {size} en {origin}',
  'receipt:signedBy': 'Firmado por',
  'receipt:witnessedBy': 'Atestiguado por',
  'receipt:noWitness': 'nadie todavía',
  // why it is not verified
  'receipt:noTrust': 'Esta página todavía no confía en ningún registro, así que no puede comprobar nada.',
  'receipt:oldBrowser': 'Este navegador no puede comprobar firmas Ed25519. Actualícelo o use otro navegador.',
  'receipt:notReached': 'No se puede acceder al registro. Inténtelo de nuevo o abra el archivo de la prueba.',
  'receipt:noProof':
    'El registro no tiene una prueba firmada de este recibo. Una donación nueva necesita unos segundos.',
  'receipt:notJson': 'Este archivo no es el texto JSON de una prueba.',
  'receipt:malformed': 'Falta una parte de la prueba o tiene una forma incorrecta: {part}.',
  'receipt:wrong_leaf_hash': 'El recibo fue modificado: su texto no tiene el hash indicado.',
  'receipt:wrong_origin': 'La prueba pertenece a otro registro.',
  'receipt:wrong_tree_size': 'La prueba y su punto de control indican tamaños distintos del registro.',
  'receipt:untrusted_checkpoint':
    'Ninguna de las claves en las que confía esta página firmó el punto de control.',
  'receipt:wrong_signature': 'Una firma es incorrecta: el punto de control fue modificado.',
  'receipt:not_included': 'El recibo no está en el registro que describe el punto de control.',
  'receipt:other': 'La página no pudo comprobar esta prueba. Vuelva a cargarla o use otro navegador.',
};
