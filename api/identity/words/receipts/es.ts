/** The Spanish texts of the page that verifies the proof of a gift. */
import { type receipts as en } from './en';

export const receipts: Record<keyof typeof en, string> = {
  giftProof: 'Prueba de una donación',
  checkFile: 'Comprobar el archivo de una prueba',
  checkFileText: 'Su propio navegador comprueba el archivo. Nunca se envía a ninguna parte.',
  proofFile: 'Archivo de una prueba (JSON). También puede arrastrarlo a esta página.',
  saveProof: 'Guardar esta página como archivo',
  forExperts: 'Detalles para expertos',
  pageTrusts: 'En qué confía esta página',
  pageTrustsText:
    'Compare estas claves con una copia de otra procedencia, como la organización o un recibo más antiguo.',
  witnesses: 'Testigos',
  proofShows: 'Qué demuestra una prueba comprobada',
  showsSigned: 'La plataforma firmó que esta donación, con exactamente estos valores, está en su registro.',
  showsFinal:
    'La plataforma no puede cambiar ni quitar la entrada sin romper sus puntos de control firmados.',
  showsWitness: 'La firma de un testigo demuestra que otros vieron el mismo registro.',
  proofHides: 'Qué no demuestra una prueba',
  hidesDonor: 'Quién donó. El registro no nombra a ningún donante.',
  hidesRefunds: 'Reembolsos posteriores a esta prueba. Una prueba más nueva puede tener más.',
  hidesPayout:
    'Que el dinero llegó. Pregunte a la organización. Hasta que alguien de allí la reclame, guardamos el dinero para ella.',
  // the outcome
  'receipt:checking': 'Comprobando la prueba…',
  'receipt:verified': 'Comprobado: esta donación está en el registro público',
  'receipt:notVerified': 'No comprobado',
  'receipt:doNotRely': 'No se fíe de esta prueba.',
  'receipt:testGift': 'Fue una donación de prueba: no se movió dinero.',
  'receipt:charity': 'Organización',
  'receipt:gift': 'Importe de la donación',
  'receipt:afterFees': 'Para la organización, después de comisiones',
  'receipt:accepted': 'Fecha de la donación',
  'receipt:returned': 'Reembolsos y cambios',
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
  'receipt:checkedHere':
    'Su propio navegador comprobó esta prueba. Los datos de la donación no se enviaron a ninguna parte.',
  'receipt:saved':
    'Su navegador guarda el archivo {file}. Ábralo cuando quiera para volver a comprobar la prueba, también sin internet.',
  // the facts for experts
  'receipt:giftId': 'Identificador de la donación',
  'receipt:exactTime': 'Hora exacta de la donación',
  'receipt:registration': 'Número de inscripción de la organización',
  'receipt:noRegistration': 'El registro no tiene ningún número de inscripción de esta organización.',
  'receipt:log': 'Nombre del registro',
  'receipt:entry': 'Lugar en el registro',
  'receipt:entryOf': 'Entrada {number} de las {size} del registro',
  'receipt:index': 'Índice de la entrada, contado desde 0',
  'receipt:signedBy': 'Firmado con la clave',
  'receipt:witnessedBy': 'Testigos independientes',
  'receipt:noWitness':
    'Ningún testigo independiente ha confirmado este registro todavía. Solo la firma de la plataforma garantiza que todos ven el mismo registro.',
  'receipt:leafHash': 'Hash de la hoja',
  'receipt:leaf': 'Hoja',
  'receipt:checkpoint': 'Punto de control',
  // why it is not verified
  'receipt:noTrust': 'Esta página todavía no confía en ningún registro, así que no puede comprobar nada.',
  'receipt:oldBrowser': 'Este navegador no puede comprobar firmas Ed25519. Actualícelo o use otro navegador.',
  'receipt:notReached': 'No se puede acceder al registro. Inténtelo de nuevo o abra el archivo de la prueba.',
  'receipt:noProof':
    'El registro público todavía no tiene una prueba de esta donación. Una donación nueva necesita unos segundos. Después, vuelva a cargar la página.',
  'receipt:notJson': 'Este archivo no es el texto JSON de una prueba.',
  'receipt:malformed': 'Falta una parte de la prueba o tiene una forma incorrecta: {part}.',
  'receipt:wrong_leaf_hash': 'El texto de la donación fue modificado: no tiene el hash indicado.',
  'receipt:wrong_origin': 'La prueba pertenece a otro registro.',
  'receipt:wrong_tree_size': 'La prueba y su punto de control indican tamaños distintos del registro.',
  'receipt:untrusted_checkpoint':
    'Ninguna de las claves en las que confía esta página firmó el punto de control.',
  'receipt:wrong_signature': 'Una firma es incorrecta: el punto de control fue modificado.',
  'receipt:not_included': 'La donación no está en el registro que describe el punto de control.',
  'receipt:other': 'La página no pudo comprobar esta prueba. Vuelva a cargarla o use otro navegador.',
};
