/** Whether a regular expression takes it for space (`\s`), which would be too slow for each letter. */
function isSpace(code: number): boolean {
  if (code <= 0x7f) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  switch (code) {
    case 0xa0:
    case 0x1680:
    case 0x2028:
    case 0x2029:
    case 0x202f:
    case 0x205f:
    case 0x3000:
    case 0xfeff:
      return true;
    default:
      return code >= 0x2000 && code <= 0x200a;
  }
}

function pastSpaces(text: string, from: number): number {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

/**
 * Whether two texts say the same: neither capitals count nor how much space is where there is some, but emoji and
 * punctuation do. They are read once and only as far as they are the same, because a post is compared with a hundred.
 */
export function isSameText(one: string, other: string): boolean {
  if (one === other) return true;
  const left = one.toLowerCase().trim();
  const right = other.toLowerCase().trim();
  let at = 0;
  let where = 0;
  while (at < left.length && where < right.length) {
    const here = left.charCodeAt(at);
    const there = right.charCodeAt(where);
    if (isSpace(here) && isSpace(there)) {
      at = pastSpaces(left, at);
      where = pastSpaces(right, where);
    } else {
      if (here !== there) return false;
      at += 1;
      where += 1;
    }
  }
  return at === left.length && where === right.length;
}
