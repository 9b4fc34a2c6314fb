import type { InLanguage } from '../../../refusals/codes.ts';
import type { SETTINGS_REFUSALS } from '../../../refusals/settings.ts';

export const SITE_SETTINGS = {
  'settings.tooLong': 'Como máximo {max} caracteres',
  'settings.link': 'La dirección de una página debe empezar con https://',
  'settings.number': 'Escribe un número entero del {min} al {max}',
  'settings.weekday': 'Elige un día de la semana',
  'settings.time': 'Escribe una hora como 19:00',
  'season.notLater': 'Elige una temporada posterior a {current}',
  'settings.switch': 'Elige activado o desactivado',
  'firstSteps.noMailServer':
    'Configura primero SMTP_URL: hasta entonces, los correos solo se guardan como archivos en el servidor',
  'firstSteps.mailNotSent': 'El servidor de correo no aceptó el correo de prueba: {reply}',
  'firstSteps.notStored': 'El almacenamiento no devolvió lo que guardamos',
} as const satisfies InLanguage<typeof SETTINGS_REFUSALS>;
