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

/** What is posted for a result; undefined for a reset where the receiver could not do anything with it. */
export function messageFor(
  { id, shape, template }: Shaped,
  result: EventResult,
): WebhookMessage | undefined {
  const position = String(result.extensions?.position);
  const message = (body: object) => ({ id: `${id}-${position}`, body: JSON.stringify(body) });
  if (shape === 'discord')
    return isReset(result)
      ? undefined
      : message({
          content: filledTemplate(template ?? '', result.data),
          // What members write must not call anybody.
          allowed_mentions: { parse: [] },
        });
  // Of the place in the log, so that the body is the same on each attempt.
  const at = readPosition(position);
  const timestamp = at === FROM_NOW ? null : new Date(at.offset.ms).toISOString();
  if (isReset(result)) return message({ type: 'reset', position });
  const [type] = Object.keys(result.data ?? {});
  const { data = null, errors } = result;
  return message({ type: type ?? 'error', timestamp, position, data, ...(errors && { errors }) });
}
