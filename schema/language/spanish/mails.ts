import type { MAILS as ENGLISH } from '../english/mails.ts';

/** Mails about accounts. */
export const MAILS = {
  '{site}, the fan site. Nobody reads answers to this address.':
    '{site}, el sitio de los aficionados. Nadie lee las respuestas a esta dirección.',
  'Reset your password': 'Restablece tu contraseña',
  'Someone, hopefully you, asked to reset the password of your {site} account. To choose a new one, open:':
    'Alguien, esperamos que tú, pidió restablecer la contraseña de tu cuenta de {site}. Para elegir una nueva, abre:',
  'The link works once, for 30 minutes. If it was not you, ignore this mail: your password stays as it is.':
    'El enlace funciona una sola vez, durante 30 minutos. Si no fuiste tú, ignora este correo: tu contraseña queda como está.',
  'Your password was changed': 'Tu contraseña se cambió',
  'The password of your {site} account was changed just now, and your other devices were signed out.':
    'La contraseña de tu cuenta de {site} se acaba de cambiar y se cerró la sesión en tus otros dispositivos.',
  'If it was not you, choose a new one at once: open {site} and use "{forgot}" in the sign-in dialog.':
    'Si no fuiste tú, elige una nueva de inmediato: abre {site} y usa "{forgot}" en el diálogo para iniciar sesión.',
  'Your e-mail address was changed': 'Tu correo electrónico se cambió',
  'Your {site} account now uses another e-mail address; this one gets no more mails.':
    'Tu cuenta de {site} usa ahora otra dirección de correo; esta ya no recibirá correos.',
  'If it was not you, please tell us: {address}': 'Si no fuiste tú, avísanos: {address}',
  'Your {site} account now uses another e-mail address.':
    'Tu cuenta de {site} usa ahora otra dirección de correo.',
  'If it was not you, undo the change. That also signs out every device and removes passkeys, authenticator apps and recovery codes added since:':
    'Si no fuiste tú, deshaz el cambio. Eso también cierra la sesión en todos los dispositivos y elimina las llaves de acceso, las aplicaciones de autenticación y los códigos de recuperación añadidos desde entonces:',
  'The link works once, for 7 days. If it was you, there is nothing to do.':
    'El enlace funciona una sola vez, durante 7 días. Si fuiste tú, no hay nada que hacer.',
  'You sign in with this address: {email}': 'Inicias sesión con esta dirección: {email}',
  'Confirm your e-mail address': 'Confirma tu correo electrónico',
  'An {site} account uses this e-mail address. If it is yours, please confirm the address:':
    'Una cuenta de {site} usa este correo electrónico. Si es tuya, confirma la dirección:',
  'The link works once, for 3 days. If it is not your account, ignore this mail.':
    'El enlace funciona una sola vez, durante 3 días. Si la cuenta no es tuya, ignora este correo.',

  // Where their links lead
  'Press the button to confirm that {address} is yours.':
    'Pulsa el botón para confirmar que {address} es tuya.',
  'Confirm address': 'Confirmar dirección',
  'Address confirmed': 'Dirección confirmada',
  'Mails about your account go to {address} from now on.':
    'A partir de ahora los correos sobre tu cuenta van a {address}.',
  'Undo the change of address?': '¿Deshacer el cambio de dirección?',
  'Your account goes back to {address}. Every device is signed out and every API token revoked.':
    'Tu cuenta vuelve a {address}. Se cierra la sesión en todos los dispositivos y se revocan todos los tokens de API.',
  'Undo the change': 'Deshacer el cambio',
  'It also removes what was added since then: {factors}.':
    'También se elimina lo que se añadió desde entonces: {factors}.',
  'Removed, as added since then: {factors}.':
    'Eliminado, por haberse añadido desde entonces: {factors}.',
  'the passkey {name}': 'la llave de acceso {name}',
  'the authenticator app': 'la aplicación de autenticación',
  'the recovery codes': 'los códigos de recuperación',
  'Your account is yours again': 'Tu cuenta vuelve a ser tuya',
  'It uses {address} again, and every device is signed out. Now choose a new password.':
    'Usa otra vez {address} y se cerró la sesión en todos los dispositivos. Ahora elige una contraseña nueva.',
  'Another account uses {address} by now, so yours keeps its present address. Every device is signed out, and links to reset the password go to {address} again. Now choose a new password.':
    'Otra cuenta usa ya {address}, así que la tuya conserva su dirección actual. Se cerró la sesión en todos los dispositivos y los enlaces para restablecer la contraseña van otra vez a {address}. Ahora elige una contraseña nueva.',
  'Choose a new password': 'Elegir una contraseña nueva',
  'It may have been used already, or have expired. A newer mail may have another one.':
    'Puede que ya se haya usado o que haya vencido. Un correo más reciente puede traer otro.',
  'You already have an account': 'Ya tienes una cuenta',
  'Someone, maybe you, tried to sign up at {site} with your e-mail address, which has an account already.':
    'Alguien, quizás tú, intentó registrarse en {site} con tu correo electrónico, que ya tiene una cuenta.',
  'To sign in, open {site}; if you forgot your password, use "{forgot}" there. If it was not you, there is nothing to do.':
    'Para iniciar sesión, abre {site}; si olvidaste tu contraseña, usa ahí "{forgot}". Si no fuiste tú, no hay nada que hacer.',
  'A test mail from {site}': 'Un correo de prueba de {site}',
  'If you can read this, {site} can send mail.':
    'Si puedes leer esto, {site} puede enviar correos.',
} as const satisfies Record<(typeof ENGLISH)[number], string>;
