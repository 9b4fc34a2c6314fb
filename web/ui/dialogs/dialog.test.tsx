import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';

/** A button that opens a dialog, whose own button closes it and opens the next one. */
function Page() {
  const [layer, setLayer] = useState<'first' | 'second'>();
  const close = () => setLayer(undefined);
  return (
    <main id="main" tabIndex={-1}>
      <button onClick={() => setLayer('first')}>Open</button>
      <Dialog open={layer === 'first'} onOpenChange={close} title="First">
        <button onClick={() => setLayer('second')}>Go on</button>
      </Dialog>
      <Dialog open={layer === 'second'} onOpenChange={close} title="Second">
        <button>Act</button>
      </Dialog>
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const escape = () => fireEvent.keyDown(document.activeElement!, { key: 'Escape' });

test('the focus is restored when the dialog is removed, not a task later', async () => {
  render(<Page />);
  await userEvent.click(button('Open'));
  expect(button('Go on')).toHaveFocus();
  escape();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button('Open')).toHaveFocus();
});

test('a dialog that takes the place of another returns the focus to what opened the first', async () => {
  render(<Page />);
  await userEvent.click(button('Open'));
  await userEvent.click(button('Go on'));
  expect(button('Act')).toHaveFocus();
  escape();
  await waitFor(() => expect(button('Open')).toHaveFocus());
});
