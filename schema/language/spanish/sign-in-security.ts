import type { SIGN_IN_SECURITY as ENGLISH } from '../english/sign-in-security.ts';

/** Passkeys, authenticator apps, recovery codes and fresh proofs of identity. */
export const SIGN_IN_SECURITY = {
  // Mails
  'Your sign-in security has changed': 'La seguridad de tu inicio de sesión cambió',
  'A passkey was added to your {site} account just now. It signs in without the password.':
    'Se acaba de agregar una llave de acceso a tu cuenta de {site}. Con ella se inicia sesión sin la contraseña.',
  'A passkey was removed from your {site} account just now.':
    'Se acaba de quitar una llave de acceso de tu cuenta de {site}.',
  'An authenticator app was set up for your {site} account just now. Signing in with the password asks for its codes.':
    'Se acaba de configurar una aplicación de autenticación para tu cuenta de {site}. Al iniciar sesión con la contraseña se piden sus códigos.',
  'The authenticator app of your {site} account was turned off just now.':
    'Se acaba de desactivar la aplicación de autenticación de tu cuenta de {site}.',
  'New recovery codes were made for your {site} account just now. The ones before them no longer work.':
    'Se acaban de crear códigos de recuperación nuevos para tu cuenta de {site}. Los anteriores ya no sirven.',
  'A recovery code was used just now to sign in to your {site} account. It does not work again.':
    'Se acaba de usar un código de recuperación para iniciar sesión en tu cuenta de {site}. No sirve otra vez.',
  'If it was not you, change your password at once and look at your profile: {address}':
    'Si no fuiste tú, cambia tu contraseña de inmediato y revisa tu perfil: {address}',

  // What the server refuses

  // Confirming who acts
  'Confirm that it is you': 'Confirma que eres tú',
  'Your password is right. Your account asks for one more step.':
    'Tu contraseña es correcta. Tu cuenta pide un paso más.',
  'What you are about to do can’t be undone. After this we won’t ask again for {minutes} minutes.':
    'Lo que vas a hacer no se puede deshacer. Después de esto no volveremos a preguntar durante {minutes} minutos.',
  'Confirmed with your passkey': 'Confirmado con tu llave de acceso',
  'Code from your authenticator app': 'Código de tu aplicación de autenticación',
  'Waiting for your passkey…': 'Esperando tu llave de acceso…',
  'Use a passkey': 'Usar una llave de acceso',
  'Use a code': 'Usar un código',
  'Use the password': 'Usar la contraseña',
  Continue: 'Continuar',
  'One moment…': 'Un momento…',

  // Signing in
  'Six digits from your authenticator app, or a recovery code.':
    'Seis cifras de tu aplicación de autenticación o un código de recuperación.',
  'Without your passkey: one of your recovery codes.':
    'Sin tu llave de acceso: uno de tus códigos de recuperación.',
  'Confirm the code': 'Confirmar el código',
  'No passkey was used. Please try again, or take another way.':
    'No se usó ninguna llave de acceso. Inténtalo de nuevo o elige otra forma.',
  'This device has a passkey for your account already.':
    'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
  'Passkeys do not work at this address of the site.':
    'Las llaves de acceso no funcionan en esta dirección del sitio.',
  'The passkey could not be used. Please try again.':
    'No se pudo usar la llave de acceso. Inténtalo de nuevo.',

  // Admins
  'One more step for admins': 'Un paso más para administradores',
  'This site asks admins for a second factor. Add a passkey or an authenticator app, and the dashboard opens.':
    'Este sitio pide un segundo factor a los administradores. Agrega una llave de acceso o una aplicación de autenticación y el panel se abrirá.',
  'Set up a second factor': 'Configurar un segundo factor',
  'This site asks admins for a second factor. Add one to use your admin rights.':
    'Este sitio pide un segundo factor a los administradores. Agrega uno para usar tus permisos de administrador.',

  // The profile
  'Sign-in security': 'Seguridad del inicio de sesión',
  'With a second factor your account stays yours even if your password gets around.':
    'Con un segundo factor tu cuenta sigue siendo tuya aunque tu contraseña se divulgue.',
  'Loading your sign-in security…': 'Cargando la seguridad de tu inicio de sesión…',
  'Your sign-in security could not be loaded.':
    'No se pudo cargar la seguridad de tu inicio de sesión.',
  'Sign-in security changed': 'Seguridad del inicio de sesión actualizada',
  Passkeys: 'Llaves de acceso',
  'You have no passkeys.': 'No tienes llaves de acceso.',
  'Add a passkey': 'Agregar una llave de acceso',
  'Your device makes it and checks that it is you: by fingerprint, face or its PIN. Then it signs you in without your password.':
    'La crea tu dispositivo, que comprueba que eres tú con la huella, la cara o su PIN. Después inicia sesión sin tu contraseña.',
  'Add the passkey': 'Agregar la llave',
  'To know it again, such as “My phone”.': 'Para reconocerla, por ejemplo “Mi teléfono”.',
  'Rename {name}': 'Cambiar el nombre de {name}',
  'Last used {used} · added {created}': 'Usada por última vez {used} · agregada el {created}',
  'Never used · added {created}': 'Nunca usada · agregada el {created}',
  Rename: 'Cambiar nombre',
  Remove: 'Quitar',
  'Remove the passkey {name}': 'Quitar la llave de acceso {name}',
  'Remove {name}?': '¿Quitar {name}?',
  'It no longer signs you in. With your last passkey or app the recovery codes go too.':
    'Ya no servirá para iniciar sesión. Con tu última llave o aplicación se van también los códigos de recuperación.',
  'Passkey added': 'Llave de acceso agregada',
  'Passkey removed': 'Llave de acceso quitada',
  'This browser can’t make passkeys at this address.':
    'Este navegador no puede crear llaves de acceso en esta dirección.',
  'Authenticator app': 'Aplicación de autenticación',
  'After your password you enter the code that an app on your phone shows.':
    'Después de tu contraseña escribes el código que muestra una aplicación de tu teléfono.',
  'Set up an app': 'Configurar una aplicación',
  'Set up an authenticator app': 'Configurar una aplicación de autenticación',
  'An app on your phone shows a new six-digit code every 30 seconds. Any authenticator app will do.':
    'Una aplicación de tu teléfono muestra un código nuevo de seis cifras cada 30 segundos. Sirve cualquier aplicación de autenticación.',
  'QR code for your authenticator app': 'Código QR para tu aplicación de autenticación',
  'Or type this key into the app': 'O escribe esta clave en la aplicación',
  'Code that the app shows': 'Código que muestra la aplicación',
  'Turn it on': 'Activar',
  On: 'Activada',
  'Turn off the app': 'Desactivar la aplicación',
  'Turn off the authenticator app?': '¿Desactivar la aplicación de autenticación?',
  'Signing in no longer asks for its codes. With your last passkey or app the recovery codes go too.':
    'Al iniciar sesión ya no se pedirán sus códigos. Con tu última llave o aplicación se van también los códigos de recuperación.',
  'Authenticator app turned on': 'Aplicación de autenticación activada',
  'Authenticator app turned off': 'Aplicación de autenticación desactivada',
  'Recovery codes': 'Códigos de recuperación',
  '{count} left. Each one signs you in once without your second factor.':
    'Quedan {count}. Cada uno inicia sesión una vez sin tu segundo factor.',
  'Make new codes': 'Crear códigos nuevos',
  'Make new recovery codes': 'Crear códigos de recuperación nuevos',
  'The codes that you have now will no longer work.':
    'Los códigos que tienes ahora ya no servirán.',
  'Your recovery codes': 'Tus códigos de recuperación',
  'Each one signs you in once if you lose your passkey or your phone. Keep them in a safe place: they will not be shown again.':
    'Cada uno inicia sesión una vez si pierdes tu llave de acceso o tu teléfono. Guárdalos en un lugar seguro: no se mostrarán otra vez.',
  'The codes are in your clipboard.': 'Los códigos están en tu portapapeles.',
  'Please select the codes and copy them by hand.': 'Selecciona los códigos y cópialos a mano.',
  'Copy the codes': 'Copiar los códigos',
  'Download the codes': 'Descargar los códigos',
  'I saved them': 'Ya los guardé',

  // The strength of a new password
  'Password strength: {strength}': 'Seguridad de la contraseña: {strength}',
  weak: 'débil',
  fair: 'regular',
  good: 'buena',
  strong: 'muy buena',
} as const satisfies Record<(typeof ENGLISH)[number], string>;
