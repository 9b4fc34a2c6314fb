/** Passkeys, authenticator apps, recovery codes and fresh proofs of identity. */
export const SIGN_IN_SECURITY = {
  // Mails
  'Your sign-in security has changed': 'La seguridad de tu inicio de sesión cambió',
  'A passkey was added to your Orange Weekly account just now. It signs in without the password.':
    'Se acaba de agregar una llave de acceso a tu cuenta de Orange Weekly. Con ella se inicia sesión sin la contraseña.',
  'A passkey was removed from your Orange Weekly account just now.':
    'Se acaba de quitar una llave de acceso de tu cuenta de Orange Weekly.',
  'An authenticator app was set up for your Orange Weekly account just now. Signing in with the password asks for its codes.':
    'Se acaba de configurar una aplicación de autenticación para tu cuenta de Orange Weekly. Al iniciar sesión con la contraseña se piden sus códigos.',
  'The authenticator app of your Orange Weekly account was turned off just now.':
    'Se acaba de desactivar la aplicación de autenticación de tu cuenta de Orange Weekly.',
  'New recovery codes were made for your Orange Weekly account just now. The ones before them no longer work.':
    'Se acaban de crear códigos de recuperación nuevos para tu cuenta de Orange Weekly. Los anteriores ya no sirven.',
  'A recovery code was used just now to sign in to your Orange Weekly account. It does not work again.':
    'Se acaba de usar un código de recuperación para iniciar sesión en tu cuenta de Orange Weekly. No sirve otra vez.',
  'If it was not you, change your password at once and look at your profile: {address}':
    'Si no fuiste tú, cambia tu contraseña de inmediato y revisa tu perfil: {address}',

  // What the server refuses
  'One more step: confirm that it is you.': 'Un paso más: confirma que eres tú.',
  'That took too long or too many tries. Please sign in again.':
    'Pasó demasiado tiempo o hubo demasiados intentos. Vuelve a iniciar sesión.',
  'Please enter a code': 'Escribe un código',
  'That code is not right, or was used already': 'Ese código no es correcto o ya se usó',
  'That passkey could not be confirmed. Please try again.':
    'No se pudo confirmar esa llave de acceso. Inténtalo de nuevo.',
  'This site does not know that passkey.': 'Este sitio no conoce esa llave de acceso.',
  'Please give the passkey a name': 'Ponle un nombre a la llave de acceso',
  'You have 10 passkeys, which is as many as there may be. Remove one first.':
    'Tienes 10 llaves de acceso, que es el máximo. Quita una primero.',
  'That passkey has been added already.': 'Esa llave de acceso ya está agregada.',
  'That passkey is no longer there.': 'Esa llave de acceso ya no existe.',
  'The authenticator app is on already.': 'La aplicación de autenticación ya está activada.',
  'The authenticator app is not on.': 'La aplicación de autenticación no está activada.',
  'Please scan the code first.': 'Escanea primero el código.',
  'Recovery codes come with a passkey or an authenticator app.':
    'Los códigos de recuperación vienen con una llave de acceso o una aplicación de autenticación.',
  'Admins need a second factor on this site. Add another one first.':
    'En este sitio los administradores necesitan un segundo factor. Agrega otro primero.',
  'Please prove that it is you': 'Demuestra que eres tú',
  'Please prove that it is you before you do that.': 'Demuestra que eres tú antes de hacer eso.',
  'Admins need a password of at least 10 characters.':
    'Los administradores necesitan una contraseña de al menos 10 caracteres.',
  'That password is one of the most common ones. Please choose another.':
    'Esa contraseña es una de las más comunes. Elige otra.',
} as const;
