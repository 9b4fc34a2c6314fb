import type { INPUT_REFUSALS } from '../../../refusals/input.ts';
import type { SITE_REFUSALS } from '../../../refusals/site.ts';
import type { InLanguage } from '../../../refusals/codes.ts';

/** What any request may be refused for, and what several shapes refuse. */
export const SITE = {
  // What any request may be refused for.
  'access.signInFirst': 'Debes iniciar sesión para hacer eso.',
  'access.notAllowed': 'No tienes permiso para hacer eso.',
  'access.notYourAccount': 'Esa no es tu cuenta.',
  'site.gone': 'Esto ya no está.',
  'site.busy': 'El sitio está recuperando el aliento. Inténtalo de nuevo en un momento.',
  'site.failed': 'Algo salió mal. Inténtalo de nuevo.',
  'site.noSuchPath': 'Esa ruta no existe.',
  'limits.wait':
    'Demasiados intentos. Inténtalo de nuevo en {seconds|one:# segundo|other:# segundos}.',
  'limits.waitLong':
    'Demasiados intentos. Inténtalo de nuevo en {minutes|one:# minuto|other:# minutos}.',
  'limits.requests': 'Demasiadas solicitudes. Ve más despacio, por favor.',
  // What several shapes refuse in the same words.
  'input.invalid': 'Los datos no son válidos',
  'input.oddCharacters': 'Aquí no se permiten algunos caracteres',
  'input.nameMissing': 'El nombre es obligatorio',
  'input.nameTooLong': 'El nombre no puede tener más de {max} caracteres',
  'input.titleMissing': 'El título es obligatorio',
  'input.contentMissing': 'El contenido es obligatorio',
  'input.descriptionTooLong': 'La descripción debe tener {max} caracteres como máximo',
  'input.descriptionNotText': 'La descripción debe ser texto',
  'input.unknownCategory': 'Categoría desconocida',
  'input.unknownStatus': 'Estado desconocido',
  'input.noSuchFilter': 'Ese filtro no existe.',
  'input.unknownFilter': 'Filtro desconocido',
  'input.clientIdNotText': 'clientId debe ser texto',
  'input.clientIdOdd': 'clientId admite hasta {max} letras, cifras, _ o -',
  'input.shortNameTooLong': 'El nombre debe tener {max} caracteres como máximo',
} as const satisfies InLanguage<typeof SITE_REFUSALS & typeof INPUT_REFUSALS>;
