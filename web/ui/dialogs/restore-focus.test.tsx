import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { restoresFocus } from './restore-focus.ts';

let remove: (...names: string[]) => void;
let turnRound: () => void;

/** Rows that are deleted after a question, before or after its dialog has closed. */
function Rows({ closes }: { closes: 'before' | 'after' }) {
  const [names, setNames] = useState(['Ann', 'Bob', 'Cid']);
  const [asked, setAsked] = useState<string>();
  const [read, setRead] = useState<string>();
  useEffect(() => {
    turnRound = () => act(() => setNames((all) => all.toReversed()));
    remove = (...gone) => act(() => setNames((all) => all.filter((one) => !gone.includes(one))));
  }, []);

  function confirm() {
    const gone = asked;
    const steps = [
      () => setNames((all) => all.filter((name) => name !== gone)),
      () => setAsked(undefined),
    ];
    const [first, second] = closes === 'after' ? steps : steps.toReversed();
    first!();
    setTimeout(() => second!(), 10);
  }

  return (
    <main id="main" tabIndex={-1}>
      <section>
        <h2>People</h2>
        {names.length > 0 && (
          <ul ref={restoresFocus}>
            {names.map((name) => (
              <li key={name} aria-label={name}>
                <button onClick={() => setAsked(name)}>Delete {name}</button>
                {read !== name && <button onClick={() => setRead(name)}>Read {name}</button>}
              </li>
            ))}
          </ul>
        )}
        <ConfirmDialog
          open={asked !== undefined}
          onOpenChange={() => setAsked(undefined)}
          title="Sure?"
          description=""
          confirmLabel="Yes"
          onConfirm={confirm}
        />
      </section>
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const row = (name: string) => screen.getByRole('listitem', { name });

async function deleteByDialog(name: string) {
  await userEvent.click(button(`Delete ${name}`));
  await userEvent.click(button('Yes'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

describe.each(['before', 'after'] as const)('when its dialog closes %s the row goes', (closes) => {
  test('the row below takes the focus, then the one above, then the heading', async () => {
    render(<Rows closes={closes} />);
    await deleteByDialog('Bob');
    await waitFor(() => expect(row('Cid')).toHaveFocus());
    await deleteByDialog('Cid');
    await waitFor(() => expect(row('Ann')).toHaveFocus());
    await deleteByDialog('Ann');
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  });
});

test('of several that go at once, the first that stays below takes it', async () => {
  render(<Rows closes="after" />);
  button('Read Ann').focus();
  remove('Ann', 'Bob');
  await waitFor(() => expect(row('Cid')).toHaveFocus());
});

test('after rows have changed places, the heading takes it from the last of them', async () => {
  render(<Rows closes="after" />);
  for (let times = 0; times < 2; times += 1) {
    turnRound();
    await act(() => Promise.resolve());
  }
  button('Read Ann').focus();
  remove('Ann', 'Bob', 'Cid');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'People' })).toHaveFocus());
});

test('a button that goes leaves it to its row', async () => {
  render(<Rows closes="after" />);
  await userEvent.click(button('Read Bob'));
  await waitFor(() => expect(row('Bob')).toHaveFocus());
});

test('a focus elsewhere does not move', async () => {
  render(<Rows closes="after" />);
  button('Delete Cid').focus();
  remove('Bob');
  await act(() => Promise.resolve());
  expect(button('Delete Cid')).toHaveFocus();
  act(() => button('Delete Cid').blur());
  await act(() => Promise.resolve());
  remove('Cid');
  await act(() => Promise.resolve());
  expect(document.body).toHaveFocus();
});
