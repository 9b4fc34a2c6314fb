import type { QUESTIONS as ENGLISH } from '../english/questions.ts';

export const QUESTIONS = {
  // Where members ask.
  'Ask the hosts': 'Pregunta a los conductores',
  'A hot take, a roster worry, a bourbon to try? We answer the best ones live on Tuesday.':
    '¿Una opinión atrevida, una duda del plantel, un bourbon que probar? Respondemos las mejores en vivo el martes.',
  'Your question': 'Tu pregunta',
  '{length} of {questionMaxLength} characters': '{length} de {questionMaxLength} caracteres',
  'We review every question before it’s read on the air.':
    'Revisamos las preguntas antes de leerlas al aire.',
  'You’ll sign in when you send it. We’ll keep what you typed.':
    'Al enviarla inicias sesión. Guardamos lo que escribiste.',
  'Submit question': 'Enviar pregunta',
  'Question submitted!': '¡Pregunta enviada!',
  'The hosts will see it before the next show.':
    'Los conductores la verán antes del próximo programa.',
  'Failed to submit question. Please try again.':
    'No se pudo enviar la pregunta. Inténtalo de nuevo.',

  // What became of their own.
  'My questions': 'Mis preguntas',
  'Picked for the show': 'Elegida para el programa',
  'Saved for a later show': 'Guardada para otro programa',
  'On air now': 'Al aire ahora',
  'Asked:': 'Enviada:',
  'Watch live': 'Ver en vivo',
  'See the answer': 'Ver la respuesta',
  'The answer in “{title}”': 'La respuesta en “{title}”',
  'The answer in “{title}” at {time}': 'La respuesta en “{title}”, minuto {time}',
  'Nothing yet. Ask the hosts, and you’ll see here what becomes of your question.':
    'Todavía nada. Pregunta a los conductores y aquí verás qué pasa con tu pregunta.',

  // On the air.
  'Questions on the air': 'Preguntas al aire',
  'Pick the question you’re answering. The fan who asked it hears about it right away.':
    'Elige la pregunta que están respondiendo. Avisamos en el acto a quien la hizo.',
  'No approved questions are left.': 'No quedan preguntas aprobadas.',
  'Answer now': 'Responder ahora',
  'Not yet': 'Todavía no',
  'Starts at (optional)': 'Empieza en (opcional)',
  'Where in the show, like 12:30.': 'En qué momento del programa, por ejemplo 12:30.',

  // The admins' lists.
  'Loading questions…': 'Cargando preguntas…',
  'We couldn’t load the questions.': 'No se pudieron cargar las preguntas.',
  'All questions': 'Todas las preguntas',
  'Pending Questions': 'Preguntas pendientes',
  'Approved Questions': 'Preguntas aprobadas',
  'No pending questions.': 'No hay preguntas pendientes.',
  'No approved questions yet.': 'Todavía no hay preguntas aprobadas.',
  'Question by {name}': 'Pregunta de {name}',
  Approved: 'Aprobadas',
  Answered: 'Respondida',
  Waiting: 'En espera',
  PENDING: 'PENDIENTE',
  APPROVED: 'APROBADA',
  WAITING: 'EN ESPERA',

  // What they do about one.
  'Question approved!': '¡Pregunta aprobada!',
  'Failed to approve question': 'No se pudo aprobar la pregunta',
  'Question status updated!': '¡Estado de la pregunta actualizado!',
  'Failed to update question status': 'No se pudo actualizar el estado de la pregunta',
  'Delete the question by {name}?': '¿Borrar la pregunta de {name}?',
  '“{question}” will be deleted. This can’t be undone.':
    'Se borrará “{question}”. Esto no se puede deshacer.',
  'Question deleted!': '¡Pregunta borrada!',
  'Failed to delete question': 'No se pudo borrar la pregunta',
  'Answered in…': 'Respondida en…',
  'Answered in:': 'Respondida en:',
  'The show’s page lists the questions the hosts answer in it.':
    'La página del programa muestra las preguntas que se responden ahí.',
  'Remove the link': 'Quitar el enlace',
  'Question linked!': '¡Pregunta enlazada!',
  'Link removed!': '¡Enlace quitado!',
  'Couldn’t link the question': 'No se pudo enlazar la pregunta',
} as const satisfies Record<(typeof ENGLISH)[number], string>;
