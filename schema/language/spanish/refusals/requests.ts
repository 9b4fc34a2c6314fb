import type { FILES_REFUSALS } from '../../../refusals/files.ts';
import type { REQUESTS_REFUSALS } from '../../../refusals/requests.ts';
import type { InLanguage } from '../../../refusals/codes.ts';

/** What programs are refused, and files. */
export const REQUESTS = {
  // Requests that no person wrote: of programs, by the graph, the socket, and the paths.
  'input.notWhole': '{name} debe ser un número entero',
  'input.notId': '{name} no es un id válido',
  'input.notText': '{name} debe ser texto',
  'input.notOneOf': '{name} debe ser uno de {words}',
  'input.notFlag': '{name} debe ser true o false',
  'input.notList': '{name} debe ser una lista',
  'input.notTime': '{name} debe ser una hora como {example}, o null',
  'input.notCrop': '{name} debe ser JSON con x, y y scale',
  'page.notFromTo': '{name} debe ser un número entero de {min} a {max}; era {asked}.',
  'page.notFrom': '{name} debe ser un número entero desde {min}; era {asked}.',
  'ids.tooMany': '{name} admite como máximo {max} ids; recibió {asked}.',
  'cursor.unknown': 'Este cursor no es de esta lista.',
  'position.malformed': 'Esto no es una posición. Envía una que te haya dado el servidor, o “now”.',
  'position.gone': 'Se perdieron eventos. Vuelve a leer.',
  'page.bothWays': 'Usa first y after, o last y before, no ambos.',
  'request.bad': 'Solicitud incorrecta.',
  'request.tooLarge': 'La solicitud es demasiado grande.',
  'request.notJson': 'El cuerpo no es JSON válido.',
  'request.notObject': 'El cuerpo debe ser un objeto JSON.',
  'query.method': 'Envía las consultas por GET o POST.',
  'query.type': 'Envía JSON, con el encabezado Content-Type: application/json.',
  'query.mutationByPost': 'Envía las mutaciones por POST.',
  'query.subscriptionByHttp':
    'Las suscripciones van por un WebSocket en esta dirección (graphql-transport-ws) o como eventos del servidor en /graphql/stream.',
  'stream.subscriptionsOnly':
    'Aquí solo se transmiten suscripciones. Envía consultas y mutaciones a /graphql.',
  'query.batch': 'Envía una operación a la vez: no se aceptan lotes.',
  'query.missing': 'Falta la consulta: envíala como texto.',
  'query.variables': 'Las variables deben ser un objeto JSON.',
  'query.operationName': 'operationName debe ser texto.',
  'query.behind': 'behind debe ser un número entero de segundos de 0 a {max}.',
  'query.address': 'Las variables y extensiones de la dirección deben ser JSON.',
  'query.nestedTooDeep': 'Las variables tienen más de {max} niveles de profundidad.',
  'query.tooExpensive': 'La consulta cuesta {cost}; se permite {max} como máximo.',
  'socket.operations': 'Demasiadas operaciones en un socket.',
  'socket.sessionEnded': 'La sesión terminó. Conéctate de nuevo para seguir como visitante.',
  'socket.documents':
    'Tu red llegó al límite de {max} documentos que nadie más pide. Usa el mismo documento con otras variables o termina uno antes.',
  'socket.subscriptions':
    'Tu red llegó al límite de {max} suscripciones distintas. Termina una antes.',
  'socket.siteFull':
    'El sitio llegó a su límite de suscripciones distintas. Inténtalo de nuevo en un momento.',
  // Pictures, files and the forms that bring them.
  'image.wrongType': 'Sube un archivo de imagen válido (JPG, PNG, GIF o WebP)',
  'image.tooLarge': 'El archivo de imagen debe pesar menos de {megabytes} MB',
  'image.tooManyPixels':
    'Esa imagen tiene demasiados píxeles. El máximo son {megapixels} megapíxeles.',
  'image.tooManyFrames': 'Esa animación tiene demasiados fotogramas. El máximo son {max}.',
  'image.tooSlow': 'La imagen no se pudo leer a tiempo. Inténtalo de nuevo.',
  'image.missing': 'Elige una imagen.',
  'image.crop': 'El recorte debe ser JSON con x, y y scale.',
  'image.queue': 'Están llegando muchas imágenes. Inténtalo de nuevo en un momento.',
  'file.notStored': 'Ahora mismo no se pueden guardar archivos. Inténtalo de nuevo en un momento.',
  'file.notReceived': 'Ahora mismo no se pueden recibir archivos.',
  'file.wrongField': 'El archivo va en el campo {field}.',
  'form.preflight':
    'Un formulario necesita el encabezado apollo-require-preflight, para que ningún otro sitio pueda enviarlo.',
  'form.fieldNotJson': 'El campo {name} debe ser JSON.',
  'form.fieldNotObject': 'El campo {name} debe ser un objeto JSON.',
  'form.fileMissing': 'Falta el archivo {name}.',
  'form.mapNotPlaces': 'El campo map debe enumerar lugares.',
  'form.mapNotVariable': 'El campo map nombra un lugar que no es una variable.',
  'form.mapNotNull': 'El campo map nombra un lugar que no es null.',
  'form.mapNotThere': 'El campo map nombra un lugar que no existe.',
  'form.unreadable': 'No se pudo leer el formulario.',
  'form.tooManyParts': 'El formulario tiene demasiadas partes.',
  'upload.tooSlow': 'La subida tardó demasiado.',
  'upload.cutOff': 'La subida se interrumpió.',
} as const satisfies InLanguage<typeof REQUESTS_REFUSALS & typeof FILES_REFUSALS>;
