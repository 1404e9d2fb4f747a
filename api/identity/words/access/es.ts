/** The Spanish texts of the pages for API keys, applications and the sandbox's mails. */
import { type access as en } from './en';

export const access: Record<keyof typeof en, string> = {
  // API keys and applications
  name: 'Nombre',
  itMay: 'Permisos',
  rightsCharities: 'Organizaciones',
  rightsGifts: 'Donaciones e impacto',
  rightsHours: 'Horas de voluntariado',
  rightsVerification: 'Verificación',
  rightsMoney: 'Comisiones y pagos',
  rightsWebhooks: 'Webhooks',
  'plain:charities:write': 'Cambiar las organizaciones que gestiona',
  'plain:donations:read': 'Ver sus donaciones',
  'plain:donations:write': 'Donar en su nombre',
  'plain:volunteer:write': 'Enviar horas de voluntariado y decidir sobre las de otros',
  'plain:payouts:read': 'Ver los pagos a las organizaciones que gestiona',
  'plain:payouts:manage': 'Gestionar los pagos a las organizaciones que gestiona',
  revoke: 'Revocar',
  revokeTitle: '¿Revocar {name}?',
  done: 'Listo',
  // API keys
  noKeys: 'No tiene ninguna clave de API. Cree aquí la primera.',
  makeKey: 'Crear una clave',
  newKey: 'Su clave {name}',
  storeKey: 'Copie esta clave ahora. No podemos mostrarla otra vez.',
  revokeKeyText: 'Los programas que usan esta clave dejan de funcionar de inmediato. No se puede deshacer.',
  tooManyKeys: 'Una cuenta puede tener {limit} claves de API como máximo. Revoque una que ya no use.',
  keyNeedsLevel: 'Las claves de API reales necesitan una organización con verificación ampliada.',
  // applications
  noApplications: 'No ha registrado ninguna aplicación. Registre aquí la primera.',
  registerApplication: 'Registrar una aplicación',
  applicationText:
    'Otras personas pueden permitir que su aplicación actúe por ellas. Hasta que la plataforma la revise, pueden usarla {limit} personas como máximo.',
  kind: 'Dónde funciona',
  kindWeb: 'Servidor (guarda un secreto)',
  kindPublic: 'Navegador o dispositivo (sin secreto)',
  returnAddresses: 'Direcciones de retorno, una en cada línea',
  register: 'Registrar',
  reviewed: 'Revisada.',
  newApplication: 'Su aplicación {name}',
  itsId: 'Su identificador:',
  storeSecret: 'Copie su secreto ahora. No podemos mostrarlo otra vez.',
  revokeApplicationText:
    'La aplicación ya no puede iniciar la sesión de nadie y pierde de inmediato el acceso a los datos de sus usuarios. No se puede deshacer.',
  tooManyApplications: 'Una cuenta puede tener {limit} aplicaciones como máximo. Revoque una primero.',
  // the mails of a sandbox
  sandboxMails: 'Correos del entorno de pruebas',
  sandboxMailsText:
    'Estos son los correos del último día. El entorno de pruebas solo los envía si SMTP_URL está definido.',
  mailTo: 'Para {address}',
  openLink: 'Abrir el enlace',
};
