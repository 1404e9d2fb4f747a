/** The Spanish texts for refused forms, which the pages choose by code and field. */
import { type faults as en } from './en';

export const faults: Record<keyof typeof en, string> = {
  checkFields: 'Corrija los campos marcados.',
  faultOfLine: '«{line}»: {fault}',
  faultRequired: 'Rellene este campo.',
  faultTooLong: 'Use {limit} caracteres como máximo.',
  faultTooManyLines: 'Use {limit} líneas como máximo.',
  faultOther: 'Este dato no es válido. Cámbielo.',
  faultCard: 'Quite el número de tarjeta.',
  faultUnseen: 'Quite los caracteres de control y los caracteres invisibles.',
  faultName:
    'Elija otro nombre. No debe contener un número de tarjeta ni el nombre de la plataforma o de una organización verificada.',
  faultNoScope: 'Elija al menos uno.',
  faultAddress:
    'Empiece con https://, o con http:// en su propio ordenador, y no incluya nombres de usuario, # ni *.',
  faultDocument:
    'Introduzca una dirección web sin nombre de usuario que empiece con https:// o http://, o el identificador de un documento que usted subió.',
  faultNoDocument: 'Usted no ha subido ningún documento con este identificador.',
  // the whole form
  refusedGone: 'Ya no existe.',
  refusedOther: 'No ha funcionado. Compruebe sus datos e inténtelo de nuevo.',
  tooManySources: 'Tiene {limit} tarjetas y cuentas. Quite una primero.',
  tooManyAttempts: 'Demasiados intentos. Inténtelo de nuevo en una hora.',
  unavailable: 'Una parte de la plataforma no responde. Inténtelo de nuevo en un momento.',
  'refused:form_expired': 'Este formulario ha caducado. Vuelva atrás, recargue la página y envíelo de nuevo.',
  'refused:other_site': 'Este formulario se envió desde otro sitio.',
  'refused:too_many_users':
    'Esta aplicación ya tiene {limit} usuarios. Debemos revisarla antes de que pueda tener más.',
  'refused:factor_exists': 'Ya tiene este segundo factor.',
  'refused:last_factor': 'Los operadores necesitan un segundo factor. Añada otro antes de quitar este.',
  'refused:no_members':
    'Esta organización ya no tiene miembros. Pida gestionarla en «Reclamar una organización», en su cuenta.',
  'refused:plan_not_begun':
    'La primera donación de una donación periódica que se paga con ella aún no se ha cobrado. Espere a que se cobre o cancele la donación periódica. Después, quítela.',
};
