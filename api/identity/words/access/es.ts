/** The Spanish texts of the pages for API keys, applications and the sandbox's mails. */
import { type access as en } from './en';

export const access: Record<keyof typeof en, string> = {
  // API keys and applications
  name: 'Nombre',
  itMay: 'Puede',
  revoke: 'Revocar',
  revokeTitle: '¿Revocar {name}?',
  done: 'Listo',
  // API keys
  noKeys: 'No tiene ninguna clave de API.',
  makeKey: 'Crear una clave',
  newKey: 'Su clave {name}',
  storeKey: 'Guarde esta clave ahora. Nadie podrá volver a mostrársela.',
  revokeKeyText: 'Los programas que usan esta clave dejan de funcionar de inmediato. Nadie puede deshacerlo.',
  tooManyKeys: 'Una cuenta puede tener {limit} claves de API como máximo. Revoque primero una que no se use.',
  keyNeedsLevel: 'Las claves de API reales necesitan una organización con verificación ampliada.',
  // applications
  noApplications: 'No ha registrado ninguna aplicación.',
  registerApplication: 'Registrar una aplicación',
  applicationText:
    'Una aplicación pregunta a otras personas si puede actuar en su nombre. Hasta que un operador la revise, solo puede tener pocos usuarios.',
  kind: 'Tipo',
  kindWeb: 'Un servidor, que guarda un secreto',
  kindPublic: 'Un navegador o dispositivo, que no puede guardar un secreto',
  returnAddresses: 'Direcciones de retorno, una en cada línea',
  register: 'Registrar',
  reviewed: 'Revisada.',
  newApplication: 'Su aplicación {name}',
  itsId: 'Su identificador:',
  storeSecret: 'Guarde su secreto ahora. Nadie podrá volver a mostrárselo.',
  revokeApplicationText:
    'La aplicación ya no puede iniciar la sesión de nadie y pierde de inmediato el acceso a los datos de sus usuarios. Nadie puede deshacerlo.',
  tooManyApplications: 'Una cuenta puede tener {limit} aplicaciones como máximo. Revoque una primero.',
  // the mails of a sandbox
  sandboxMails: 'Correos del entorno de pruebas',
  sandboxMailsText:
    'Estos son los correos del último día. El entorno de pruebas solo los envía si SMTP_URL está definido.',
  mailTo: 'Para {address}',
  openLink: 'Abrir el enlace',
};
