import type { NOTICES as ENGLISH } from '../english/notices.ts';

export const NOTICES = {
  'The game is on': 'Empezó el partido',
  'Second quarter': 'Segundo cuarto',
  'Third quarter': 'Tercer cuarto',
  'Fourth quarter': 'Último cuarto',
  'Score alert': 'Cambió el marcador',
  '{away} at {home}: new score': '{away} en casa de {home}: cambió el marcador',
  'Overturned!': '¡Anulada!',
  'Live now': 'Ahora en vivo',
  'New podcast episode': 'Nuevo episodio del podcast',
  'New video': 'Nuevo video',
  'Breaking: {team}': 'Última hora: {team}',
  'The hosts are answering your question': 'Los conductores están respondiendo tu pregunta',
  'The hosts answered your question': 'Los conductores respondieron tu pregunta',
  'Test notification': 'Notificación de prueba',
  'Notifications are working in this browser.': 'Las notificaciones funcionan en este navegador.',
  'We couldn’t turn on notifications while the site is closed. Please try again.':
    'No se pudieron activar las notificaciones con el sitio cerrado. Inténtalo de nuevo.',
  'We couldn’t turn off notifications while the site is closed. Please try again.':
    'No se pudieron desactivar las notificaciones con el sitio cerrado. Inténtalo de nuevo.',
  'Notification permission denied. Please enable notifications in your browser settings.':
    'Permiso de notificaciones denegado. Activa las notificaciones en los ajustes de tu navegador.',
  'This browser doesn’t support notifications.': 'Este navegador no admite notificaciones.',
  'You haven’t set yours for {away} at {home}.':
    'Todavía no tienes la tuya para {away} en casa de {home}.',
  'Lineups lock in an hour': 'Las alineaciones cierran en una hora',
  'Lineups lock in 15 minutes': 'Las alineaciones cierran en 15 minutos',
} as const satisfies Record<(typeof ENGLISH)[number], string>;
