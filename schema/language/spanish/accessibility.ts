import type { ACCESSIBILITY as ENGLISH } from '../english/accessibility.ts';

/** The accessibility statement. */
export const ACCESSIBILITY = {
  'Accessibility statement': 'Declaración de accesibilidad',
  'What this site does so that everybody can use it, how we test that, and what is missing.':
    'Qué hace este sitio para que todos puedan usarlo, cómo lo probamos y qué falta.',
  'We measure this site by WCAG 2.2, level AA. As far as the tests below can tell it keeps to it; where we know that it does not, it stands here.':
    'Medimos este sitio según las WCAG 2.2, nivel AA. Hasta donde alcanzan las pruebas de abajo, las cumple; donde sabemos que no, lo decimos aquí.',
  'What is done': 'Qué hacemos',
  'Text size, theme, contrast, colors for color blindness and announcements for screen readers are yours to set.':
    'Tú eliges el tamaño del texto, el tema, el contraste, los colores para daltonismo y los anuncios para lectores de pantalla.',
  'Motion stops where your device asks for less of it, and nothing plays by itself.':
    'El movimiento se detiene si tu dispositivo pide menos, y nada se reproduce solo.',
  'Scores and messages that arrive are announced politely, without taking the focus.':
    'Los marcadores y mensajes que llegan se anuncian con discreción, sin quitar el foco.',
  'What is tested before every release': 'Qué probamos antes de cada versión',
  'Every page, tab, dialog and menu by the automatic rules of axe for WCAG 2.2 AA, wide and on a phone.':
    'Cada página, sección, diálogo y menú con las reglas automáticas de axe para WCAG 2.2 AA, en pantalla ancha y en teléfono.',
  'The colors of every page in four themes: light, dark, and both with more contrast.':
    'Los colores de cada página en cuatro temas: claro, oscuro, y ambos con más contraste.',
  'Windows of 320 pixels: nothing scrolls sideways, also with the largest text.':
    'Ventanas de 320 píxeles: nada se desplaza de lado, tampoco con el texto más grande.',
  'Signing up, searching, reading, watching and changing tabs with the keyboard alone.':
    'Registrarse, buscar, leer, ver y cambiar de sección solo con el teclado.',
  'Known limits': 'Límites conocidos',
  'Videos and episodes run in players of YouTube and Spotify. We neither caption them nor write transcripts; what there is comes from these players.':
    'Los videos y episodios corren en reproductores de YouTube y Spotify. No los subtitulamos ni los transcribimos; lo que hay viene de esos reproductores.',
  'Pictures that fans upload are described in the words of whoever uploaded them, or by their name alone.':
    'Las fotos que suben los aficionados se describen con las palabras de quien las subió, o solo con su nombre.',
  'Articles, comments and messages are in the language in which they were written; only the site itself speaks two.':
    'Los artículos, comentarios y mensajes están en el idioma en que se escribieron; solo el sitio mismo habla dos.',
  'The workbench for developers is made by others, and on small screens of little use.':
    'La herramienta para desarrolladores es obra de otros, y en pantallas pequeñas sirve de poco.',
  'Automatic rules find only a part of what is wrong. No audit by people who rely on screen readers every day has been made yet.':
    'Las reglas automáticas encuentran solo una parte de lo que está mal. Todavía no hay una auditoría de personas que usan lectores de pantalla cada día.',
  'Something does not work for you?': '¿Algo no te funciona?',
  'Tell us which page it is and what you use; no account is needed. Much can be set under {settings}.':
    'Dinos qué página es y qué usas; no hace falta una cuenta. Mucho se puede cambiar en {settings}.',
} as const satisfies Record<(typeof ENGLISH)[number], string>;
