/** Mails about accounts. */
export const MAILS = {
  'Orange Weekly, the fan site. Nobody reads answers to this address.':
    'Orange Weekly, el sitio de los aficionados. Nadie lee las respuestas a esta dirección.',
  'Reset your password': 'Restablece tu contraseña',
  'Somebody, hopefully you, asked to reset the password of your Orange Weekly account. To choose a new one, open:':
    'Alguien, esperamos que tú, pidió restablecer la contraseña de tu cuenta de Orange Weekly. Para elegir una nueva, abre:',
  'The link works once, for 30 minutes. If it was not you, ignore this mail: your password stays as it is.':
    'El enlace funciona una sola vez, durante 30 minutos. Si no fuiste tú, ignora este correo: tu contraseña queda como está.',
  'Your password was changed': 'Tu contraseña se cambió',
  'The password of your Orange Weekly account was changed just now, and your other devices were signed out.':
    'La contraseña de tu cuenta de Orange Weekly se acaba de cambiar y se cerró la sesión en tus otros dispositivos.',
  'If it was not you, choose a new one at once: open {site} and use "{forgot}" in the sign-in dialog.':
    'Si no fuiste tú, elige una nueva de inmediato: abre {site} y usa "{forgot}" en el diálogo para iniciar sesión.',
  'Your e-mail address was changed': 'Tu correo electrónico se cambió',
  'Your Orange Weekly account now uses another e-mail address; this one gets no more mails.':
    'Tu cuenta de Orange Weekly usa ahora otra dirección de correo; esta ya no recibirá correos.',
  'If it was not you, please tell us: {address}': 'Si no fuiste tú, avísanos: {address}',
  'You already have an account': 'Ya tienes una cuenta',
  'Somebody, maybe you, tried to sign up at Orange Weekly with your e-mail address, which has an account already.':
    'Alguien, quizás tú, intentó registrarse en Orange Weekly con tu correo electrónico, que ya tiene una cuenta.',
  'To sign in, open {site}; if you forgot your password, use "{forgot}" there. If it was not you, there is nothing to do.':
    'Para iniciar sesión, abre {site}; si olvidaste tu contraseña, usa ahí "{forgot}". Si no fuiste tú, no hay nada que hacer.',
} as const;
