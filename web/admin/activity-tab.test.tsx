import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADA, openDashboard } from '../testing/admin.tsx';
import type { Answers } from '../testing/schema-client.ts';
import { refused } from '../testing/refused.ts';
import { speak } from '../ui/language.ts';

const user = userEvent.setup();

afterEach(() => speak('en'));

/** An act as stored in the trail. */
const entry = (
  id: number,
  action: string,
  details: Record<string, string> = {},
  more: object = {},
) => ({
  id,
  at: '2025-11-20T19:00:00.000Z',
  action,
  subjectType: 'ARTICLE',
  subjectId: 7,
  actorId: 2 as number | null,
  actorName: 'Ada Admin' as string | null,
  details: Object.entries(details).map(([name, value]) => ({ name, value })),
  ...more,
});

interface Asked {
  readonly subjectType: string | null;
  readonly actorId: number | null;
  readonly first: number;
  readonly after: string | null;
}

function trailServer(...entries: ReturnType<typeof entry>[]) {
  const asked: Asked[] = [];
  const answers: Answers = {
    me: { ...ADA },
    auditTrail: (question: Asked) => {
      asked.push(question);
      const { after, first } = question;
      const at = entries.findIndex(({ id }) => `after ${id}` === after) + 1;
      return entries.slice(at, at + first);
    },
    auditActors: [
      { id: 2, name: 'Ada Admin' },
      { id: 5, name: 'Ben Boss' },
    ],
    pendingPhotoCount: 0,
    pendingReportCount: 0,
  };
  return { answers, asked };
}
const open = (answers: Answers, at = '/admin?tab=activity') => openDashboard(answers, { at });
const lines = async (name = 'Activity') => {
  const section = await screen.findByRole('region', { name });
  const items = await within(section).findAllByRole('listitem');
  return items.map((item) => item.querySelector('p')!.textContent);
};

test('says in a sentence who did what', async () => {
  const { answers } = trailServer(
    entry(
      9,
      'article.publish',
      { title: 'Snow games', scheduled: 'true' },
      { actorId: null, actorName: null },
    ),
    entry(8, 'user.delete', { name: 'Sam Spammer' }),
    entry(7, 'user.leave', {}, { actorId: 44, actorName: null }),
    entry(6, 'report.deleteContent', {
      contentType: 'photo_comment',
      userName: 'Sam',
      content: 'Tickets, cheap!',
    }),
    entry(5, 'fantasy.uploadStats', { players: '1', fileName: 'week 11.xlsx' }),
    entry(4, 'photo.approve', { userName: 'Fay', description: '🧡'.repeat(100) }),
    entry(3, 'garden.rake', { leaves: '12' }),
  );
  open(answers);
  expect(await lines()).toEqual([
    'The site published the article “Snow games”, as scheduled',
    'Ada Admin deleted the account of Sam Spammer',
    'Deleted account deleted their own account',
    'Ada Admin deleted a photo comment by Sam “Tickets, cheap!” after a report',
    'Ada Admin uploaded the stats of 1 player from “week 11.xlsx”',
    `Ada Admin approved a photo by Fay “${'🧡'.repeat(80)}…”`,
    // An act without words of its own.
    'Ada Admin garden.rake',
  ]);
  expect(screen.getAllByText('Thu, Nov 20, 2025, 12:00 PM MT')).toHaveLength(7);
});

test('the dashboard and what was done, in Spanish', async () => {
  await speak('es');
  const { answers } = trailServer(
    entry(9, 'fantasy.uploadStats', { players: '12', fileName: 'week 11.xlsx' }),
    entry(8, 'report.deleteContent', {
      contentType: 'chat_message',
      userName: 'Sam',
      content: 'Tickets, cheap!',
    }),
    entry(7, 'user.leave', {}, { actorId: 44, actorName: null }),
  );
  const { auditTrail } = answers;
  answers.auditTrail = () => {
    throw refused('limits.wait', { seconds: 30 });
  };
  open(answers);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Demasiados intentos. Inténtalo de nuevo en 30 segundos.',
  );
  answers.auditTrail = auditTrail;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await lines('Actividad')).toEqual([
    'Ada Admin subió las estadísticas de 12 jugadores desde “week 11.xlsx”',
    'Ada Admin borró un mensaje de Sam en el chat “Tickets, cheap!” tras un reporte',
    'Cuenta borrada borró su propia cuenta',
  ]);
  expect(screen.getByRole('tab', { name: 'Usuarios' })).toBeVisible();
  expect(screen.getByRole('option', { name: 'Imágenes' })).toBeInTheDocument();
});

test('a line expands to all its details', async () => {
  const { answers } = trailServer(entry(3, 'garden.rake', { leaves: '12' }));
  open(answers);
  await user.click(await screen.findByText('Details'));
  expect(screen.getByText('leaves')).toBeVisible();
  expect(screen.getByText('12')).toBeVisible();
  expect(screen.getByText('Article 7')).toBeVisible();
});

test('by kind and by person, in the address', async () => {
  const { answers, asked } = trailServer(entry(3, 'photo.approve'));
  const { place } = open(answers);
  await user.selectOptions(await screen.findByLabelText('What'), 'Photos');
  await user.selectOptions(await screen.findByLabelText('Who'), 'Ben Boss');
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ subjectType: 'PHOTO', actorId: 5, after: null }),
  );
  await waitFor(() => expect(place.current).toBe('/admin?tab=activity&kind=Photo&by=5'));
});

test('goes back page by page', async () => {
  const all = Array.from({ length: 30 }, (_, at) =>
    entry(30 - at, 'garden.rake', { nth: String(30 - at) }),
  );
  const { answers, asked } = trailServer(...all);
  open(answers);
  expect(await lines()).toHaveLength(25);
  await user.click(screen.getByRole('button', { name: 'Older' }));
  await waitFor(async () => expect(await lines()).toHaveLength(5));
  expect(asked.at(-1)).toMatchObject({ after: 'after 6' });
  expect(screen.getByRole('button', { name: 'Older' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Newer' }));
  await waitFor(async () => expect(await lines()).toHaveLength(25));
});

test('an empty trail, and one that could not be loaded', async () => {
  const { answers } = trailServer();
  const { auditTrail } = answers;
  answers.auditTrail = () => {
    throw new Error('The database is away');
  };
  open(answers);
  await screen.findByRole('alert');
  answers.auditTrail = auditTrail;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(
    await screen.findByText('No activity yet. It starts with the first thing an admin does.'),
  ).toBeVisible();
});
