/** The Spanish texts of the second step of a sign-in, and of the page on which people manage how they sign in. */
import { type security as en } from './en';

export const security: Record<keyof typeof en, string> = {
  // the second step
  confirmYou: 'Confirme que es usted',
  usePasskey: 'Usar una llave de acceso',
  passkeyFailed: 'La llave de acceso no se usó. Inténtelo de nuevo o elija otra forma.',
  recoveryCode: 'Código de recuperación',
  codeHint: 'Seis cifras de su aplicación de autenticación, o uno de sus códigos de recuperación.',
  recoveryHint: 'Cada código de recuperación vale una vez.',
  continue: 'Continuar',
  otherAccount: 'Usar otra cuenta',
  wrongFactor: 'El código o la llave de acceso era incorrecto o ya se usó. Inténtelo de nuevo.',
  needFactor: 'Necesita un segundo factor',
  needFactorText:
    'Los operadores confirman cada inicio de sesión con una llave de acceso o una aplicación de autenticación.',
  setUpFactor: 'Configurar un segundo factor',
  needFactorAfter: 'Después vuelva a la aplicación e inicie sesión de nuevo.',
  factorFirst: 'Configure primero un segundo factor',
  factorFirstText:
    'Los operadores necesitan una llave de acceso o una aplicación de autenticación. Configúrela y vuelva después.',
  // how people sign in
  operatorsNeed:
    'Los operadores necesitan un segundo factor. Configure ahora una llave de acceso o una aplicación de autenticación.',
  passwordAlone:
    'Solo su contraseña protege esta cuenta. Añada una llave de acceso o una aplicación de autenticación, para que nadie entre con una contraseña robada.',
  setUp: 'Configurada',
  notSetUp: 'Sin configurar',
  setUpUsed: 'Configurada el {added}, usada por última vez el {used}',
  setUpUnused: 'Configurada el {added}, sin usar todavía',
  changePassword: 'Cambiar la contraseña',
  changePasswordText: 'Le enviamos un enlace para elegir una nueva.',
  removeNamed: 'Quitar {name}',
  recoveryCodes: 'Códigos de recuperación',
  codesLeft: 'Quedan {count} de {total} códigos',
  codesText:
    'Si pierde su dispositivo, cada código sirve para iniciar sesión una vez. Los códigos nuevos sustituyen a los anteriores.',
  noCodesLeft: 'Cree ahora códigos nuevos. Sin ellos no puede iniciar sesión si pierde su dispositivo.',
  codesLater:
    'Recibirá {total} códigos cuando añada su primera llave de acceso o aplicación de autenticación.',
  newCodes: 'Crear códigos de recuperación nuevos',
  yourCodes: 'Sus códigos de recuperación',
  yourCodesText:
    'Si pierde su dispositivo, cada código sirve para iniciar sesión una vez. Guarde los códigos ahora. Solo los mostramos una vez.',
  keptCodes: 'Los he guardado',
  app: 'Aplicación de autenticación',
  appText: 'Después de la contraseña, escribe un código que muestra la aplicación de su teléfono.',
  openApp: 'Abrir la aplicación en este dispositivo',
  scanCode: 'Escanee este código con la aplicación, o escriba en ella la clave.',
  appCode: 'Código de la aplicación',
  addApp: 'Añadir la aplicación',
  setUpApp: 'Configurar la aplicación',
  wrongAppCode: 'Este código no es correcto. Escriba el código que la aplicación muestra ahora.',
  passkey: 'Llave de acceso',
  passkeys: 'Llaves de acceso',
  passkeysSetUp: 'Configuradas: {count}',
  passkeyText: 'Después de la contraseña, confirma con su huella, su cara o el bloqueo de pantalla.',
  passkeyElsewhere:
    'Este sitio de pruebas tiene otra dirección para las llaves de acceso. Allí inicia sesión otra vez.',
  openElsewhere: 'Seguir a las llaves de acceso',
  passkeyName: 'Nombre de la llave de acceso',
  addPasskey: 'Añadir una llave de acceso',
  noPasskey: 'Su navegador no ha creado una llave de acceso. Inténtelo de nuevo.',
  // where people are signed in
  linkSessions: 'Dónde tiene la sesión iniciada',
  aboutSessions: 'Los navegadores con la sesión iniciada y las aplicaciones que pueden usar su cuenta.',
  sessionsText:
    '¿Hay aquí algo que no es suyo? Cierre esa sesión o desconecte la aplicación, y cambie después su contraseña.',
  seeSessions: 'Ver dónde tiene la sesión iniciada',
  browsers: 'Navegadores',
  thisBrowser: 'Este navegador',
  otherBrowser: 'Otro navegador',
  signedInAt: 'Sesión iniciada: {at}',
  lastUsedAt: 'Último uso: {at}',
  signOutOthers: 'Cerrar todas las demás sesiones',
  endSessionTitle: '¿Cerrar la sesión del otro navegador?',
  endSessionText:
    'Allí habrá que iniciar sesión de nuevo. Las aplicaciones que autorizó allí pierden su acceso.',
  endOthersTitle: '¿Cerrar la sesión de todos los demás navegadores?',
  endOthersText:
    'Allí habrá que iniciar sesión de nuevo. Las aplicaciones que autorizó allí pierden su acceso. Aquí su sesión sigue abierta.',
  connectedApplications: 'Aplicaciones conectadas',
  connectedText: 'Usted permitió que estas aplicaciones usen su cuenta.',
  noneConnected: 'No ha permitido que ninguna aplicación use su cuenta.',
  allowedOn: 'Desde el {day}, puede:',
  disconnect: 'Desconectar',
  disconnectTitle: '¿Desconectar {name}?',
  disconnectText: 'Pierde de inmediato el acceso a su cuenta. Puede permitirla de nuevo más adelante.',
};
