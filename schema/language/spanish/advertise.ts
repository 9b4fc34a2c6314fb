import type { ADVERTISE as ENGLISH } from '../english/advertise.ts';

/** What partners get, and how to become one. */
export const ADVERTISE = {
  'Put your name where the fans already are': 'Pon tu nombre donde ya están los fans',
  'Ten years of live shows, a podcast and a community that comes back every week of the season.':
    'Diez años de programas en vivo, un podcast y una comunidad que vuelve cada semana de la temporada.',
  'Our reach': 'Nuestro alcance',
  '616k+': '616 mil+',
  '23.3k': '23.3 mil',
  '10 years': '10 años',
  'people reached in 90 days': 'personas alcanzadas en 90 días',
  'Facebook followers': 'seguidores en Facebook',
  'on air, since 2016': 'al aire, desde 2016',

  'Who’s listening': 'Quién nos escucha',
  'Adults over 21': 'Adultos mayores de 21 años',
  'Everyone confirms their age before they see a page.':
    'Todos confirman su edad antes de ver una página.',
  'Here every week': 'Aquí todas las semanas',
  'They plan their week around kickoff: season-ticket holders, tailgaters and fantasy players.':
    'Arman su semana alrededor del partido: abonados, gente de tailgate y jugadores de fantasy.',
  'Colorado and far beyond': 'Colorado y mucho más allá',
  'Denver first, plus fans everywhere who keep a clock on Mountain Time.':
    'Primero Denver, y luego fans de todas partes que viven con un reloj en la hora de la Montaña.',
  'They show up': 'Nunca faltan',
  'They watch live, chat, vote and write in, and they remember who bought a round.':
    'Ven en vivo, chatean, votan y escriben, y se acuerdan de quién invitó la ronda.',

  'A good fit for your brand': 'Un buen lugar para tu marca',
  'If it belongs to game day, it belongs here:': 'Si es parte del día de partido, va aquí:',
  'Bourbon, craft spirits and beer': 'Bourbon, licores artesanales y cerveza',
  'Bars, restaurants and barbecue': 'Bares, restaurantes y parrillas',
  'Trucks, outdoor and tailgate gear': 'Camionetas y equipo para aire libre y tailgate',
  'Tickets, travel and hotels': 'Boletos, viajes y hoteles',
  'Homes, services and shops around Denver': 'Casas, servicios y tiendas en la zona de Denver',
  'Games, fantasy and sports apps': 'Juegos, fantasy y aplicaciones de deportes',

  'What a sponsor gets': 'Lo que recibe un patrocinador',
  'Your name read by the hosts, in their own words':
    'Los conductores leen tu nombre, con sus propias palabras',
  'Your logo on screen through the live show':
    'Tu logotipo en pantalla durante el programa en vivo',
  'A spotlight on the home page': 'Un lugar destacado en la página de inicio',
  'A link in every episode’s notes': 'Un enlace en las notas de cada episodio',
  'A place in the newsletter': 'Un espacio en el boletín',
  'A monthly report in plain numbers': 'Resultados cada mes, en números claros',

  'Partnership ideas': 'Ideas para trabajar juntos',
  'A pour before kickoff': 'Un trago antes del partido',
  'A tasting on the pregame show, with your bottle on the table.':
    'Una cata en el programa previo al partido, con tu botella sobre la mesa.',
  'Your watch party': 'Una reunión para ver el partido con tu nombre',
  'Your bar, our hosts, and a live halftime show from the room.':
    'Tu bar, nuestros conductores y un programa de medio tiempo en vivo desde el lugar.',
  'Fantasy week': 'Semana de fantasy',
  'A prize for the fan who tops the leaderboard, announced on the air.':
    'Un premio para quien encabece la clasificación, anunciado al aire.',
  'Fan photo of the week': 'La foto fan de la semana',
  'The Huddle picks it. You provide the prize.': 'The Huddle la elige. El premio lo pones tú.',

  'Sponsorship tiers': 'Niveles de patrocinio',
  'Episode Sponsors': 'Patrocinadores de episodio',
  'One episode is yours: the open, the break, the close and the post that comes with it.':
    'Un episodio es tuyo: la apertura, la pausa y el cierre, y la publicación que lo acompaña.',
  'Segment Sponsors': 'Patrocinadores de segmento',
  'A segment carries your name for the season: the keys to the game, the pick of the week, the last call.':
    'Un segmento lleva tu nombre toda la temporada: las claves del partido, el pronóstico de la semana, la última ronda.',
  'Event Partners': 'Socios de eventos',
  'Watch parties, tailgates and live recordings, planned together, promoted before and recapped after.':
    'Reuniones para ver el partido, tailgates y grabaciones en vivo, planeados juntos, promovidos antes y recordados después.',

  'Let’s talk': 'Hablemos',
  'Tell us what you make and who you want to reach. You’ll get numbers, dates and a price, not a brochure.':
    'Cuéntanos qué haces y a quién te gustaría llegar. Te damos cifras, fechas y un precio, no un folleto.',
  'Or email us': 'O escríbenos por correo',
  'Send Us a Message': 'Envíanos un mensaje',
  'Three lines will do.': 'Con tres líneas basta.',
} as const satisfies Record<(typeof ENGLISH)[number], string>;
