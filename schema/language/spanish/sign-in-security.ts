import type { SIGN_IN_SECURITY as ENGLISH } from '../english/sign-in-security.ts';

/** Passkeys, authenticator apps, recovery codes and fresh proofs of identity. */
export const SIGN_IN_SECURITY = {
  // Mails
  'Your sign-in security has changed': 'La seguridad de tu inicio de sesión cambió',
  'A passkey was just added to your {site} account. It can sign in without your password.':
    'Se acaba de agregar una llave de acceso a tu cuenta de {site}. Con ella se puede iniciar sesión sin tu contraseña.',
  'A passkey was just removed from your {site} account.':
    'Se acaba de quitar una llave de acceso de tu cuenta de {site}.',
  'An authenticator app was just set up for your {site} account. Signing in with your password now asks for a code.':
    'Se acaba de configurar una aplicación de autenticación para tu cuenta de {site}. Ahora, al iniciar sesión con tu contraseña, te pedirá un código.',
  'The authenticator app for your {site} account was just turned off.':
    'Se acaba de desactivar la aplicación de autenticación de tu cuenta de {site}.',
  'New recovery codes were just created for your {site} account. The old ones no longer work.':
    'Se acaban de crear códigos de recuperación nuevos para tu cuenta de {site}. Los anteriores ya no sirven.',
  "A recovery code was just used to sign in to your {site} account. It won't work again.":
    'Se acaba de usar un código de recuperación para iniciar sesión en tu cuenta de {site}. Ya no volverá a servir.',
  "If it wasn't you, change your password right away and check your profile: {address}":
    'Si no fuiste tú, cambia tu contraseña de inmediato y revisa tu perfil: {address}',

  // What the server refuses

  // Confirming who acts
  'Confirm it’s you': 'Confirma que eres tú',
  'That’s the right password. One more step to go.': 'La contraseña es correcta. Falta un paso.',
  'What you’re about to do can’t be undone. We won’t ask again for {minutes} minutes.':
    'Lo que vas a hacer no se puede deshacer. No volveremos a preguntar durante {minutes} minutos.',
  'Confirmed with your passkey': 'Confirmado con tu llave de acceso',
  'Code from your authenticator app': 'Código de tu aplicación de autenticación',
  'Waiting for your passkey…': 'Esperando tu llave de acceso…',
  'Use a passkey': 'Usar una llave de acceso',
  'Use a code': 'Usar un código',
  'Use your password': 'Usar la contraseña',
  Continue: 'Continuar',
  'One moment…': 'Un momento…',

  // Signing in
  'Six digits from your authenticator app, or a recovery code.':
    'Seis dígitos de tu aplicación de autenticación o un código de recuperación.',
  'No passkey with you? Use a recovery code.':
    '¿Sin tu llave de acceso? Usa un código de recuperación.',
  'Confirm the code': 'Confirmar el código',
  'No passkey was used. Try again, or choose another way.':
    'No se usó ninguna llave de acceso. Inténtalo de nuevo o elige otra forma.',
  'This device already has a passkey for your account.':
    'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
  'Passkeys don’t work at this address.': 'Las llaves de acceso no funcionan en esta dirección.',
  'We couldn’t use the passkey. Please try again.':
    'No se pudo usar la llave de acceso. Inténtalo de nuevo.',

  // Admins
  'One more step for admins': 'Un paso más para administradores',
  'Admins need a second factor here. Add a passkey or an authenticator app to open the dashboard.':
    'Aquí los administradores necesitan un segundo factor. Agrega una llave de acceso o una aplicación de autenticación para abrir el panel.',
  'Set up a second factor': 'Configurar un segundo factor',
  'Admins need a second factor here. Add one to use your admin rights.':
    'Aquí los administradores necesitan un segundo factor. Agrega uno para usar tus permisos.',

  // The profile
  'Sign-in security': 'Seguridad del inicio de sesión',
  'With a second factor, your account stays yours even if your password gets out.':
    'Con un segundo factor, tu cuenta sigue siendo tuya aunque alguien tenga tu contraseña.',
  'Loading your sign-in security…': 'Cargando la seguridad de tu inicio de sesión…',
  'We couldn’t load your sign-in security.':
    'No se pudo cargar la seguridad de tu inicio de sesión.',
  'Sign-in security changed': 'Seguridad del inicio de sesión actualizada',
  Passkeys: 'Llaves de acceso',
  'No passkeys yet.': 'No tienes llaves de acceso.',
  'Add a passkey': 'Agregar una llave de acceso',
  'Your device creates it and checks it’s you with your fingerprint, face or PIN. Then it signs you in without a password.':
    'Tu dispositivo la crea y comprueba que eres tú con tu huella, tu cara o un PIN. Después inicias sesión sin contraseña.',
  'Add the passkey': 'Agregar la llave',
  'So you’ll recognize it, e.g. “My phone”.': 'Para reconocerla, por ejemplo “Mi teléfono”.',
  'Rename {name}': 'Cambiar el nombre de {name}',
  'Last used {used} · added {created}': 'Usada por última vez {used} · agregada el {created}',
  'Never used · added {created}': 'Nunca usada · agregada el {created}',
  Rename: 'Cambiar nombre',
  Remove: 'Quitar',
  'Remove the passkey {name}': 'Quitar la llave de acceso {name}',
  'Remove {name}?': '¿Quitar {name}?',
  'It will no longer sign you in. If it’s your last passkey or app, your recovery codes are deleted too.':
    'Ya no servirá para iniciar sesión. Si es tu última llave o aplicación, también se borran tus códigos de recuperación.',
  'Passkey added': 'Llave de acceso agregada',
  'Passkey removed': 'Llave de acceso quitada',
  'This browser can’t create passkeys at this address.':
    'Este navegador no puede crear llaves de acceso en esta dirección.',
  'Authenticator app': 'Aplicación de autenticación',
  'After your password, enter the code from an app on your phone.':
    'Después de tu contraseña, escribe el código de una aplicación de tu teléfono.',
  'Set up an app': 'Configurar una aplicación',
  'Set up an authenticator app': 'Configurar una aplicación de autenticación',
  'An app on your phone shows a new six-digit code every 30 seconds. Any authenticator app will do.':
    'Una aplicación de tu teléfono muestra un código nuevo de seis dígitos cada 30 segundos. Sirve cualquier aplicación de autenticación.',
  'QR code for your authenticator app': 'Código QR para tu aplicación de autenticación',
  'Or type this key into the app': 'O escribe esta clave en la aplicación',
  'Code from the app': 'Código de la aplicación',
  'Turn it on': 'Activar',
  On: 'Activada',
  'Turn off the app': 'Desactivar la aplicación',
  'Turn off the authenticator app?': '¿Desactivar la aplicación de autenticación?',
  'Signing in will no longer ask for its codes. If it’s your last passkey or app, your recovery codes are deleted too.':
    'Ya no se pedirán sus códigos al iniciar sesión. Si es tu última llave o aplicación, también se borran tus códigos de recuperación.',
  'Authenticator app turned on': 'Aplicación de autenticación activada',
  'Authenticator app turned off': 'Aplicación de autenticación desactivada',
  'Recovery codes': 'Códigos de recuperación',
  '{count} left. Each works once in place of your second factor.':
    'Quedan {count}. Cada uno sirve una vez en lugar de tu segundo factor.',
  'Create new codes': 'Crear códigos nuevos',
  'Create new recovery codes': 'Crear códigos de recuperación nuevos',
  'Your current codes will stop working.': 'Tus códigos actuales dejarán de servir.',
  'Your recovery codes': 'Tus códigos de recuperación',
  'Each works once if you lose your passkey or phone. Keep them somewhere safe. You won’t see them again.':
    'Cada uno sirve una vez si pierdes tu llave de acceso o tu teléfono. Guárdalos en un lugar seguro. No los volverás a ver.',
  'Copied the codes to your clipboard.': 'Se copiaron al portapapeles.',
  'Select the codes and copy them yourself.': 'Selecciona los códigos y cópialos a mano.',
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
