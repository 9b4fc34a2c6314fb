import { act, screen, waitFor } from '@testing-library/react';
import { dana, refuse } from '../testing/auth-page.tsx';
import { card, openProfile, press } from '../testing/profile.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const facts = () => card('Current information');
const unproven = { email: dana.email, isProven: false, resetsGoTo: 'old@example.org' };
const TITLE = 'Confirm your email';

test('an address that is not proven is said to be so, and where reset links go', async () => {
  await openProfile({ ownEmail: unproven });
  expect(await facts().findByRole('heading', { name: TITLE })).toBeVisible();
  expect(facts().getByText(/^Open the link we sent to/)).toHaveTextContent(
    'Open the link we sent to dana@example.org. You won’t get newsletters until you do. Password reset links still go to old@example.org.',
  );
});

test('where they go to the same address, nothing is said of it', async () => {
  await openProfile({ ownEmail: { ...unproven, resetsGoTo: dana.email } });
  await facts().findByRole('heading', { name: TITLE });
  expect(facts().queryByText(/Password reset links/)).not.toBeInTheDocument();
});

test('the link is sent again, and who comes back from it sees that it worked', async () => {
  let isProven = false;
  await openProfile({
    ownEmail: () => ({ ...unproven, isProven }),
    sendEmailProof: { email: unproven },
  });
  await facts().findByRole('heading', { name: TITLE });
  await press('Resend the link', facts());
  expect(await screen.findByText('Link sent')).toBeVisible();
  isProven = true;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(facts().queryByText(TITLE)).not.toBeInTheDocument());
});

test('a refusal is said in the server’s words', async () => {
  const message = 'Too many attempts. Please try again in 60 minutes.';
  await openProfile({
    ownEmail: unproven,
    sendEmailProof: refuse(message, 'TOO_MANY_REQUESTS'),
  });
  await facts().findByRole('heading', { name: TITLE });
  await press('Resend the link', facts());
  expect(await screen.findByText('Couldn’t send the link')).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
});

test('a proven address needs no word', async () => {
  await openProfile();
  await screen.findByText('No API tokens yet.');
  expect(facts().queryByText(TITLE)).not.toBeInTheDocument();
});
