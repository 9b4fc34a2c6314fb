import type { MAILS as ENGLISH } from '../english/mails.ts';

/** Mails about accounts. */
export const MAILS = {
  "{site}, the fan site. Replies to this address aren't monitored.":
    '{site}, el sitio de los fans. Nadie lee las respuestas a esta dirección.',
  'Reset your password': 'Restablece tu contraseña',
  'Someone (hopefully you) asked to reset the password for your {site} account. To choose a new one, open:':
    'Alguien, esperamos que tú, pidió restablecer la contraseña de tu cuenta de {site}. Para elegir una nueva, abre:',
  'Your API token uses fields that are going away':
    'Tu token de API usa campos que van a desaparecer',
  'Your code still uses these parts of the {site} API. They’ll be removed soon:':
    'Tu código todavía usa estas partes de la API de {site}, que pronto van a desaparecer:',
  'Your profile shows which token calls them: {url}': 'En tu perfil ves qué token las usa: {url}',
  "The link works once, for 30 minutes. If it wasn't you, ignore this email. Your password won't change.":
    'El enlace funciona una sola vez, durante 30 minutos. Si no fuiste tú, ignora este correo. Tu contraseña no cambiará.',
  'Your password was changed': 'Cambió tu contraseña',
  'The password for your {site} account was just changed, and your other devices were signed out.':
    'La contraseña de tu cuenta de {site} acaba de cambiar y se cerró la sesión en tus otros dispositivos.',
  'If it wasn\'t you, choose a new one right away: open {site} and use "{forgot}" in the sign-in dialog.':
    'Si no fuiste tú, elige una nueva de inmediato: abre {site} y usa "{forgot}" en el diálogo para iniciar sesión.',
  'Your email was changed': 'Cambió tu correo electrónico',
  "Your {site} account now uses a different email. This one won't get any more messages from us.":
    'Tu cuenta de {site} ahora usa otro correo electrónico. A este ya no te escribiremos.',
  "If it wasn't you, let us know: {address}": 'Si no fuiste tú, avísanos: {address}',
  'Your {site} account now uses a different email.':
    'Tu cuenta de {site} ahora usa otro correo electrónico.',
  "If it wasn't you, undo the change. That also signs out every device and removes any passkeys, authenticator apps and recovery codes added since:":
    'Si no fuiste tú, deshaz el cambio. Eso también cierra la sesión en todos los dispositivos y borra las llaves de acceso, las aplicaciones de autenticación y los códigos de recuperación agregados desde entonces:',
  "The link works once, for 7 days. If it was you, you're all set.":
    'El enlace funciona una sola vez, durante 7 días. Si fuiste tú, todo listo.',
  'Sign in with this email: {email}': 'Inicia sesión con este correo: {email}',
  'Confirm your email': 'Confirma tu correo electrónico',
  "An {site} account uses this email. If it's yours, please confirm it:":
    'Una cuenta de {site} usa este correo electrónico. Si es tuya, confírmalo:',
  "The link works once, for 3 days. If it isn't your account, ignore this email.":
    'El enlace funciona una sola vez, durante 3 días. Si la cuenta no es tuya, ignora este correo.',

  // Where their links lead
  'Tap the button to confirm that {address} is yours.':
    'Toca el botón para confirmar que {address} es tuya.',
  'Confirm address': 'Confirmar dirección',
  'Address confirmed': 'Dirección confirmada',
  'From now on, account emails go to {address}.':
    'Desde ahora, los correos de tu cuenta van a {address}.',
  'Undo the email change?': '¿Deshacer el cambio de dirección?',
  'Your account will go back to {address}. Every device will be signed out and every API token revoked.':
    'Tu cuenta volverá a {address}. Se cerrará la sesión en todos los dispositivos y se revocarán todos los tokens de API.',
  'Undo the change': 'Deshacer el cambio',
  'This also removes what was added since then: {factors}.':
    'También se quita lo que se agregó desde entonces: {factors}.',
  'Removed, as added since then: {factors}.':
    'Quitamos lo que se agregó desde entonces: {factors}.',
  'the passkey {name}': 'la llave de acceso {name}',
  'the authenticator app': 'la aplicación de autenticación',
  'the recovery codes': 'los códigos de recuperación',
  'Your account is yours again': 'Tu cuenta vuelve a ser tuya',
  'It uses {address} again, and every device is signed out. Now choose a new password.':
    'Otra vez usa {address}, y se cerró la sesión en todos los dispositivos. Ahora elige una contraseña nueva.',
  'Another account uses {address} now, so yours keeps its current email. Every device is signed out, and password reset links go to {address} again. Now choose a new password.':
    'Otra cuenta usa ya {address}, así que la tuya conserva su dirección actual. Se cerró la sesión en todos los dispositivos y los enlaces para restablecer la contraseña van otra vez a {address}. Ahora elige una contraseña nueva.',
  'Choose a new password': 'Elegir una contraseña nueva',
  'It may have been used or expired. Check for a newer email.':
    'Puede que ya se haya usado o que haya vencido. Busca un correo más reciente.',
  'You already have an account': 'Ya tienes una cuenta',
  'Someone (maybe you) tried to sign up at {site} with your email, which already has an account.':
    'Alguien, quizás tú, intentó registrarse en {site} con tu correo electrónico, que ya tiene una cuenta.',
  'To sign in, open {site}. If you forgot your password, use "{forgot}" there. If it wasn\'t you, you don\'t need to do anything.':
    'Para iniciar sesión, abre {site}. Si olvidaste tu contraseña, usa ahí "{forgot}". Si no fuiste tú, no tienes que hacer nada.',
  'Test email from {site}': 'Correo de prueba de {site}',
  'If you can read this, {site} can send email.':
    'Si puedes leer esto, {site} puede enviar correos.',
  'We paused your webhook': 'Pausamos tu webhook',
  'Your webhook “{name}” on {site} is paused.': 'Tu webhook “{name}” en {site} está en pausa.',
  'Nothing has arrived at its address for 24 hours.':
    'Hace 24 horas que no llega nada a su dirección.',
  'Its address says it’s gone for good (410).': 'Su dirección dice que ya no existe (410).',
  'Its subscription no longer works.': 'Su suscripción ya no funciona.',
  'Your profile shows its last deliveries, and you can resume it there: {url}':
    'Tu perfil muestra sus últimas entregas, y ahí puedes reanudarlo: {url}',
} as const satisfies Record<(typeof ENGLISH)[number], string>;
