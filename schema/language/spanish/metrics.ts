import type { METRICS as ENGLISH } from '../english/metrics.ts';

/** The dashboard of figures, and the sheets. */
export const METRICS = {
  'Site Metrics Dashboard': 'Panel de métricas del sitio',
  'As of': 'Datos de',
  'Loading metrics…': 'Cargando las métricas…',
  'We couldn’t load the metrics.': 'No se pudieron cargar las métricas.',
  'Nothing to show yet.': 'Todavía no hay nada que mostrar.',
  'No check-ins yet.': 'Todavía no hay check-ins.',
  'No advertising messages yet.': 'Todavía no hay mensajes de publicidad.',
  'Photo without a description': 'Foto sin descripción',
  'Show as chart': 'Ver como gráfica',
  'Show as table': 'Ver como tabla',
  'Compared with the previous 7 and 30 days.': 'Se comparan con los 7 y 30 días anteriores.',
  '{count} today': '{count} hoy',
  '{days} days: {count}': '{days} días: {count}',
  '{count} before': '{count} antes',
  'no earlier data': 'sin datos anteriores',
  '{count} total': '{count} en total',
  '{total} in {days} days, {average} on an average day':
    '{total} en {days} días, {average} en un día promedio',

  // Sheets.
  'Export as CSV': 'Exportar como CSV',
  'Export CSV': 'Exportar CSV',
  'of {sheet}': 'de {sheet}',
  'Exporting…': 'Exportando…',
  'Export failed': 'No se pudo exportar',
  'No data to export': 'No hay datos para exportar',
  'Export users': 'Exportar usuarios',
  'Export article analytics': 'Exportar análisis de artículos',
  'Export photos': 'Exportar fotos',
  'Export questions': 'Exportar preguntas',
  'Export sponsor summary': 'Exportar resumen para patrocinadores',
  'Article analytics': 'Análisis de artículos',
  'Sponsor summary': 'Resumen para patrocinadores',
  'Daily activity': 'Actividad diaria',
  'Sponsor leads': 'Patrocinadores interesados',
  'Article categories': 'Categorías de artículos',
  'Photo categories': 'Categorías de fotos',

  // Heads of columns, and units.
  Members: 'Miembros',
  Article: 'Artículo',
  messages: 'mensajes',
  Likes: 'Me gusta',
  Views: 'Vistas',
  Shares: 'Veces compartido',
  Rate: 'Tasa',
  'Share of all': 'Parte del total',
  'Article views': 'Vistas de artículos',
  'Views per article': 'Vistas por artículo',
  'Article likes': 'Me gusta en artículos',
  'Article shares': 'Artículos compartidos',
  'Photo likes': 'Me gusta en fotos',
  'How “{label}” is counted': 'Cómo se cuenta “{label}”',
  'Unit: {unit}. Source: {source}.': 'Unidad: {unit}. Fuente: {source}.',
  accounts: 'cuentas',
  questions: 'preguntas',
  articles: 'artículos',
  photos: 'fotos',
  members: 'miembros',
  likes: 'me gusta',
  views: 'vistas',
  subscribers: 'suscriptores',
  percent: 'por ciento',
  'per day': 'por día',
  'likes and comments': 'me gusta y comentarios',
  'views, likes, comments, shares': 'vistas, me gusta, comentarios, veces compartido',
  'the channel': 'el canal',

  // The figures.
  'Total users': 'Total de usuarios',
  'Published articles': 'Artículos publicados',
  'Fan photos': 'Fotos de fans',
  Growth: 'Crecimiento',
  'Content performance': 'Rendimiento del contenido',
  'Engagement rate': 'Tasa de participación',
  Demographics: 'Datos demográficos',
  'Demographics: favorite teams': 'Datos demográficos: equipos favoritos',
  'Demographics: countries': 'Datos demográficos: países',
  'Top locations': 'Lugares principales',
  '30-day content activity': 'Actividad de contenido en 30 días',
  'Engagement per day': 'Participación por día',
  'Sponsor lead generation': 'Captación de patrocinadores',
  'Top content': 'Lo más popular',
  'Top 10 articles by views': 'Los 10 artículos más vistos',
  'Top article categories': 'Principales categorías de artículos',
  'Fan Zone photo categories': 'Categorías de fotos de Fan Zone',

  // How they are counted.
  'Accounts that exist now. Deleted accounts aren’t counted.':
    'Cuentas que existen ahora. Las borradas no se cuentan.',
  'Questions for the hosts that exist now, whatever their status.':
    'Preguntas a los conductores que existen ahora, en cualquier estado.',
  'Articles published now, dated by when they were published. Drafts don’t count.':
    'Artículos publicados ahora, con la fecha en que se publicaron. Los borradores no cuentan.',
  'Approved photos in The Huddle, dated by when they were uploaded.':
    'Fotos aprobadas en The Huddle, con la fecha en que se subieron.',
  'New in the last 7 or 30 days, compared with the same stretch before. A period runs up to now, in Mountain Time, and the previous one ends at the same time of day, so a partial day is compared with a partial day. Change = (now − before) ÷ before; none if there was nothing before.':
    'Lo nuevo de los últimos 7 o 30 días, comparado con el mismo periodo anterior. Un periodo llega hasta ahora, en hora de la Montaña, y el anterior termina a la misma hora, así un día a medias se compara con un día a medias. Cambio = (ahora − antes) ÷ antes; ninguno si antes no había nada.',
  'Totals for published articles, plus likes and comments on all photos. A view counts once per session and article.':
    'Sumas de los artículos publicados, y los me gusta y comentarios de todas las fotos. Una vista cuenta una vez por sesión y artículo.',
  '(likes + comments + shares) ÷ views of published articles; none without a view.':
    '(me gusta + comentarios + veces compartido) ÷ vistas de los artículos publicados; ninguna sin vistas.',
  'Members by the favorite team and the country of their profile, the 5 largest of each. Share = members of the group ÷ all members.':
    'Miembros según el equipo favorito y el país de su perfil, los 5 mayores de cada uno. Parte = miembros del grupo ÷ todos los miembros.',
  'Where members checked in on game day: the 5 locations with the most members among approved check-ins. Upper and lower case count as the same.':
    'Dónde hicieron check-in los miembros el día del partido: los 5 lugares con más miembros entre los check-ins aprobados, sin distinguir mayúsculas de minúsculas.',
  'New members, questions, published articles, approved photos and comments (on articles and photos), for each of the last 30 days in Mountain time, today included.':
    'Miembros nuevos, preguntas, artículos publicados, fotos aprobadas y comentarios (en artículos y fotos) de cada uno de los últimos 30 días en hora de la Montaña, con hoy.',
  'Likes and comments on articles and photos. The number is the total of the last 30 days, today included; the average is that total ÷ 30. Views are shown next to it but not counted. Shares aren’t counted because they have no date.':
    'Me gusta y comentarios en artículos y fotos. La cifra es el total de los últimos 30 días, con hoy; el promedio es ese total ÷ 30. Las vistas salen al lado, pero no se cuentan. Las veces compartido tampoco, porque no tienen fecha.',
  'Messages of the advertising form (or with the category advertising) that exist now, by status.':
    'Mensajes del formulario de publicidad (o con la categoría publicidad) que existen ahora, por estado.',
  'The 10 most-liked published articles and approved photos. Ties go to the newer one.':
    'Los 10 artículos publicados y fotos aprobadas con más me gusta. En empate gana lo más nuevo.',
  'Published articles with the most views since they were published.':
    'Artículos publicados con más vistas desde su publicación.',
  'The 3 categories whose published articles have the most views in total.':
    'Las 3 categorías cuyos artículos publicados suman más vistas.',
  'Approved photos by category. Share = photos of the category ÷ approved photos.':
    'Fotos aprobadas por categoría. Parte = fotos de la categoría ÷ fotos aprobadas.',
  "The channel's own figure, or the last one known.":
    'La cifra del propio canal, o la última conocida.',
} as const satisfies Record<(typeof ENGLISH)[number], string>;
