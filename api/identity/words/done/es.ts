/** The Spanish confirmations, each of which the page after a form shows once. */
import { type done as en } from './en';

export const done: Record<keyof typeof en, string> = {
  'done:passkey_added': 'La llave de acceso está añadida.',
  'done:app_added': 'La aplicación de autenticación está añadida.',
  'done:factor_removed': 'Se ha quitado. Ya no sirve para iniciar sesión.',
  'done:key_revoked': 'La clave está revocada.',
  'done:application_revoked': 'La aplicación está revocada.',
  'done:claim_sent': 'Su solicitud está enviada.',
  'done:objection_sent': 'Su oposición está enviada.',
  'done:claim_decided': 'Su decisión está guardada.',
  'done:mails_saved': 'Su elección está guardada.',
  'done:address_trusted': 'Volvemos a enviar correos a esta dirección.',
  'done:source_added': 'La forma de pago está guardada.',
  'done:source_default': 'Su opción por defecto ha cambiado.',
  'done:source_removed': 'La forma de pago se ha quitado.',
  'done:session_ended': 'La sesión del navegador está cerrada.',
  'done:sessions_ended': 'Las sesiones de todos los demás navegadores están cerradas.',
  'done:application_disconnected': 'La aplicación está desconectada.',
};
