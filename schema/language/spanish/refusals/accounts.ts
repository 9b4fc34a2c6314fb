import type { SESSION_REFUSALS } from '../../../refusals/session.ts';
import type { PROFILE_REFUSALS } from '../../../refusals/profile.ts';
import type { ACCOUNTS_REFUSALS } from '../../../refusals/accounts.ts';
import type { FACTORS_REFUSALS } from '../../../refusals/factors.ts';
import type { TOKENS_REFUSALS } from '../../../refusals/tokens.ts';
import type { InLanguage } from '../../../refusals/codes.ts';

/** Accounts and what proves whose they are. */
export const ACCOUNTS = {
  // Accounts, passwords, profiles.
  'account.allRequired': 'Todos los campos son obligatorios',
  'account.signInMissing': 'El correo electrónico y la contraseña son obligatorios',
  'account.emailMissing': 'El correo electrónico es obligatorio',
  'account.emailInvalid': 'Escribe una dirección de correo electrónico válida',
  'account.emailTaken': 'Ya existe una cuenta con ese correo electrónico',
  'account.passwordShort': 'La contraseña debe tener al menos {min} caracteres',
  'account.newPasswordShort': 'La contraseña debe tener al menos {min} caracteres.',
  'account.passwordLong': 'La contraseña no puede tener más de {max} caracteres',
  'account.passwordsDiffer': 'Las contraseñas no coinciden',
  'account.resetDiffer': 'Asegúrate de que las dos contraseñas sean iguales.',
  'account.changeDiffer': 'Asegúrate de que las contraseñas nuevas sean iguales.',
  'account.resetLink':
    'No se pudo restablecer la contraseña. Es posible que el enlace haya vencido o no sea válido.',
  'account.wrongSignIn': 'Correo electrónico o contraseña incorrectos',
  'account.currentPasswordMissing': 'La contraseña actual es obligatoria',
  'account.wrongPassword': 'La contraseña actual es incorrecta',
  'account.sessionEnded': 'Tu sesión terminó. Vuelve a iniciar sesión.',
  'account.browserOnly':
    'Iniciar y cerrar sesión solo funciona por HTTP, donde se puede guardar una cookie.',
  'account.unknown': 'No se encontró al usuario',
  'account.adminStays': 'Las cuentas de administrador no se pueden borrar.',
  'rights.lastAdmin': 'Es el último administrador. Primero nombra a otro.',
  'rights.emailProven': 'Esta dirección ya está confirmada.',
  'rights.unproven':
    'Solo un miembro con correo electrónico confirmado puede ser administrador, moderador o conductor.',
  'account.unknownTeam': 'Elige un equipo de la lista',
  'account.countryTooLong': 'El nombre del país es demasiado largo',
  'account.unknownAvatar': 'Tipo de avatar desconocido',
  'account.bioBlank': 'Escribe algo en la biografía',
  'account.bioTooLong': 'La biografía no puede tener más de {max} caracteres',
  'account.avatarInvalid': 'La dirección del avatar no es válida',
  'account.avatarTooLong': 'La dirección del avatar es demasiado larga',
  'account.avatarNotHttps': 'La dirección del avatar debe empezar con https://',
  'account.avatarNotFetched':
    'No pudimos obtener una imagen de esa dirección. Revisa el enlace o sube la imagen.',
  'account.avatarTooLarge':
    'No pudimos obtener una imagen de esa dirección. Debe ocupar menos de {megabytes} MB.',
  'account.avatarNoPicture':
    'No pudimos obtener una imagen de esa dirección. Debe ser JPG, PNG, GIF o WebP.',
  'account.sessionGone': 'Esa sesión ya terminó.',
  // API tokens.
  'token.nameMissing': 'Ponle un nombre al token',
  'token.scope': 'Elige qué puede hacer el token',
  'token.tooMany': 'Llegaste al límite de {max} tokens. Revoca uno primero.',
  'token.gone': 'Ese token ya no existe.',
  'token.browserOnly': 'Los tokens de API se crean en un navegador con la sesión iniciada.',
  'token.invalid': 'Este token de API no es válido: está mal escrito, fue revocado o venció.',
  'token.noBearer': 'Envía el token como “Authorization: Bearer ow_…”.',
  'token.notAllowed': 'Los tokens de API no pueden hacer eso.',
  'token.needsWrite':
    'Este token de API solo puede leer. Para eso hace falta un token con el alcance write.',
  // Passkeys, authenticator apps, recovery codes.
  'signIn.secondStep': 'Un paso más: confirma que eres tú.',
  'signIn.stepEnded': 'Pasó demasiado tiempo o hubo demasiados intentos. Vuelve a iniciar sesión.',
  'signIn.wrongCode': 'Ese código no es correcto o ya se usó',
  'signIn.unknownPasskey': 'Este sitio no conoce esa llave de acceso.',
  'factor.codeMissing': 'Escribe un código',
  'factor.wrongCode': 'Ese código no es correcto o ya se usó',
  'factor.wrongPasskey': 'No se pudo confirmar esa llave de acceso. Inténtalo de nuevo.',
  'factor.passkeyNameMissing': 'Ponle un nombre a la llave de acceso',
  'factor.tooManyPasskeys': 'Llegaste al límite de {max} llaves de acceso. Quita una primero.',
  'factor.passkeyExists': 'Esa llave de acceso ya está agregada.',
  'factor.passkeyGone': 'Esa llave de acceso ya no existe.',
  'factor.totpOn': 'La aplicación de autenticación ya está activada.',
  'factor.totpOff': 'La aplicación de autenticación no está activada.',
  'factor.totpNotStarted': 'Escanea primero el código.',
  'factor.none':
    'Los códigos de recuperación vienen con una llave de acceso o una aplicación de autenticación.',
  'factor.lastRequired':
    'En este sitio los administradores necesitan un segundo factor. Agrega otro primero.',
  'factor.proofNeeded': 'Confirma que eres tú antes de hacer eso.',
  'factor.adminPasswordShort':
    'Los administradores necesitan una contraseña de al menos {min} caracteres.',
  'factor.adminPasswordCommon': 'Esa contraseña es una de las más comunes. Elige otra.',
} as const satisfies InLanguage<
  typeof ACCOUNTS_REFUSALS &
    typeof SESSION_REFUSALS &
    typeof PROFILE_REFUSALS &
    typeof TOKENS_REFUSALS &
    typeof FACTORS_REFUSALS
>;
