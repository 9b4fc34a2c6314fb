import type { LEAGUES as ENGLISH } from '../english/leagues.ts';

/** Private leagues. */
export const LEAGUES = {
  'Private league': 'Liga privada',
  'Your lineups against those of your friends.': 'Tus alineaciones contra las de tus amigos.',
  'Your lineups against those of your friends. No one else sees a league.':
    'Tus alineaciones contra las de tus amigos. Nadie más ve una liga.',
  'You’re invited to a private league. Sign in to join it.':
    'Te invitaron a una liga privada. Inicia sesión para unirte.',
  'Your leagues': 'Tus ligas',
  'We couldn’t load your leagues.': 'No pudimos cargar tus ligas.',
  'Loading your leagues': 'Cargando tus ligas',
  'You’re not in a league yet. Start one, or ask a friend for a link.':
    'Aún no estás en una liga. Crea una o pide un enlace a un amigo.',
  '{count|one:# member|other:# members}': '{count|one:# miembro|other:# miembros}',
  'Start a league': 'Crea una liga',
  'Name of the league': 'Nombre de la liga',
  'You get a link to send to your friends.': 'Recibes un enlace para enviar a tus amigos.',
  'Start league': 'Crear liga',
  Invitation: 'Invitación',
  'You’re invited to {name}': 'Te invitaron a {name}',
  'We couldn’t load this invitation.': 'No pudimos cargar esta invitación.',
  'Loading the invitation': 'Cargando la invitación',
  'Go to the league': 'Ir a la liga',
  'Join league': 'Unirse a la liga',
  'Invite your friends': 'Invita a tus amigos',
  'Invitation link': 'Enlace de invitación',
  'Anyone with the link can join.': 'Cualquiera con el enlace puede unirse.',
  'Copy invitation link': 'Copiar enlace de invitación',
  'League not found': 'No encontramos la liga',
  'We couldn’t load this league.': 'No pudimos cargar esta liga.',
  'Loading the league': 'Cargando la liga',
  Owner: 'Dueño',
  'Remove {name} from the league?': '¿Quitar a {name} de la liga?',
  'Anyone with the link can join again. Make a new link to prevent that.':
    'Quien tenga el enlace puede volver a unirse. Crea un enlace nuevo para evitarlo.',
  'Head to head': 'Cara a cara',
  'The first matchups come with the next game.':
    'Los primeros duelos llegan con el próximo partido.',
  'It takes two to meet. Send your friends the link.':
    'Para un duelo hacen falta dos. Envía el enlace a tus amigos.',
  'has the week off': 'descansa esta semana',
  'no lineup': 'sin alineación',
  won: 'ganó',
  leads: 'va ganando',
  'Run the league': 'Administra la liga',
  'The league has a new name': 'La liga tiene un nombre nuevo',
  'The old link no longer works': 'El enlace anterior ya no funciona',
  'Make a new link': 'Crear un enlace nuevo',
  'Leave league': 'Dejar la liga',
  'Leave {name}?': '¿Dejar {name}?',
  'You’re its last member, so the league will be deleted.':
    'Eres su último miembro, así que la liga se borrará.',
  'You can come back with an invitation link.': 'Puedes volver con un enlace de invitación.',
  'League chat': 'Chat de la liga',
  'No messages yet. Say hello to your league.': 'Aún no hay mensajes. Saluda a tu liga.',
  'Delete the message by {name}': 'Borrar el mensaje de {name}',
} as const satisfies Record<(typeof ENGLISH)[number], string>;
