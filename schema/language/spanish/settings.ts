import type { SETTINGS as ENGLISH } from '../english/settings.ts';

export const SETTINGS = {
  'Changes apply right away and are saved in this browser.':
    'Los cambios se aplican al instante y se guardan en este navegador.',
  'Save Settings': 'Guardar ajustes',
  Saved: 'Guardado',
  'Settings saved successfully!': '¡Ajustes guardados!',
  'Saved in this browser. We couldn’t reach the notification service; we’ll keep trying.':
    'Guardado en este navegador. No pudimos conectar con el servicio de notificaciones. Seguiremos intentando.',

  // Accessibility
  Accessibility: 'Accesibilidad',
  'Text size: {size} px': 'Tamaño del texto: {size} px',
  'High contrast': 'Alto contraste',
  "Stronger colors and lines. Also follows your device's own setting.":
    'Colores y líneas más fuertes. También sigue el ajuste de tu dispositivo.',
  'Screen reader announcements': 'Avisos para lectores de pantalla',
  'Announces score changes and live shows without interrupting.':
    'Anuncia, sin interrumpir, los cambios del marcador y los programas en vivo.',
  'Color blind support': 'Colores para daltonismo',
  'Wins and losses in blue and orange instead of green and red.':
    'Victorias y derrotas en azul y naranja en vez de verde y rojo.',
  'Neon flickering': 'Parpadeo de neón',
  'A short glow on the tagline and on LIVE.': 'Un breve brillo en el lema y en EN VIVO.',

  // Audio and video
  'Audio & Video': 'Audio y video',
  'Volume: {volume}%': 'Volumen: {volume} %',
  'For shows and videos that play here. You’ll hear a short tone.':
    'Para los programas y videos que se reproducen aquí. Oirás un tono breve.',

  // Notifications
  Notifications: 'Notificaciones',
  'Live streams': 'Transmisiones en vivo',
  'When a show goes live.': 'Cuando un programa sale en vivo.',
  'New episodes': 'Episodios nuevos',
  'When a podcast episode or a video comes out.': 'Cuando sale un episodio del podcast o un video.',
  'Game updates': 'Novedades del partido',
  'Kickoff, quarters, halftime and the end of a game.':
    'Inicio, cuartos, medio tiempo y final de un partido.',
  'Rare. Stays until you dismiss it.': 'Rara vez. Se queda hasta que la cierres.',
  'Notifications are on in this browser.': 'Las notificaciones están activadas en este navegador.',
  'Turn on notifications': 'Activar las notificaciones',
  'Your browser will ask you once.': 'Tu navegador te preguntará una vez.',
  'Even when the site is closed': 'Aunque el sitio esté cerrado',
  'Your browser’s push service delivers them. Your choices above apply.':
    'Las entrega el servicio push de tu navegador. Vale lo que elegiste arriba.',
  'Test Notification': 'Notificación de prueba',
  'Test notification sent': 'Notificación de prueba enviada',

  // Sports
  'Sports Preferences': 'Preferencias deportivas',
  'Favorite team': 'Equipo favorito',
  'We highlight your team wherever it plays.': 'Destacamos a tu equipo juegue donde juegue.',
  'Time zone': 'Zona horaria',
  'Shown in parentheses next to Mountain Time.': 'Entre paréntesis, junto a la hora de la Montaña.',
  'Spoiler mode': 'Modo sin spoilers',
  'Hides scores and results, also in notifications, until you ask for them.':
    'Oculta marcadores y resultados, también en las notificaciones, hasta que los pidas.',
  'Score alerts': 'Alertas del marcador',
  'A notification every time a team scores.': 'Una notificación cada vez que un equipo anota.',
  'Reveal {what}': 'Mostrar {what}',
  'the record': 'el récord',
  'the score': 'el marcador',

  // Display and language
  'Display & Language': 'Pantalla e idioma',
  Theme: 'Tema',
  Light: 'Claro',
  Dark: 'Oscuro',
  'Match my device': 'El de mi dispositivo',
  Language: 'Idioma',
  'Posts by members and hosts stay in the language they were written in.':
    'Lo que publican los miembros y los conductores se queda en su idioma.',
  'Quiet hours': 'Horas de silencio',
  'No notifications between these times. What still matters comes after.':
    'Sin notificaciones entre estas horas. Lo que siga importando llega después.',
  'Quiet from': 'Silencio desde',
  'Quiet until': 'Silencio hasta',
} as const satisfies Record<(typeof ENGLISH)[number], string>;
