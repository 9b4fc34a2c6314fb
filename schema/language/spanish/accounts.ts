import type { ACCOUNTS as ENGLISH } from '../english/accounts.ts';

/** Signing in and up, the profile, and the admins' list of users. */
export const ACCOUNTS = {
  // Who may see a page
  'You need admin privileges to access this page.':
    'Necesitas permisos de administrador para ver esta página.',
  'You must be signed in to view this page.': 'Debes iniciar sesión para ver esta página.',

  // The dialog
  'Sign in or sign up': 'Iniciar sesión o registrarse',
  'Welcome to {site}': 'Te damos la bienvenida a {site}',
  'Sign in, or create an account to join the community.':
    'Inicia sesión o crea una cuenta para unirte a la comunidad.',
  'Broncos Fans Only': 'Solo para fans de los Broncos',
  'You must be signed in to access the Fan Zone.':
    'Debes iniciar sesión para entrar a la Fan Zone.',
  Password: 'Contraseña',
  'Forgot your password?': '¿Olvidaste tu contraseña?',
  'Signing in…': 'Iniciando sesión…',
  'Confirm Password': 'Confirmar contraseña',
  'Favorite Team': 'Equipo favorito',
  Country: 'País',
  'Creating account…': 'Creando la cuenta…',
  'Welcome back!': '¡Qué gusto verte de nuevo!',
  'Login failed': 'No se pudo iniciar sesión',
  'Account created!': '¡Cuenta creada!',
  'Welcome to the {site} community!': '¡Te damos la bienvenida a la comunidad de {site}!',
  'Sign up failed': 'No se pudo completar el registro',
  'Failed to create account': 'No se pudo crear la cuenta',
  'Signed out': 'Sesión cerrada',
  'You have been signed out successfully': 'Cerraste tu sesión',
  'Could not sign you out. Please try again.': 'No se pudo cerrar la sesión. Inténtalo de nuevo.',

  // What is wrong with what was entered

  // A forgotten password
  'Enter your email and we’ll send you a link.':
    'Dinos tu correo electrónico y te enviaremos un enlace.',
  'Send Reset Instructions': 'Enviar instrucciones',
  'Back to Sign In': 'Volver a iniciar sesión',
  'Check Your E-mail': 'Revisa tu correo electrónico',
  'Reset instructions sent': 'Instrucciones enviadas',
  'If an account with that e-mail exists, we have sent instructions to reset the password. The link works for 30 minutes.':
    'Si existe una cuenta con ese correo electrónico, enviamos instrucciones para restablecer la contraseña. El enlace funciona durante 30 minutos.',
  'Failed to send reset instructions. Please try again.':
    'No se pudieron enviar las instrucciones. Inténtalo de nuevo.',
  'Unable to retrieve your e-mail address': 'No se pudo obtener tu correo electrónico',
  'New Password': 'Nueva contraseña',
  'At least {passwordMinimum} characters': 'Al menos {passwordMinimum} caracteres',
  'Confirm New Password': 'Confirmar nueva contraseña',
  'Invalid Reset Link': 'Enlace no válido',
  'The password reset link appears to be invalid or expired.':
    'El enlace para restablecer la contraseña no es válido o ya venció.',
  'Password Too Short': 'Contraseña demasiado corta',
  "Passwords Don't Match": 'Las contraseñas no coinciden',
  'Reset Failed': 'No se pudo restablecer',
  'Password Reset Successful': 'Contraseña restablecida',
  'Your password has been changed. You can sign in with it now.':
    'Cambiaste tu contraseña. Ya puedes iniciar sesión con ella.',
  'Taking you home in 3 seconds.': 'Te llevamos al inicio en 3 segundos.',

  // The profile: what the site knows
  'Current information': 'Información actual',
  About: 'Sobre mí',
  'Member since': 'Miembro desde',
  'See your public page': 'Ver tu página pública',
  'Edit profile': 'Editar perfil',
  'Account emails go here. Other members never see it.':
    'Ahí llegan los correos de tu cuenta. Los demás miembros nunca lo ven.',
  'Bio (optional)': 'Biografía (opcional)',
  'Up to {bioMaximum} characters': 'Hasta {bioMaximum} caracteres',
  'Save changes': 'Guardar cambios',
  'Discard changes': 'Descartar cambios',
  'Profile updated': 'Perfil actualizado',
  'Your changes are saved.': 'Guardamos tus cambios.',
  'Failed to update profile': 'No se pudo actualizar el perfil',

  // The avatar
  Avatar: 'Avatar',
  'It appears next to everything you post. No photo? We use your initials.':
    'Aparece junto a todo lo que publicas. ¿Sin foto? Usamos tus iniciales.',
  'Change picture': 'Cambiar imagen',
  'Remove picture': 'Quitar imagen',
  'Your photo is showing instead. Remove it to use these colors.':
    'Ahora se ve tu foto. Quítala para usar estos colores.',
  'Save colors': 'Guardar colores',
  'Remove your photo?': '¿Quitar tu foto?',
  'We’ll delete the file and show your initials instead.':
    'Borraremos el archivo y mostraremos tus iniciales.',
  'Colors behind your initials': 'Colores detrás de tus iniciales',
  'Orange, Navy': 'Naranja, azul marino',
  'Navy, Orange': 'Azul marino, naranja',
  'White, Orange, Navy': 'Blanco, naranja, azul marino',
  'Orange, White, Navy': 'Naranja, blanco, azul marino',
  'White, Navy, Orange': 'Blanco, azul marino, naranja',
  'Orange, Navy, White': 'Naranja, azul marino, blanco',
  Default: 'Predeterminado',
  'Your picture': 'Tu imagen',
  'Another picture': 'Otra imagen',
  'Save picture': 'Guardar imagen',
  'Saving… {percent} %': 'Guardando… {percent} %',
  'Avatar updated': 'Avatar actualizado',
  'Everyone can see it now.': 'Ya lo ven todos.',
  'Picture removed': 'Imagen quitada',
  'We’re showing your initials instead.': 'Ahora se ven tus iniciales.',
  'Failed to update avatar': 'No se pudo actualizar el avatar',

  // The password
  'Change password': 'Cambiar contraseña',
  'Changing it signs out your other devices and revokes your API tokens.':
    'Al cambiarla se cierra la sesión en tus otros dispositivos y se revocan tus tokens de API.',
  'Current Password': 'Contraseña actual',
  'Changing…': 'Cambiando…',
  'Forgot password?': '¿Olvidaste la contraseña?',
  'Password too short': 'Contraseña demasiado corta',
  "Passwords don't match": 'Las contraseñas no coinciden',
  'Failed to change password': 'No se pudo cambiar la contraseña',
  'Password changed': 'Contraseña cambiada',
  'Your other devices were signed out and your API tokens revoked.':
    'Se cerró la sesión en tus otros dispositivos y se revocaron tus tokens de API.',

  // Devices
  'Your devices': 'Tus dispositivos',
  'Where you’re signed in. If you don’t recognize one, sign it out and change your password.':
    'Aquí tienes la sesión abierta. Si no reconoces alguno, ciérrala ahí y cambia tu contraseña.',
  'Loading your devices…': 'Cargando tus dispositivos…',
  'We couldn’t load your devices.': 'No se pudieron cargar tus dispositivos.',
  'This device': 'Este dispositivo',
  'Unknown device': 'Dispositivo desconocido',
  '{browser} on {system}': '{browser} en {system}',
  'Last seen {seen} · signed in {since}': 'Última actividad: {seen} · sesión iniciada: {since}',
  'just now': 'ahora mismo',
  'You’re not signed in anywhere else.': 'No tienes la sesión abierta en ningún otro lugar.',
  'Sign out {name}': 'Cerrar la sesión en {name}',
  'Sign out {name}?': '¿Cerrar la sesión en {name}?',
  'Sign out this device?': '¿Cerrar la sesión en este dispositivo?',
  'Anyone using it will have to sign in again.': 'Quien lo use tendrá que volver a iniciar sesión.',
  'Sign out all other devices': 'Cerrar la sesión en los demás dispositivos',
  'Sign out all other devices?': '¿Cerrar la sesión en los demás dispositivos?',
  'You’ll stay signed in here. The {count} others will have to sign in again.':
    'Aquí tu sesión sigue abierta. En los otros {count} habrá que iniciarla de nuevo.',
  'Sign out all others': 'Cerrar las demás',
  'Signed out there': 'Sesión cerrada en ese dispositivo',
  'That device will have to sign in again.': 'Ahí habrá que iniciar sesión de nuevo.',
  'Couldn’t sign the device out': 'No se pudo cerrar la sesión en el dispositivo',
  'Signed out everywhere else': 'Sesión cerrada en los demás dispositivos',
  'Only this device is signed in now.': 'Ahora solo este dispositivo tiene la sesión abierta.',

  // API tokens
  'A token lets your own code act as you; see {developers}. Tokens can’t change your account. If you change your password, all of them are revoked.':
    'Un token permite que tu código actúe en tu nombre; mira {developers}. Un token no puede cambiar tu cuenta. Si cambias tu contraseña, se revocan todos.',
  developers: 'desarrolladores',
  'We couldn’t load your API tokens.': 'No se pudieron cargar tus tokens de API.',
  'Loading your API tokens…': 'Cargando tus tokens de API…',
  'No API tokens yet.': 'No tienes tokens de API.',
  Read: 'Leer',
  'Read and write': 'Leer y escribir',
  'Last used {used} · created {created}': 'Último uso: {used} · creado: {created}',
  'Never used · created {created}': 'Nunca usado · creado: {created}',
  'No calls in the last {days} days': 'Sin llamadas en los últimos {days} días',
  '{calls|one:# call|other:# calls} in the last {days} days · cost {cost} · {errors|one:# error|other:# errors}':
    '{calls|one:# llamada|other:# llamadas} en los últimos {days} días · costo {cost} · {errors|one:# error|other:# errores}',
  'Uses {count|one:# deprecated field|other:# deprecated fields}':
    'Usa {count|one:# campo obsoleto|other:# campos obsoletos}',
  Revoke: 'Revocar',
  'Revoke {name}': 'Revocar {name}',
  'Revoke {name}?': '¿Revocar {name}?',
  'Revoke this token?': '¿Revocar este token?',
  'Anything that uses it stops working right away. This can’t be undone.':
    'Lo que lo use deja de funcionar al instante. Esto no se puede deshacer.',
  'Token revoked': 'Token revocado',
  'Anything that used it no longer works.': 'Lo que lo usaba ya no funciona.',
  'Couldn’t revoke the token': 'No se pudo revocar el token',
  'Create a token': 'Crear un token',
  'Create token': 'Crear token',
  'Creating…': 'Creando…',
  'Name it so you’ll recognize it later.': 'Ponle un nombre para reconocerlo después.',
  'What may it do?': '¿Qué puede hacer?',
  'Reads what you can read, including your email, and follows live updates.':
    'Lee todo lo que tú ves, incluido tu correo, y sigue lo que pasa en vivo.',
  'Also posts as you: comments, chat messages, likes, lineups.':
    'También publica en tu nombre: comentarios, mensajes, me gusta, alineaciones.',
  'We couldn’t create the token. Please try again.':
    'No se pudo crear el token. Inténtalo de nuevo.',
  'Your new token': 'Tu nuevo token',
  'API token': 'Token de API',
  'Copy it now. You won’t see it again.': 'Cópialo ahora. No lo volverás a ver.',
  'Copy the token': 'Copiar el token',
  'Copied to your clipboard.': 'Se copió al portapapeles.',
  'Select the token and copy it yourself.': 'Selecciona el token y cópialo a mano.',
  Done: 'Listo',

  // Taking the data along, and leaving
  'Your data': 'Tus datos',
  'One zip file with your profile, everything you’ve posted, liked and played here, your photos, and a page that explains it all.':
    'Un archivo zip con tu perfil, lo que publicaste, tus me gusta y tus alineaciones, tus fotos y una página que lo explica todo.',
  'Download your data': 'Descargar tus datos',
  'Preparing…': 'Preparando…',
  'Download Failed': 'No se pudo descargar',
  'We couldn’t prepare your download. Please try again.':
    'No pudimos preparar tu descarga. Inténtalo de nuevo.',
  'Delete account': 'Borrar cuenta',
  'Permanently removes your account and all associated data: your posts, photos, likes and lineups. You’ll also be taken off the newsletter.':
    'Borra para siempre tu cuenta y todos tus datos: lo que publicaste, tus fotos, tus me gusta y tus alineaciones. También dejarás de recibir el boletín.',
  'Delete your account?': '¿Borrar tu cuenta?',
  'This permanently removes your account and all associated data. This can’t be undone. You can download your data first.':
    'Se borrarán para siempre tu cuenta y todos tus datos. Esto no se puede deshacer. Antes puedes descargar tus datos.',
  'Your password': 'Tu contraseña',
  'Delete my account': 'Borrar mi cuenta',
  'Deleting…': 'Borrando…',
  'Account deleted': 'Cuenta borrada',
  'Your account and data are gone. Thanks for being part of it.':
    'Borramos tu cuenta y tus datos. Gracias por haber sido parte de esto.',
  'Failed to delete account': 'No se pudo borrar la cuenta',

  // The admins' list of users
  Users: 'Usuarios',
  'Name or email': 'Nombre o correo',
  Team: 'Equipo',
  'All teams': 'Todos los equipos',
  'Broncos fans only': 'Solo fans de los Broncos',
  'Non-Broncos fans': 'Fans de otros equipos',
  'All members': 'Todos los miembros',
  'Non-USA members': 'Miembros fuera de EE. UU.',
  'Newest first': 'Más recientes primero',
  'Oldest first': 'Más antiguos primero',
  'Name, A to Z': 'Nombre, de la A a la Z',
  User: 'Usuario',
  Joined: 'Registro',
  Account: 'Cuenta',
  'Loading users…': 'Cargando usuarios…',
  'We couldn’t load the users.': 'No se pudieron cargar los usuarios.',
  'No users found.': 'No se encontraron usuarios.',
  'Admins cannot be deleted.': 'Los administradores no se pueden borrar.',
  'Delete {name}': 'Borrar a {name}',
  'Delete {name}?': '¿Borrar a {name}?',
  'This permanently removes the account and all associated data.':
    'Se borrarán para siempre la cuenta y todos sus datos.',
  '{email} can sign up again, but their content is gone for good.':
    '{email} puede registrarse otra vez, pero su contenido se pierde para siempre.',
  'User deleted successfully': 'Usuario borrado',
  'This account was already deleted.': 'Esta cuenta ya estaba borrada.',
  'Failed to delete user': 'No se pudo borrar al usuario',
} as const satisfies Record<(typeof ENGLISH)[number], string>;
