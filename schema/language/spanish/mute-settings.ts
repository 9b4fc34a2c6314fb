import type { MUTE_SETTINGS as English } from '../english/mute-settings.ts';

export const MUTE_SETTINGS = {
  Muted: 'Silenciado',
  'Only you know. It applies in chat, comments, photos, search and notifications, on all your devices.':
    'Solo tú lo sabes. Se aplica en el chat, los comentarios, las fotos, la búsqueda y las notificaciones, en todos tus dispositivos.',
  'Muted members': 'Miembros silenciados',
  'You haven’t muted anyone.': 'No has silenciado a nadie.',
  Unmute: 'Volver a mostrar',
  'Unmute {name}': 'Volver a mostrar a {name}',
  'Muted words': 'Palabras silenciadas',
  'You haven’t muted any words.': 'No has silenciado ninguna palabra.',
  'Word or phrase': 'Palabra o frase',
  'Whole words, whatever their capitals. With * at its end, the beginning of words.':
    'Palabras enteras, en mayúsculas o minúsculas. Con * al final, el comienzo de palabras.',
  'For how long': 'Por cuánto tiempo',
  'A day': 'Un día',
  'Until Monday': 'Hasta el lunes',
  '30 days': '30 días',
  'Until I unmute it': 'Hasta que la vuelva a mostrar',
  'Mute word': 'Silenciar palabra',
  'Ends {moment}': 'Termina {moment}',
} as const satisfies Readonly<Record<(typeof English)[number], string>>;
