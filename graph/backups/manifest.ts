import { z } from 'zod';

/** What a backup consists of. It is a zip with the rows of each table, all pictures, and this list of them. */

/** Rises when older versions could not read what newer ones write. */
export const FORMAT = 1 as const;

export const MANIFEST = 'manifest.json';
/** The SHA-256 of the manifest, in hex. */
export const MANIFEST_HASH = 'manifest.sha256';
export const tableFile = (name: string): string => `tables/${name}.jsonl`;
export const pictureFile = (name: string): string => `pictures/${name}`;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().min(0);

export const manifestShape = z.object({
  format: z.literal(FORMAT),
  /** The version of the site that wrote it. */
  version: z.string(),
  /** The moment whose state it has, in ISO 8601. */
  createdAt: z.iso.datetime(),
  /** The migrations that the database had, by name. */
  migrations: z.array(z.string()),
  /** Each table with its count of rows, and the SHA-256 of its file. Those that others refer to come first. */
  tables: z.array(z.object({ name: z.string().regex(/^[a-z_0-9]+$/), rows: count, sha256: hash })),
  /** Each picture with its size in bytes. */
  pictures: z.array(
    z.object({ name: z.string().regex(/^[\w-]+(\.[a-z0-9]+)?$/), bytes: count, sha256: hash }),
  ),
});
export type Manifest = z.output<typeof manifestShape>;

/** Why a backup can't be written, read or restored, in one line for the person at the terminal. */
export class BackupError extends Error {}

/** As in '1,204 rows in 87 tables and 96 pictures'. */
export function contentsOf({ tables, pictures }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const number = (value: number) => value.toLocaleString('en-US');
  return `${number(rows)} rows in ${number(tables.length)} tables and ${number(pictures.length)} pictures`;
}
