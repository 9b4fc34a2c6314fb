const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

function character(whole: string, name: string): string {
  const number = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name);
  if (!number) return NAMED[name.toLowerCase()] ?? whole;
  const code = number[1] ? Number.parseInt(number[1], 16) : Number(number[2]);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** Looks at each part once: one expression for both ends would take hours on a text that opens many and closes none. */
const withoutScripts = (html: string): string =>
  html
    .split(/<(?=(?:script|style)\b)/i)
    .map((part, index) => {
      if (index === 0) return part;
      const end = /<\/(?:script|style)\s*>/i.exec(part);
      return end ? part.slice(end.index + end[0].length) : '';
    })
    .join('');

/** The text of show notes in HTML: paragraphs as lines, no tags. It is shown as text, never as markup. */
export const plainText = (html: string): string =>
  withoutScripts(html)
    .replace(/<br\s*\/?>|<\/(?:p|div|li|h[1-6]|ul|ol)\s*>/gi, '\n')
    .replace(/<\/?[a-z!][^<>]*>/gi, '')
    .replace(/&(#?\w{1,10});/g, character)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
