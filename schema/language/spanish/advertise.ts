import type { ADVERTISE as ENGLISH } from '../english/advertise.ts';

/** What partners get, and how to become one. */
export const ADVERTISE = {
  'Put your name where the fans already are': 'Pon tu nombre donde ya están los aficionados',
  'Ten years of live shows, a podcast and a community that comes back every week of the season.':
    'Diez años de programas en vivo, un podcast y una comunidad que vuelve cada semana de la temporada.',
  'Our reach': 'Nuestro alcance',
  '616k+': '616 mil+',
  '23.3k': '23.3 mil',
  '10 years': '10 años',
  'people reached in 90 days': 'personas alcanzadas en 90 días',
  'Facebook followers': 'seguidores en Facebook',
  'on air, since 2016': 'al aire, desde 2016',

  'Who listens': 'Quién nos escucha',
  'Adults over 21': 'Adultos mayores de 21 años',
  'Everybody confirms their age before they see a page.':
    'Todos confirman su edad antes de ver una página.',
  'Here every week': 'Aquí todas las semanas',
  'They plan their days around a kickoff: season-ticket holders, tailgaters and fantasy players.':
    'Planean sus días alrededor de una patada inicial: abonados, gente de tailgate y jugadores de fantasy.',
  'Colorado and far beyond': 'Colorado y mucho más allá',
  'Denver first, and fans elsewhere who keep Mountain time on a second clock.':
    'Primero Denver, y aficionados de otros lugares que tienen la hora de la Montaña en un segundo reloj.',
  'They take part': 'Participan',
  'They watch live, chat, vote and write back, and remember who bought a round.':
    'Miran en vivo, chatean, votan y responden, y se acuerdan de quién invitó una ronda.',

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
  'Figures after every month, in plain numbers': 'Resultados cada mes, en números claros',

  'Partnership ideas': 'Ideas para una alianza',
  'A pour before kickoff': 'Un trago antes de la patada inicial',
  'A tasting on the pregame show, with your bottle on the table.':
    'Una cata en el programa previo al partido, con tu botella sobre la mesa.',
  'Watch party under your name': 'Una reunión para ver el partido con tu nombre',
  'Your bar, our hosts, and a live halftime show from the room.':
    'Tu bar, nuestros conductores y un programa de medio tiempo en vivo desde el lugar.',
  'Fantasy week': 'Semana de fantasy',
  'A prize for whoever tops the leaderboard, announced on the air.':
    'Un premio para quien encabece la clasificación, anunciado al aire.',
  'Fan photo of the week': 'Foto de aficionado de la semana',
  'The Huddle picks it, you give what the winner takes home.':
    'The Huddle la elige; tú das lo que el ganador se lleva a casa.',

  'Ways to take part': 'Formas de participar',
  'Episode Sponsors': 'Patrocinadores de episodio',
  'One episode is yours: the opening, the break and the close, and the post that goes with it.':
    'Un episodio es tuyo: la apertura, la pausa y el cierre, y la publicación que lo acompaña.',
  'Segment Sponsors': 'Patrocinadores de segmento',
  'A segment carries your name for the season: the keys to the game, the pick of the week, the last call.':
    'Un segmento lleva tu nombre toda la temporada: las claves del partido, el pronóstico de la semana, la última ronda.',
  'Event Partners': 'Socios de eventos',
  'Watch parties, tailgates and live recordings, planned together and told about before and after.':
    'Reuniones para ver el partido, tailgates y grabaciones en vivo, planeados juntos y contados antes y después.',

  'Let’s talk': 'Hablemos',
  'Tell us what you make and whom you would like to meet. We answer with figures, dates and a price, not with a brochure.':
    'Cuéntanos qué haces y a quién te gustaría llegar. Respondemos con cifras, fechas y un precio, no con un folleto.',
  'Or write by e-mail': 'O escribe por correo electrónico',
  'Send Us a Message': 'Envíanos un mensaje',
  'Three lines are enough to begin with.': 'Para empezar bastan tres líneas.',
} as const satisfies Record<(typeof ENGLISH)[number], string>;
