/** A post of another site as its export has it: nothing is checked or fetched yet. */
export interface ReadPost {
  /** Its address at the old site, without the host: `/2019/05/bo-nix`. Null where the export doesn't say. */
  readonly path: string | null;
  readonly title: string;
  readonly excerpt: string;
  /** Markdown. */
  readonly content: string;
  readonly author: string;
  /** As the old site named it. */
  readonly category: string;
  readonly tags: readonly string[];
  /** As the export has it, perhaps relative to the old site. */
  readonly featuredImageUrl: string | null;
  /** ISO 8601; null for a draft. */
  readonly publishedAt: string | null;
}

export type ExportFormat = 'MARKDOWN' | 'WORDPRESS' | 'GHOST';

export interface ReadExport {
  readonly format: ExportFormat;
  readonly posts: readonly ReadPost[];
}

/** What is none of the three formats, or is broken. */
export class ExportFormatError extends Error {}

/** The path of an address, as visitors of the old site ask for it; null for none. */
export function pathOf(address: string): string | null {
  if (address.trim() === '') return null;
  const path = URL.canParse(address, 'https://old.example')
    ? new URL(address, 'https://old.example').pathname
    : '';
  const trimmed = path.replace(/\/+$/, '');
  return trimmed.length > 1 && trimmed.length <= PATH_MAX ? trimmed : null;
}

export const PATH_MAX = 500;

/** The instant of a date as exports write it; null where it is none. */
export function instantOf(written: unknown): string | null {
  const isWritten = typeof written === 'string' || typeof written === 'number';
  const date = isWritten ? new Date(written) : new Date(Number.NaN);
  return Number.isNaN(date.getTime()) || date.getFullYear() < 1990 ? null : date.toISOString();
}
