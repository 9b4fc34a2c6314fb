import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { SUBSCRIBER_IMPORT_TEXTS } from '../../../schema/news/subscriber-shape.ts';
import {
  type ImportPreviewView,
  type ImportRowKind,
  type ImportRowView,
  PREVIEW_ROWS,
} from '../../../schema/news/subscribers.ts';
import { mountainDate } from '../../../schema/time/clock.ts';
import { recordAct } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { db } from '../../core/database/db.ts';
import { takeLock } from '../../core/database/locks.ts';
import { hasRow, rowsOf } from '../../core/database/rows.ts';
import { refuse } from '../../core/errors.ts';
import type { ReceivedFile } from '../../core/files/multipart.ts';
import { importRows, type SheetRow } from './import-rows.ts';
import { MAIL_SUBSCRIBERS } from './subscribe.service.ts';

/** Rows that one statement stores. */
const AT_ONCE = 500;

type JudgedRow = SheetRow & { readonly kind: ImportRowKind; readonly reasons: readonly string[] };

/** What an import of this sheet would do. Stores nothing. */
export async function previewImport(ctx: Context, file: ReceivedFile): Promise<ImportPreviewView> {
  ctx.require('subscriber.manage');
  const rows = await judge(ctx.em, await importRows(file, mountainDate(ctx.now())));
  const count = (kind: ImportRowKind) => rows.filter((row) => row.kind === kind).length;
  const place = ({ kind }: JudgedRow) => ['FAULTY', 'KNOWN', 'NEW'].indexOf(kind);
  return {
    newCount: count('NEW'),
    knownCount: count('KNOWN'),
    faultyCount: count('FAULTY'),
    rows: rows
      .toSorted((one, other) => place(one) - place(other))
      .slice(0, PREVIEW_ROWS)
      .map(({ rowNumber, kind, name, email, reasons }): ImportRowView => ({
        rowNumber,
        kind,
        name,
        email,
        reasons,
      })),
  };
}

/**
 * Adds the new rows of a sheet. They are mailed a link and get newsletters once they have confirmed by it, unless the
 * admin states that they have agreed elsewhere, which the trail records. Who is known stays as they are, and who opted
 * out stays out. Returns how many were added.
 */
export async function importSubscribers(
  ctx: Context,
  { file, hasConsent }: { readonly file: ReceivedFile; readonly hasConsent: boolean },
): Promise<number> {
  ctx.require('subscriber.manage');
  const sheet = await importRows(file, mountainDate(ctx.now()));
  const now = ctx.now();
  const added = await ctx.em.transactional(async (tx) => {
    // Two imports of the same people wait for each other.
    await takeLock(tx, 'subscribers');
    const rows = (await judge(tx, sheet)).filter(({ kind }) => kind === 'NEW');
    if (rows.length === 0) throw refuse('subscriber.nothingNew');
    const asked = hasConsent
      ? { confirmedAt: now }
      : { askedAt: now, mailDueAt: now, language: ctx.language };
    let count = 0;
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      const stored = await rowsOf(
        tx,
        db
          .insertInto('subscribers')
          .values(
            rows
              .slice(at, at + AT_ONCE)
              .map(({ checked }) => ({ ...checked!, createdAt: now, ...asked })),
          )
          .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
          .returning('id'),
      );
      count += stored.length;
    }
    recordAct(
      ctx,
      {
        action: 'subscriber.import',
        subjectType: 'Subscriber',
        subjectId: null,
        details: { fileName: file.filename.slice(0, 200), added: count, hasConsent },
      },
      tx,
    );
    if (!hasConsent) await ctx.jobs.wake(tx, MAIL_SUBSCRIBERS, now);
    return count;
  });
  ctx.publish('subscriber.changed', { subscriberId: null });
  return added;
}

/** Says of each row whether it is new. The first row with an address counts, the others are faulty. */
async function judge(em: EntityManager, rows: readonly SheetRow[]): Promise<JudgedRow[]> {
  const addresses = rows.flatMap(({ checked }) => checked?.email.toLowerCase() ?? []);
  const known = await knownOf(em, addresses);
  const firsts = new Map<string, number>();
  return rows.map((row): JudgedRow => {
    if (!row.checked) return { ...row, kind: 'FAULTY', reasons: row.faults };
    const address = row.checked.email.toLowerCase();
    const first = firsts.get(address);
    if (first !== undefined) {
      const reasons = [SUBSCRIBER_IMPORT_TEXTS.twice];
      return { ...row, kind: 'FAULTY', reasons };
    }
    firsts.set(address, row.rowNumber);
    const reason = known.get(address);
    return reason
      ? { ...row, kind: 'KNOWN', reasons: [reason] }
      : { ...row, kind: 'NEW', reasons: [] };
  });
}

async function knownOf(
  em: EntityManager,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf(
    em,
    db
      .selectFrom(sql<{ email: string }>`unnest(${[...addresses]}::text[])`.as<'g'>(sql`g (email)`))
      .select('g.email')
      .select(({ selectFrom }) => [
        hasRow(
          selectFrom('subscribers as s')
            .select('s.id')
            .where(({ eb, fn, ref }) => eb(fn<string>('lower', ['s.email']), '=', ref('g.email'))),
        ).as('isSubscriber'),
        hasRow(
          selectFrom('newsletterAddresses as a')
            .select('a.email')
            .whereRef('a.email', '=', 'g.email')
            .where('a.optedOutAt', 'is not', null),
        ).as('isOptedOut'),
      ]),
  );
  return new Map(
    rows.flatMap(({ email, isSubscriber, isOptedOut }) => {
      if (isOptedOut) return [[email, SUBSCRIBER_IMPORT_TEXTS.optedOut] as const];
      return isSubscriber ? [[email, SUBSCRIBER_IMPORT_TEXTS.known] as const] : [];
    }),
  );
}
