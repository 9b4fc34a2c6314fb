import type { PHOTOS as ENGLISH } from '../english/photos.ts';

export const PHOTOS = {
  // The wall.
  'Fan Photos': 'Fotos de fans',
  'Tailgates, game day looks, watch parties: show us yours.':
    'Tailgates, looks del día de partido, reuniones para ver el juego: enséñanos las tuyas.',
  'Captions and mischief by our copywriting agency.':
    'Pies de foto y travesuras de nuestra agencia de redacción.',
  'Which photos': 'Qué fotos',
  'All Photos': 'Todas las fotos',
  'AI Generated': 'Generada con IA',
  'Loading photos...': 'Cargando fotos…',
  'Load more photos': 'Cargar más fotos',
  'We couldn’t load the photos.': 'No se pudieron cargar las fotos.',
  'No photos in this category yet.': 'Todavía no hay fotos en esta categoría.',
  'No photos yet. Be the first to share one!': 'Todavía no hay fotos. ¡Comparte tú la primera!',
  'No AI content available yet': 'Todavía no hay contenido de IA',
  'This photo was removed.': 'Esta foto se borró.',
  '{count|one:# new photo|other:# new photos}': '{count|one:# foto nueva|other:# fotos nuevas}',

  // Categories.
  'Game Day Pics': 'Fotos del día de partido',
  Memorabilia: 'Recuerdos',
  'Game Day Look': 'Look del día de partido',
  Tailgate: 'Tailgate',
  'Stadium Experience': 'En el estadio',
  'Watch Party': 'Reunión para ver el partido',
  Memes: 'Memes',
  'AI Generated Content': 'Contenido generado con IA',

  // One photo.
  'Previous photo': 'Foto anterior',
  'Next photo': 'Foto siguiente',
  'Photo by {name}': 'Foto de {name}',
  'Photo {placeText}': 'Foto {placeText}',
  '{number} of {total}': '{number} de {total}',
  'Report photo': 'Reportar la foto',
  'Report {name}’s photo': 'Reportar la foto de {name}',
  'Error: Failed to update like status': 'Error: no se pudo actualizar el me gusta',

  // The upload.
  'Upload a photo': 'Subir una foto',
  'Upload Photo': 'Subir foto',
  'Close the form': 'Cerrar el formulario',
  'Select a category': 'Elige una categoría',
  'Your photos': 'Tus fotos',
  'Alt text (optional)': 'Texto alternativo (opcional)',
  'What the photo shows, for fans who can’t see it.':
    'Qué muestra la foto, para quienes no pueden verla.',
  'Choose, drop or paste photos': 'Elige, suelta o pega fotos',
  'Choose photos': 'Elegir fotos',
  'Take {name} off the list': 'Quitar {name} de la lista',
  Uploaded: 'Subida',
  'Upload {photos|one:# photo|other:# photos}': 'Subir {photos|one:# foto|other:# fotos}',
  'Retry {photos|one:# photo|other:# photos}': 'Reintentar {photos|one:# foto|other:# fotos}',
  '{photos|one:# photo|other:# photos} uploaded! You’ll see them here once an admin approves them.':
    '¡{photos|one:# foto subida|other:# fotos subidas}! Aparecerán aquí cuando un administrador las apruebe.',
  'Failed to upload photo': 'No se pudo subir la foto',
  'Photo uploaded successfully! It will be visible after admin approval.':
    '¡Foto subida! Se verá cuando un administrador la apruebe.',

  // What one sent.
  'Your uploads': 'Lo que subiste',
  'You haven’t shared a photo yet.': 'Todavía no has compartido ninguna foto.',
  'On the wall': 'En el muro',
  'Not accepted': 'No aceptada',
  'We delete it {days} days after the review.': 'La borramos {days} días después de revisarla.',
  'Delete “{words}”': 'Borrar “{words}”',

  // Its moderation.
  'No pending photos found.': 'No hay fotos pendientes.',
  'No approved photos found.': 'No hay fotos aprobadas.',
  'No rejected photos found.': 'No hay fotos rechazadas.',
  Reject: 'Rechazar',
  Undo: 'Deshacer',
  Clear: 'Quitar selección',
  'Selected photos': 'Fotos seleccionadas',
  'Select all {photos} on this page': 'Seleccionar las {photos} de esta página',
  'Select the photo by {name}': 'Seleccionar la foto de {name}',
  '{photos|one:# photo selected|other:# photos selected}':
    '{photos|one:# foto seleccionada|other:# fotos seleccionadas}',
  '{photos|one:# photo approved|other:# photos approved}':
    '{photos|one:# foto aprobada|other:# fotos aprobadas}',
  '{photos|one:# photo rejected|other:# photos rejected}':
    '{photos|one:# foto rechazada|other:# fotos rechazadas}',
  '{photos|one:# photo is pending again|other:# photos are pending again}':
    '{photos|one:# foto vuelve a estar pendiente|other:# fotos vuelven a estar pendientes}',
  '{missing|one:# photo was already deleted.|other:# photos were already deleted.}':
    '{missing|one:# foto ya se había borrado.|other:# fotos ya se habían borrado.}',
  'Rejection failed': 'No se pudo rechazar',
  'We couldn’t undo that': 'No se pudo deshacer',
  'Newer photos': 'Fotos más recientes',
  'Older photos': 'Fotos más antiguas',
  'Photo by {name} in full size': 'Foto de {name} en tamaño completo',
  'Delete the photo by {name}?': '¿Borrar la foto de {name}?',
  'Its comments and likes will be deleted too. This can’t be undone.':
    'También se borrarán sus comentarios y sus me gusta. Esto no se puede deshacer.',
  'Photo approved!': '¡Foto aprobada!',
  'It is now visible in the Fan Zone.': 'Ya se ve en la Fan Zone.',
  'Photo deleted': 'Foto borrada',

  // What is said about it.
  'Failed to add comment': 'No se pudo agregar el comentario',
  'Failed to update comment': 'No se pudo actualizar el comentario',
  'Failed to delete comment': 'No se pudo borrar el comentario',
  'Failed to like comment': 'No se pudo dar me gusta al comentario',
} as const satisfies Record<(typeof ENGLISH)[number], string>;
