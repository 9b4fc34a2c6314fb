import type { WEBHOOKS_REFUSALS } from '../../../refusals/webhooks.ts';
import type { InLanguage } from '../../../refusals/codes.ts';

/** Webhooks. */
export const WEBHOOKS = {
  'webhook.nameMissing': 'Ponle un nombre al webhook',
  'webhook.address': 'Escribe una dirección https:// que esté en internet',
  'webhook.shape': 'Elige qué enviar',
  'webhook.subscriptionMissing': 'Escribe una suscripción',
  'webhook.subscriptionTooLong': 'La suscripción puede tener {max} caracteres como máximo',
  'webhook.subscription': 'Esa suscripción no es válida: {fault}',
  'webhook.cost': 'Esa suscripción cuesta {cost} puntos; se permiten {max}.',
  'webhook.variables': 'Las variables deben ser un objeto JSON',
  'webhook.variablesTooLong': 'Las variables pueden tener {max} caracteres como máximo',
  'webhook.templateMissing': 'Escribe lo que dice el mensaje',
  'webhook.templateTooLong': 'El mensaje puede tener {max} caracteres como máximo',
  'webhook.tooMany': 'Llegaste al límite de {max} webhooks. Borra uno primero.',
  'webhook.gone': 'Ese webhook ya no existe.',
  'webhook.deliveryGone': 'Esa entrega ya no está en el registro.',
  'webhook.browserOnly': 'Los webhooks se manejan en un navegador con la sesión iniciada.',
} as const satisfies InLanguage<typeof WEBHOOKS_REFUSALS>;
