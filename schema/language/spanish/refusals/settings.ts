import type { InLanguage } from '../../../refusals/codes.ts';
import type { SETTINGS_REFUSALS } from '../../../refusals/settings.ts';

export const SITE_SETTINGS = {
  'settings.tooLong': 'Como máximo {max} caracteres',
  'settings.link': 'La dirección de una página debe empezar con https://',
  'settings.number': 'Escribe un número entero del {min} al {max}',
  'settings.weekday': 'Elige un día de la semana',
  'settings.time': 'Escribe una hora como 19:00',
  'settings.switch': 'Elige encendido o apagado',
} as const satisfies InLanguage<typeof SETTINGS_REFUSALS>;
