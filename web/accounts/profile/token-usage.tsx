import { USAGE_DAYS } from '../../../schema/accounts/api-token-usage.ts';
import { addDays, mountainDate } from '../../../schema/time/clock.ts';
import type { TokenUsage_UsageFragment as TokenUsage } from '../../gql/graphql.ts';
import { numberFormat, t } from '../../ui/language.ts';
import { Badge } from '../../ui/pictures/badge.tsx';

const number = numberFormat();

/** How often a token was used lately, in words, with a bar for each day. */
export function TokenCalls({ usage }: { usage: TokenUsage }) {
  const { calls, cost, refusals } = usage;
  if (calls === 0) return t('No calls in the last {days} days', { days: USAGE_DAYS });
  return (
    <span className="flex flex-wrap items-end gap-x-3">
      {t(
        '{calls|one:# call|other:# calls} in the last {days} days · cost {cost} · {errors|one:# error|other:# errors}',
        { calls, days: USAGE_DAYS, cost: number.format(cost), errors: refusals },
      )}
      <Days usage={usage} />
    </span>
  );
}

/** The days from left to right, the busiest one as high as the drawing. */
function Days({ usage }: { usage: TokenUsage }) {
  const calls = new Map(usage.days.map((each) => [each.day, each.calls]));
  const most = Math.max(...calls.values());
  const today = mountainDate(new Date());
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${USAGE_DAYS * 3} 20`}
      className="h-5 w-24 fill-link forced-colors:fill-[CanvasText]"
    >
      {Array.from({ length: USAGE_DAYS }, (_, index) => {
        const count = calls.get(addDays(today, index + 1 - USAGE_DAYS)) ?? 0;
        const height = count === 0 ? 1 : Math.max(2, (20 * count) / most);
        return <rect key={index} x={index * 3} y={20 - height} width={2} height={height} />;
      })}
    </svg>
  );
}

/** What the token's calls have used that will go, with what to use instead; nothing when there is none. */
export function DeprecatedFields({ usage: { deprecated } }: { usage: TokenUsage }) {
  if (deprecated.length === 0) return null;
  return (
    <details className="mt-1 text-small">
      <summary className="w-fit cursor-pointer">
        <Badge tone="amber">
          {t('Uses {count|one:# deprecated field|other:# deprecated fields}', {
            count: deprecated.length,
          })}
        </Badge>
      </summary>
      <ul className="mt-2 grid gap-2" lang="en" translate="no">
        {deprecated.map(({ field, reason }) => (
          <li key={field} className="wrap-anywhere">
            <code className="font-mono">{field}</code>
            <span className="block text-muted">{reason}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
