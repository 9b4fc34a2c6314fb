import type { SITE as ENGLISH } from '../english/site.ts';

export const SITE = {
  // The age gate.
  'Age Verification': 'Verificación de edad',
  'Welcome to the {site} community. You must be 21 or older to come in. Enter your date of birth.':
    'Te damos la bienvenida a la comunidad de {site}. Debes tener 21 años o más para entrar. Escribe tu fecha de nacimiento.',
  'Birth date': 'Fecha de nacimiento',
  Month: 'Mes',
  Day: 'Día',
  Year: 'Año',
  Enter: 'Entrar',
  'We talk about bourbon, and some of our sponsors make it. Your answer never leaves this browser.':
    'Hablamos de bourbon, y algunos de nuestros patrocinadores lo hacen. Tu respuesta nunca sale de este navegador.',
  'Please select your birth month, day, and year': 'Elige el mes, el día y el año de tu nacimiento',
  'Please enter a valid birth date': 'Escribe una fecha de nacimiento válida',
  'Birth date cannot be in the future': 'La fecha de nacimiento no puede estar en el futuro',
  'Access Restricted': 'Acceso restringido',
  'You must be 21 or older to access this website.':
    'Debes tener 21 años o más para entrar a este sitio.',
  'Re-enter Birth Date': 'Volver a escribir la fecha',
  'For visitors aged 21 or older. Please drink responsibly.':
    'Para visitantes de 21 años o más. Bebe con responsabilidad.',

  // The frame.
  Main: 'Principal',
  Home: 'Inicio',
  Podcast: 'Podcast',
  Shows: 'Programas',
  Schedule: 'Horario',
  Huddle: 'Huddle',
  Tabs: 'Secciones',
  Footer: 'Pie de página',
  'Watch and listen': 'Mira y escucha',
  'Get to know us': 'Conócenos',
  'Under the hood': 'Por dentro',
  'Account of {name}': 'Cuenta de {name}',
  'Signed in as {name}': 'Sesión de {name}',
  'Search the site': 'Buscar en el sitio',
  '404 Page Not Found': '404: página no encontrada',
  'That play isn’t in the playbook. The page may have moved, or it never existed.':
    'Esa jugada no está en el libro de jugadas. La página se movió o nunca existió.',
  'Skip links': 'Atajos',
  'Skip to main content': 'Ir al contenido principal',
  'Skip to navigation': 'Ir a la navegación',
  'Skip to live show': 'Ir al programa en vivo',
  'Skip to episodes': 'Ir a los episodios',
  'Skip to videos': 'Ir a los videos',
  'Skip to articles': 'Ir a los artículos',
  'We couldn’t load this part.': 'No se pudo cargar esta parte.',

  // The landing page.
  'The fan show for Denver football': 'El programa de los fans del fútbol americano de Denver',
  'Two mics, two glasses, ten years of Sundays. Live every Tuesday and around every game, with a huddle of fans in between.':
    'Dos micrófonos, dos vasos y diez años de domingos. En vivo cada martes y alrededor de cada partido, y una comunidad de fans todo el tiempo.',
  'Watch the show': 'Ver el programa',
  'Latest short': 'Último Short',
  'Loading the latest short…': 'Cargando el último Short…',
  'Latest episodes': 'Últimos episodios',
  'All episodes': 'Todos los episodios',
  'Enter the site': 'Entrar al sitio',

  // The home page.
  Shorts: 'Shorts',
  'Loading shorts…': 'Cargando Shorts…',
  'Latest articles': 'Últimos artículos',
  'Coming up': 'Próximamente',
  'It’s game day': 'Hoy hay partido',
  'Game chat is open': 'El chat del partido está abierto',
  'Join the chat': 'Entrar al chat',
  'Live show': 'Programa en vivo',
  'And before, during and after every game.': 'Y antes, durante y después de cada partido.',
  'LIVE NOW': 'EN VIVO AHORA',
  'Latest from the show': 'Lo último del programa',
  'Sponsor spotlight': 'Patrocinador destacado',
  'Loading the sponsor…': 'Cargando el patrocinador…',
  'Your bourbon, beer or barbecue here': 'Aquí va tu bourbon, tu cerveza o tu BBQ',
  'Reach fans who listen all week and yell all Sunday. Episodes, segments and watch parties are open.':
    'Llega a fans que escuchan toda la semana y gritan todo el domingo. Hay lugar en episodios, segmentos y reuniones para ver el partido.',

  // Titles and descriptions of pages.
  'Live shows, podcast episodes, articles and a fan community for Denver football. Made by fans, for fans.':
    'Programas en vivo, podcasts, artículos y una comunidad de fans del fútbol americano de Denver. Hecho por fans, para fans.',
  'Live show, podcast and articles': 'Programa en vivo, podcast y artículos',
  'Watch the live show, hear the latest episodes, read what we think and follow the score: the home of the Denver football conversation.':
    'Mira el programa en vivo, escucha los últimos episodios, lee lo que pensamos y sigue el marcador: aquí se habla del fútbol americano de Denver.',
  'Game analysis, player news, draft talk and opinion on Denver football, written by fans.':
    'Análisis de partidos, noticias de jugadores, el draft y opinión sobre el fútbol americano de Denver, escritos por fans.',
  'Photos, fantasy, leaderboards and game chat of the {site} fans.':
    'Fotos, fantasy, clasificaciones y chat del partido de los fans de {site}.',
  'Advertise With Us': 'Anúnciate con nosotros',
  'Reach 500K+ fans of Denver football with {site}: live shows, podcast, articles and a fan community.':
    'Llega a más de 500 mil fans del fútbol americano de Denver con {site}: programas en vivo, podcast, artículos y una comunidad de fans.',
  'Who is behind {site}: fans who have talked Denver football since 2016, live and unscripted.':
    'Quién está detrás de {site}: fans que hablan del fútbol americano de Denver desde 2016, en vivo y sin guion.',
  'When we are live: the Tuesday show, pregame, halftime and post-game shows, and the weekly podcast. All times Mountain.':
    'Cuándo estamos en vivo: el programa del martes, los de antes, durante y después del partido, y el podcast semanal. Todo en hora de la Montaña.',
  'Theme, text size, contrast and notifications for this browser.':
    'Tema, tamaño del texto, contraste y notificaciones de este navegador.',
  'Your account.': 'Tu cuenta.',
  'For admins.': 'Para administradores.',
  'Reset Password': 'Restablecer contraseña',
  'Choose a new password for your account.': 'Elige una nueva contraseña para tu cuenta.',
  'Article not found': 'Artículo no encontrado',
  'There’s nothing at this address.': 'No hay nada en esta dirección.',
} as const satisfies Record<(typeof ENGLISH)[number], string>;
