import { filledTemplate } from '../../schema/webhooks/template.ts';
import { FROM_NOW, readPosition } from '../core/events/position.ts';
import type { EventResult } from '../core/sockets/follow-alone.ts';
import type { Webhook } from './webhook.entity.ts';

/** A body that is to be posted. */
export interface WebhookMessage {
  /** Equal on each attempt to deliver the same. */
  readonly id: string;
  readonly body: string;
}

type Shaped = Pick<Webhook, 'id' | 'shape' | 'template'>;

/** Whether it says that events were lost, and has none. */
export const isReset = ({ extensions }: EventResult): boolean => extensions?.reset === true;

/** False for what the receiver could not do anything with: a reset as a message of Discord. */
export const isForReceiver = ({ shape }: Pick<Webhook, 'shape'>, result: EventResult): boolean =>
  shape !== 'discord' || !isReset(result);

/** What is posted for a result that has data, or for a reset. */
export function messageFor({ id, shape, template }: Shaped, result: EventResult): WebhookMessage {
  const position = String(result.extensions?.position);
  const message = (body: object) => ({ id: `${id}-${position}`, body: JSON.stringify(body) });
  if (shape === 'discord')
    return message({
      content: filledTemplate(template ?? '', result.data),
      // What members write must not mention anyone.
      allowed_mentions: { parse: [] },
    });
  if (isReset(result)) return message({ type: 'reset', position });
  // Of the place in the log, so that the body is the same on each attempt.
  const at = readPosition(position);
  const timestamp = at === FROM_NOW ? null : new Date(at.offset.ms).toISOString();
  const { data, errors } = result;
  const [type] = Object.keys(data ?? {});
  return message({ type, timestamp, position, data, ...(errors && { errors }) });
}
