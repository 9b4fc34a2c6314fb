import type { ACCOUNT_SECURITY as ENGLISH } from '../english/account-security.ts';

/** The security of an account. */
export const ACCOUNT_SECURITY = {
  // The proof of who asks
  'So no one can create one in a browser you left open.':
    'Para que nadie cree uno en un navegador que dejaste abierto.',

  // The address that is not proven
  'Open the link we sent to {email}. You won’t get newsletters until you do.':
    'Abre el enlace que enviamos a {email}. Hasta entonces no te llegarán boletines.',
  'Password reset links still go to {email}.':
    'Los enlaces para restablecer tu contraseña siguen yendo a {email}.',
  'Resend the link': 'Reenviar el enlace',
  'Link sent': 'Enlace enviado',
  'Open it on any device to confirm your address.':
    'Ábrelo en cualquier dispositivo para confirmar tu dirección.',
  'You’re all set.': 'Todo listo.',
  'Couldn’t send the link': 'No se pudo enviar el enlace',

  // The security log
  'Account created': 'Cuenta creada',
  'Signed in': 'Sesión iniciada',
  'Failed sign-in: wrong password': 'Inicio de sesión fallido: contraseña incorrecta',
  'Signed in with password and code': 'Sesión iniciada con contraseña y código',
  'Signed in with a passkey': 'Sesión iniciada con una llave de acceso',
  'Failed sign-in: right password, wrong code or passkey':
    'Inicio de sesión fallido: contraseña correcta, código o llave de acceso incorrectos',
  'Wrong password, code or passkey in a signed-in browser':
    'Contraseña, código o llave de acceso incorrectos en un navegador con sesión abierta',
  'Authenticator app set up': 'Aplicación de autenticación configurada',
  'New recovery codes created': 'Códigos de recuperación nuevos',
  'Recovery code used': 'Código de recuperación usado',
  'Signed out a device': 'Se cerró la sesión en un dispositivo',
  'Signed out all other devices': 'Se cerró la sesión en los demás dispositivos',
  'New password set from an emailed link': 'Contraseña nueva con un enlace por correo',
  'Email changed': 'Correo electrónico cambiado',
  'Email confirmed': 'Correo electrónico confirmado',
  'Email change undone': 'Cambio de correo electrónico deshecho',
  'API token created': 'Token de API creado',
  'API token revoked': 'Token de API revocado',
  'Security log': 'Registro de seguridad',
  'Activity on your account in the last {days} days. If something doesn’t look right, change your password.':
    'Actividad de tu cuenta en los últimos {days} días. Si algo te parece raro, cambia tu contraseña.',
  'Loading your security log…': 'Cargando tu registro de seguridad…',
  'We couldn’t load your security log.': 'No se pudo cargar tu registro de seguridad.',
  'No activity yet.': 'Todavía no hay actividad.',
} as const satisfies Record<(typeof ENGLISH)[number], string>;
