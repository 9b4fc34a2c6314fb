import type { ARTICLE_IMPORT as ENGLISH } from '../english/article-import.ts';

export const ARTICLE_IMPORT = {
  'Import articles': 'Importar artículos',
  'All imports': 'Todas las importaciones',
  'Bring over the posts from your old site. Review them first, undo it later if you need to. Old links lead to the new articles.':
    'Trae los artículos de tu sitio anterior. Revísalos antes y, si hace falta, deshazlo después. Los enlaces viejos llevan a los artículos nuevos.',
  'Export from your old site': 'Exportación del sitio anterior',
  'WordPress .xml, Ghost .json, a Markdown file or a .zip of them, smaller than {megabytes} MB':
    'El .xml de WordPress, el .json de Ghost, un archivo Markdown o un .zip de ellos, de menos de {megabytes} MB',
  'Choose or drop a file': 'Elige o suelta un archivo',
  'Reading the file…': 'Leyendo el archivo…',
  'We couldn’t read the file': 'No se pudo leer el archivo',
  'It must be an export smaller than 10 MB.': 'Debe ser una exportación de menos de 10 MB.',
  'We couldn’t load the imports.': 'No se pudieron cargar las importaciones.',
  'Loading imports…': 'Cargando las importaciones…',
  'Earlier imports': 'Importaciones anteriores',
  '{made} of {all} articles': '{made} de {all} artículos',
  'We couldn’t load the import.': 'No se pudo cargar la importación.',
  'Loading import…': 'Cargando la importación…',
  'This import doesn’t exist. Previews expire after a week.':
    'Esta importación no existe. Las vistas previas duran una semana.',
  'Not imported yet': 'Aún sin importar',
  Imported: 'Importado',
  Undone: 'Deshecho',
  Ready: 'Listo',
  'Left out': 'Omitido',
  'Already here': 'Ya está aquí',
  'Old URL': 'URL anterior',
  'Posts in the export': 'Artículos de la exportación',
  '{ready|one:# article|other:# articles} can be imported':
    '{ready|one:# artículo se puede|other:# artículos se pueden} importar',
  '{faulty|one:# post|other:# posts} can’t be imported':
    '{faulty|one:# artículo no se puede|other:# artículos no se pueden} importar',
  '{known|one:# post is|other:# posts are} already here':
    '{known|one:# artículo ya está|other:# artículos ya están} aquí',
  'We couldn’t copy {pictures|one:# picture|other:# pictures}. Where possible, articles show them from the old site.':
    '{pictures|one:# imagen no se pudo|other:# imágenes no se pudieron} copiar. Si se puede, los artículos las muestran desde el sitio anterior.',
  'Old site’s address': 'Dirección del sitio anterior',
  'We’ll look there for pictures with relative links.':
    'Ahí buscaremos las imágenes con enlaces relativos.',
  'Import everything as drafts': 'Importar todo como borradores',
  'Import {ready|one:# article|other:# articles}':
    'Importar {ready|one:# artículo|other:# artículos}',
  'Stop and undo': 'Detener y deshacer',
  'Undo the import': 'Deshacer la importación',
  'Undo the import of {file}?': '¿Deshacer la importación de {file}?',
  'The articles it created will be deleted, except those edited or commented on since.':
    'Se borrarán los artículos que creó, menos los que se editaron o recibieron comentarios después.',
  'imported {articles|one:# article|other:# articles} from “{file}”':
    'importó {articles|one:# artículo|other:# artículos} de “{file}”',
  'undid the import of “{file}”': 'deshizo la importación de “{file}”',
  'Tags and categories': 'Etiquetas y categorías',
  'We couldn’t load tags and categories.': 'No se pudieron cargar las etiquetas y categorías.',
  'Loading tags and categories…': 'Cargando etiquetas y categorías…',
  '{articles|one:# article|other:# articles} changed':
    '{articles|one:# artículo cambió|other:# artículos cambiaron}',
  'Couldn’t rename it': 'No se pudo renombrar',
  Categories: 'Categorías',
  'Merge the tags': 'Unir las etiquetas',
  'Rename the tag': 'Renombrar la etiqueta',
  Tag: 'Etiqueta',
  'Choose a tag': 'Elige una etiqueta',
  'New name': 'Nombre nuevo',
  'Enter another tag’s name to merge the two.':
    'Escribe el nombre de otra etiqueta para unir las dos.',
  'Move the articles': 'Mover los artículos',
  From: 'De',
  To: 'A',
  'moved {articles|one:# article|other:# articles} from “{from}” to “{to}”':
    'movió {articles|one:# artículo|other:# artículos} de “{from}” a “{to}”',
} as const satisfies Record<(typeof ENGLISH)[number], string>;
