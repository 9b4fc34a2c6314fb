import type { ACCESSIBILITY as ENGLISH } from '../english/accessibility.ts';

/** The accessibility statement. */
export const ACCESSIBILITY = {
  'Accessibility statement': 'Declaración de accesibilidad',
  'How we make this site work for everyone, how we test it, and what’s still missing.':
    'Cómo hacemos que este sitio funcione para todos, cómo lo probamos y qué falta todavía.',
  'We hold this site to WCAG 2.2, level AA. As far as the tests below can tell, it meets it. Where we know it doesn’t, we say so here.':
    'Nuestra meta son las WCAG 2.2, nivel AA. Según las pruebas de abajo, el sitio cumple. Donde sabemos que no, lo decimos aquí.',
  'What we do': 'Qué hacemos',
  'You choose the text size, theme, contrast, color-blind colors and screen reader announcements.':
    'Tú eliges el tamaño del texto, el tema, el contraste, los colores para daltónicos y los avisos para lectores de pantalla.',
  'If your device asks for less motion, ours stops. Nothing plays on its own.':
    'Si tu dispositivo pide menos movimiento, el nuestro se detiene. Nada se reproduce solo.',
  'New scores and messages are announced without interrupting you or moving the focus.':
    'Los marcadores y mensajes nuevos se anuncian sin interrumpirte ni mover el foco.',
  'What we test before every release': 'Qué probamos antes de cada versión',
  'Every page, tab, dialog and menu with axe’s automatic WCAG 2.2 AA rules, on a desktop and on a phone.':
    'Cada página, pestaña, diálogo y menú con las reglas automáticas de axe para WCAG 2.2 AA, en computadora y en teléfono.',
  'The colors of every page in four themes: light, dark, and both with more contrast.':
    'Los colores de cada página en cuatro temas: claro, oscuro, y ambos con más contraste.',
  'Windows 320 pixels wide: nothing scrolls sideways, even with the largest text.':
    'Ventanas de 320 píxeles de ancho: nada se desplaza de lado, ni con el texto más grande.',
  'Signing up, searching, reading, watching and switching tabs with just the keyboard.':
    'Registrarse, buscar, leer, ver y cambiar de sección solo con el teclado.',
  'Known limits': 'Límites conocidos',
  'Videos and some episodes play in YouTube’s and Spotify’s players. Captions come from those players. An episode has a transcript where we have one.':
    'Los videos y algunos episodios se reproducen en YouTube y Spotify. Los subtítulos vienen de ahí. Un episodio lleva transcripción cuando la tenemos.',
  'Fan photos are described in the words of the fan who uploaded them, or just by name.':
    'Las fotos de los fans se describen con las palabras de quien las subió, o solo con su nombre.',
  'Articles, comments and messages stay in the language they were written in. Only the site itself comes in two.':
    'Los artículos, comentarios y mensajes se quedan en el idioma en que se escribieron. Solo el sitio está en dos.',
  'GraphiQL, the developers’ workbench, is third-party and hard to use on small screens.':
    'GraphiQL, la herramienta para desarrolladores, es de terceros y cuesta usarla en pantallas pequeñas.',
  'Automatic rules catch only some problems. People who rely on screen readers every day haven’t audited the site yet.':
    'Las reglas automáticas solo encuentran algunos problemas. El sitio todavía no lo ha revisado gente que usa lectores de pantalla a diario.',
  'Something doesn’t work for you?': '¿Algo no te funciona?',
  'Tell us which page and what you use. You don’t need an account. You can change a lot in {settings}.':
    'Dinos en qué página y qué usas. No necesitas cuenta. Muchas cosas se cambian en {settings}.',
} as const satisfies Record<(typeof ENGLISH)[number], string>;
