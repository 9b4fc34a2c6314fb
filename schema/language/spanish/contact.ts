import type { CONTACT as ENGLISH } from '../english/contact.ts';

/** Contact and advertising, and what admins do with the messages. */
export const CONTACT = {
  // The page about us.
  'Ten years of Denver football by fans, for fans: live, unscripted and independent since 2016.':
    'Diez años de fútbol americano de Denver, de fans para fans: en vivo, sin guion e independientes desde 2016.',
  'Send us a message': 'Envíanos un mensaje',
  'Who we are': 'Nuestra historia',
  '{site} began in 2016 with one microphone, a bottle of bourbon and an argument about a fourth down. The Broncos had just won a championship, everybody in Denver had an opinion, and nobody on the radio sounded like the people we watched games with. So we made the show we wanted to hear.':
    '{site} empezó en 2016 con un micrófono, una botella de bourbon y una discusión sobre una cuarta oportunidad. Los Broncos acababan de ganar un campeonato, todo el mundo en Denver tenía una opinión y nadie en la radio sonaba como la gente con la que veíamos los partidos. Así que hicimos el programa que queríamos escuchar.',
  'Ten years, five head coaches and more quarterbacks than we care to count later, the argument is still going on. We talk Denver football the way it’s talked about at home: live every Tuesday, an hour before each kickoff, at halftime and the night after, in a podcast and in the articles on this site. No press-box voice, no hot takes for hire, and when we’re wrong, we say so the next week.':
    'Diez años, cinco entrenadores en jefe y más mariscales de campo de los que quisiéramos contar: la discusión sigue. Hablamos del fútbol americano de Denver como se habla en casa: en vivo todos los martes, una hora antes de cada partido, en el medio tiempo y la noche siguiente, en un podcast y en los artículos de este sitio. Sin voz de palco de prensa, sin opiniones de alquiler y, cuando nos equivocamos, lo decimos a la semana siguiente.',
  'We are independent. No team, league or network owns a piece of us or reads a script before it airs. Sponsored spots are labeled. What we say about a fourth and one is ours alone.':
    'Somos independientes. Ningún equipo, liga ni cadena es dueño de una parte de nosotros ni lee un guion antes de que salga al aire. Lo que reciben los patrocinadores se anuncia como tal; lo que decimos sobre una cuarta y una es nuestro.',
  'The Huddle is where the other half of the show happens. On game day, its chat is open from breakfast to the last whistle. The photos, the fantasy boards and the questions we read on the air all come from there, and everyone in it is a fan like you.':
    'En The Huddle pasa la otra mitad del programa. El día del partido su chat está abierto desde el desayuno hasta el último silbatazo; las fotos, las clasificaciones de fantasy y las preguntas que leemos al aire salen de ahí, y todos los que están ahí son fans como tú.',
  founded: 'año de fundación',
  'years on air': 'años al aire',
  'live shows a week': 'programas en vivo por semana',
  'See the show schedule': 'Ver el horario de los programas',
  'Read the articles': 'Leer los artículos',
  'A compliment, a complaint, an idea for a segment, something broken on the site: we read all of it.':
    'Un elogio, una queja, una idea para un segmento o algo del sitio que no funciona: lo leemos todo.',
  'Partners and press': 'Socios y prensa',
  'Want to sponsor an episode or talk about {site}? Write to us here, or see what a partnership looks like.':
    '¿Quieres patrocinar un episodio o hablar de {site}? Escríbenos aquí o mira cómo funciona.',
  'Advertise with us': 'Anúnciate con nosotros',
  'Copy the email': 'Copiar el correo',
  'Copy Failed': 'No se pudo copiar',
  Copied: 'Copiado',
  'Copy it yourself: {address}': 'Cópiala a mano: {address}',

  // The form.
  'Choose a category': 'Elige una categoría',
  Feedback: 'Comentarios y opiniones',
  Ideas: 'Ideas',
  'Report Problem': 'Reportar un problema',
  Advertising: 'Publicidad',
  'Giving us your email doesn’t add you to any mailing list.':
    'Darnos tu correo no te apunta a ninguna lista.',
  'Send Message': 'Enviar mensaje',
  'Message Sent!': '¡Mensaje enviado!',
  'Thanks for writing. We read every message.':
    'Gracias por escribirnos. Leemos todos los mensajes.',
  "Thank you for your interest in partnering with us. We'll get back to you soon!":
    'Gracias por tu interés en asociarte con nosotros. ¡Te responderemos pronto!',
  'Failed to Send Message': 'No se pudo enviar el mensaje',

  // The list of admins.
  Contact: 'Contacto',
  'All categories': 'Todas las categorías',
  'Active Submissions': 'Mensajes activos',
  'Completed Submissions': 'Mensajes terminados',
  'Failed to fetch contact submissions': 'No se pudieron cargar los mensajes de contacto',
  'No active contact submissions found.': 'No hay mensajes de contacto activos.',
  'No completed submissions found.': 'No hay mensajes terminados.',
  'Loading messages…': 'Cargando los mensajes…',
  'Message from {name}': 'Mensaje de {name}',
  'From {name}, {email}': 'De {name}, {email}',
  'Your message to {site} ({category})': 'Tu mensaje a {site} ({category})',
  Reviewed: 'Revisado',
  Completed: 'Terminado',
  'Reply by email': 'Responder por correo',
  'Delete the message from {name}?': '¿Borrar el mensaje de {name}?',
  'Status updated successfully': 'Estado actualizado',
  'Failed to update status': 'No se pudo actualizar el estado',
  'Contact submission deleted successfully': 'Mensaje de contacto borrado',
  'Failed to delete contact submission': 'No se pudo borrar el mensaje de contacto',
} as const satisfies Record<(typeof ENGLISH)[number], string>;
