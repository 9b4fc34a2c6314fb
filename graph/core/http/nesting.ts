/** Levels of lists and objects that a body may have. No input of the site has more than four. */
export const MOST_LEVELS = 20;

const isJsonContainer = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype);

/** True for JSON that is nested so deep that walking it could exhaust the stack. Stops at the limit. */
export function isTooDeep(value: unknown, levels = MOST_LEVELS): boolean {
  if (!isJsonContainer(value)) return false;
  if (levels === 0) return true;
  return Object.values(value).some((inside) => isTooDeep(inside, levels - 1));
}
