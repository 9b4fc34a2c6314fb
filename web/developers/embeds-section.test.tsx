import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmbedsSection } from './embeds-section.tsx';

const user = userEvent.setup();
const code = () => screen.getByRole('group', { name: 'Code for your page' }).textContent;
const preview = () => screen.getByTitle<HTMLIFrameElement>('Preview');

test('one line is made of what is chosen, and the preview shows the same', async () => {
  render(<EmbedsSection />);
  expect(code()).toBe('<script src="http://localhost/embed.js" data-show="score" async></script>');
  await user.selectOptions(screen.getByLabelText('Content'), 'Game Chat');
  await user.selectOptions(screen.getByLabelText('Theme'), 'Dark');
  await user.selectOptions(screen.getByLabelText('Language'), 'Español');
  await user.type(screen.getByLabelText('Accent color'), '#0A4B8F');
  await user.click(screen.getByLabelText('Transparent background'));
  expect(code()).toBe(
    '<script src="http://localhost/embed.js" data-show="chat" data-theme="dark" data-accent="0a4b8f" data-bg="transparent" data-lang="es" async></script>',
  );
  const path = '/embed/chat?theme=dark&accent=0a4b8f&bg=transparent&lang=es';
  expect(preview()).toHaveAttribute('src', path);
  expect(screen.getByText(`http://localhost${path}`)).toBeInTheDocument();
  await user.type(screen.getByLabelText('Accent color'), '{Backspace}');
  expect(code()).not.toContain('accent');
});

test('the preview is as high as the frame says, and hears no other page', () => {
  render(<EmbedsSection />);
  const say = (source: Window | null, height: number) =>
    fireEvent(window, new MessageEvent('message', { source, data: { embed: 'score', height } }));
  say(window, 900);
  expect(preview()).toHaveStyle({ height: '120px' });
  say(preview().contentWindow, 145);
  expect(preview()).toHaveStyle({ height: '145px' });
});
