import type { SEARCH as ENGLISH } from '../english/search.ts';

export const SEARCH = {
  'Search articles, shows and games': 'Buscar artículos, programas y partidos',
  'Search articles, shows and games…': 'Buscar artículos, programas y partidos…',
  'Result type': 'Tipo de resultado',
  'All Results': 'Todos los resultados',
  'Live Shows': 'Programas en vivo',
  Podcasts: 'Podcasts',
  Blogs: 'Blogs',
  'Type at least {searchMinLength} characters.': 'Escribe al menos {searchMinLength} caracteres.',
  'Search failed': 'No se pudo buscar',
  'Searching…': 'Buscando…',
  Results: 'Resultados',
  '{count|one:# result|other:# results}': '{count|one:# resultado|other:# resultados}',
  'the first {count} are shown': 'se muestran los primeros {count}',
  'No exact match for “{query}”. Showing close matches.':
    'No hay coincidencias exactas para “{query}”. Estas se parecen.',
  'No results found for "{query}"': 'No se encontraron resultados para "{query}"',
  'No live shows found for "{query}"': 'No se encontraron programas en vivo para "{query}"',
  'No videos found for "{query}"': 'No se encontraron videos para "{query}"',
  'No podcasts found for "{query}"': 'No se encontraron podcasts para "{query}"',
  'No blogs found for "{query}"': 'No se encontraron blogs para "{query}"',

  // What a result is
  PODCAST: 'PODCAST',
  SHORT: 'SHORT',
  VIDEO: 'VIDEO',
  BLOG: 'BLOG',
  GAME: 'PARTIDO',
  QUESTION: 'PREGUNTA',
} as const satisfies Record<(typeof ENGLISH)[number], string>;
