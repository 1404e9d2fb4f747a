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
  noKeys: 'Todavía no tiene ninguna clave de API.',
  makeKey: 'Crear una clave',
  newKey: 'Su clave nueva {name}',
  storeKey: 'Copie esta clave ahora. Solo la mostramos una vez.',
  revokeKeyText: 'Los programas que usan esta clave dejan de funcionar de inmediato. No se puede deshacer.',
  tooManyKeys: 'Una cuenta puede tener {limit} claves de API como máximo. Revoque una que ya no use.',
  keyNeedsLevel: 'Para crear claves de API reales, su organización necesita la verificación ampliada.',
  // applications
  noApplications: 'Todavía no tiene ninguna aplicación.',
  registerApplication: 'Registrar una aplicación',
  applicationText:
    'Con una aplicación, otras personas pueden usar en su programa la cuenta que tienen aquí. Hasta que la revisemos, pueden usarla {limit} personas como máximo.',
  kind: 'Dónde funciona',
  kindWeb: 'En un servidor (puede guardar un secreto)',
  kindPublic: 'En un navegador o dispositivo (sin secreto)',
  returnAddresses: 'Direcciones de retorno',
  returnHint:
    'Adónde vuelven las personas tras iniciar sesión, como https://app.example/callback. Una en cada línea.',
  register: 'Registrar',
  reviewed: 'Revisada',
  newApplication: 'Su aplicación nueva {name}',
  itsId: 'Su identificador:',
  storeSecret: 'Copie su secreto ahora. Solo lo mostramos una vez.',
  revokeApplicationText:
    'Nadie podrá iniciar sesión en la aplicación, y esta pierde de inmediato el acceso a los datos de sus usuarios. No se puede deshacer.',
  tooManyApplications: 'Una cuenta puede tener {limit} aplicaciones como máximo. Revoque una primero.',
  // the mails of a sandbox
  sandboxMails: 'Correos del entorno de pruebas',
  sandboxMailsText:
    'Los correos del último día. El entorno de pruebas los muestra aquí, y solo los envía si SMTP_URL está definido.',
  mailTo: 'Para {address}',
  openLink: 'Abrir el enlace',
};
