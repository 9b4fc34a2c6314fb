import type { ACCOUNT_SECURITY as ENGLISH } from '../english/account-security.ts';

/** The security of an account. */
export const ACCOUNT_SECURITY = {
  // The proof of who asks
  'So that nobody creates one in a browser that you left open.':
    'Para que nadie cree uno en un navegador que dejaste abierto.',

  // The address that is not proven
  'Open the link that we sent to {email}. Until then you get no newsletters.':
    'Abre el enlace que enviamos a {email}. Hasta entonces no recibes boletines.',
  'Links to reset your password still go to {email}.':
    'Los enlaces para restablecer tu contraseña siguen yendo a {email}.',
  'Send the link again': 'Enviar el enlace otra vez',
  'Link sent': 'Enlace enviado',
  'Open it on any device to confirm your address.':
    'Ábrelo en cualquier dispositivo para confirmar tu dirección.',
  'There is nothing left to do.': 'No queda nada por hacer.',
  'Failed to send the link': 'No se pudo enviar el enlace',

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
  'New recovery codes made': 'Códigos de recuperación nuevos',
  'Recovery code used': 'Código de recuperación usado',
  'A device was signed out': 'Se cerró la sesión en un dispositivo',
  'All other devices were signed out': 'Se cerró la sesión en los demás dispositivos',
  'New password set by a mailed link': 'Contraseña nueva mediante un enlace por correo',
  'E-mail address changed': 'Correo electrónico cambiado',
  'E-mail address confirmed': 'Correo electrónico confirmado',
  'Change of the e-mail address undone': 'Cambio de correo electrónico deshecho',
  'API token created': 'Token de API creado',
  'API token revoked': 'Token de API revocado',
  'Security log': 'Registro de seguridad',
  'What happened to your account in the last {days} days. If you don’t know something, change your password.':
    'Lo que pasó con tu cuenta en los últimos {days} días. Si algo no te suena, cambia tu contraseña.',
  'Loading your security log…': 'Cargando tu registro de seguridad…',
  'Your security log could not be loaded.': 'No se pudo cargar tu registro de seguridad.',
  'Nothing has happened yet.': 'Aún no ha pasado nada.',
} as const satisfies Record<(typeof ENGLISH)[number], string>;
