/** What Discord takes of a message, in characters. */
export const DISCORD_CONTENT_MAXIMUM = 2_000;

/** A value of the event: `{liveGame.homeTeam.score}`. */
const PLACE = /\{([\w.]{1,200})\}/g;

/** Names are own properties alone, so that no template reaches what every object inherits. */
function valueAt(data: unknown, path: string): unknown {
  let value = data;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
      return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

/** A template with the values of an event in it. What the event does not have stays as it is, so that a mistake shows. */
export function filledTemplate(template: string, data: unknown): string {
  const text = template.replace(PLACE, (all, path: string) => {
    const value = valueAt(data, path);
    if (value === undefined) return all;
    if (value === null) return '';
    return typeof value === 'string' ? value : JSON.stringify(value);
  });
  return text.length > DISCORD_CONTENT_MAXIMUM
    ? `${text.slice(0, DISCORD_CONTENT_MAXIMUM - 1)}…`
    : text;
}
