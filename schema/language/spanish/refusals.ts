/** What the server may answer to anything: refusals of its core, and of text and files that it takes. */
export const REFUSALS = {
  'You must be signed in to do that.': 'Debes iniciar sesión para hacer eso.',
  'You are not allowed to do that.': 'No tienes permiso para hacer eso.',
  'This is no longer there.': 'Esto ya no está.',
  'Something went wrong. Please try again.': 'Algo salió mal. Inténtalo de nuevo.',
  'The site is catching its breath. Please try again in a moment.':
    'El sitio está tomando aliento. Inténtalo de nuevo en un momento.',
  'Some characters are not allowed here': 'Aquí no se permiten algunos caracteres',

  // Too much at once
  'Too many attempts. Please try again in 1 second.':
    'Demasiados intentos. Inténtalo de nuevo en 1 segundo.',
  'Too many attempts. Please try again in {seconds} seconds.':
    'Demasiados intentos. Inténtalo de nuevo en {seconds} segundos.',
  'Too many attempts. Please try again in 1 minute.':
    'Demasiados intentos. Inténtalo de nuevo en 1 minuto.',
  'Too many attempts. Please try again in {minutes} minutes.':
    'Demasiados intentos. Inténtalo de nuevo en {minutes} minutos.',
  'Too many requests. Please slow down.': 'Demasiadas solicitudes. Ve más despacio, por favor.',
  'The request is too large.': 'La solicitud es demasiado grande.',

  // Files
  'Many pictures are arriving. Please try again in a moment.':
    'Están llegando muchas imágenes. Inténtalo de nuevo en un momento.',
  'Files can not be stored right now. Please try again in a moment.':
    'Ahora mismo no se pueden guardar archivos. Inténtalo de nuevo en un momento.',
  'Files can not be received right now.': 'Ahora mismo no se pueden recibir archivos.',
  'The upload took too long.': 'La subida tardó demasiado.',
  'The upload was cut off.': 'La subida se interrumpió.',
} as const;
