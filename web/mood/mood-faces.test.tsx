import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse } from '../testing/auth-page.tsx';
import {
  face,
  forgetMoods,
  loadMoodParts,
  moods,
  open,
  type SentMood,
  showMood,
  strip,
  week,
} from '../testing/mood-strip.tsx';

beforeAll(loadMoodParts);
beforeEach(forgetMoods);

describe('the five faces', () => {
  test('one tap sends a mood; the reason that is there stays', async () => {
    moods.mine = { id: 3, moodLevel: 2, moodDescription: 'Ugh' };
    showMood();
    await waitFor(async () => expect(await face('Devastated')).toBeChecked());
    await userEvent.click(await face('Confident'));
    expect(await screen.findByText('Mood submitted!')).toBeVisible();
    expect(moods.sent).toEqual([{ moodLevel: 7, moodDescription: 'Ugh' }]);
    expect(await face('Confident')).toBeChecked();
    expect(await face('Devastated')).not.toBeChecked();
  });

  test('arrow keys move among them and send nothing; Space chooses', async () => {
    showMood();
    await strip();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    expect(await face('Hopeful')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(await face('Devastated')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(moods.sent).toEqual([]);
    await userEvent.keyboard(' ');
    await waitFor(() => expect(moods.sent).toEqual([{ moodLevel: 9, moodDescription: '' }]));
    expect(await face('Championship Bound')).toHaveFocus();
  });

  test('of two taps the second one counts, whichever is answered first', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    showMood({
      submitMood: async ({ input }: { input: SentMood }) => {
        moods.sent.push({ ...input });
        if (moods.sent.length === 1) await promise;
        moods.mine = { id: 3, ...input };
        return { mood: moods.mine };
      },
    });
    await userEvent.click(await face('Devastated'));
    await waitFor(() => expect(moods.sent).toHaveLength(1));
    await userEvent.click(await face('Hopeful'));
    expect(moods.sent).toHaveLength(1);
    resolve(undefined);
    await screen.findByText('Mood submitted!');
    expect(moods.sent.map(({ moodLevel }) => moodLevel)).toEqual([1, 5]);
    expect(await face('Hopeful')).toBeChecked();
  });

  test('a failure keeps the pick, and Retry sends it', async () => {
    let isDown = true;
    showMood({
      submitMood({ input }: { input: SentMood }) {
        if (isDown) refuse('kaput', 'INTERNAL_SERVER_ERROR')();
        moods.sent.push({ ...input });
        moods.mine = { id: 3, ...input };
        return { mood: moods.mine };
      },
    });
    await userEvent.click(await face('Confident'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We kept your pick, but it wasn’t sent.',
    );
    expect(await face('Confident')).toBeChecked();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(moods.sent).toEqual([{ moodLevel: 7, moodDescription: '' }]));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('the line of the week', () => {
  test('is a table for screen readers, and moves with what is pushed', async () => {
    const { push } = showMood();
    await open();
    const table = await screen.findByRole('table', {
      name: 'Average fan mood at the end of each day',
    });
    const rows = () =>
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent);
    expect(rows()).toEqual([
      'DayMood',
      'Friday, November 14Too few votes',
      'Saturday, November 156.0, Hopeful',
      'Sunday, November 167.4, Confident',
    ]);
    act(() => push('communityMood', week(9.2, 40)));
    await waitFor(() => expect(rows().at(-1)).toBe('Sunday, November 169.2, Championship Bound'));
  });

  test('says when it starts', async () => {
    showMood({ communityMood: { ...week(8, 2), days: [{ day: '2025-11-16', average: null }] } });
    await open();
    expect(await screen.findByText('The line starts when 5 fans have voted.')).toBeVisible();
  });
});
