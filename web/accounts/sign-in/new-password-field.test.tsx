import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewPasswordField } from './new-password-field.tsx';

const user = userEvent.setup();
const WAIT = { timeout: 20_000 };

test('says how strong a new password is, from the first visit of the field on', async () => {
  render(<NewPasswordField label="New Password" />);
  const field = screen.getByLabelText('New Password');
  expect(field).toHaveAccessibleDescription('At least 6 characters');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  await user.type(field, 'broncos1');
  expect(await screen.findByText('Password strength: weak', {}, WAIT)).toBeVisible();
  await user.clear(field);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.type(field, 'lasagna on the fifty yard line');
  expect(await screen.findByText('Password strength: strong', {}, WAIT)).toBeVisible();
});

test('the line of the strength has its height before the estimator is loaded', () => {
  render(<NewPasswordField label="New Password" />);
  fireEvent.change(screen.getByLabelText('New Password'), { target: { value: 'broncos1' } });
  expect(screen.getByRole('status').children).toHaveLength(1);
});

test('admins see the length that they need', () => {
  render(<NewPasswordField label="New Password" minimum={10} />);
  expect(screen.getByLabelText('New Password')).toHaveAccessibleDescription(
    'At least 10 characters',
  );
});
