import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { REPORT_TEXTS } from '../../schema/reports.ts';
import { schemaClient, type Answers } from '../testing/schema-client.ts';
import { Toasts } from '../testing/toasts.tsx';
import { speak } from '../ui/language.ts';
import ReportDialog from './report-dialog.tsx';

const user = userEvent.setup();
beforeEach(() => sessionStorage.clear());
afterEach(() => speak('en'));

function open(reportContent: Answers[string]) {
  const { client } = schemaClient({ reportContent });
  const onClose = jest.fn();
  const view = render(
    <ApolloProvider client={client}>
      <ReportDialog
        contentType="article_comment"
        contentId={7}
        title="Report this comment"
        onClose={onClose}
      />
      <Toasts />
    </ApolloProvider>,
  );
  return { ...view, onClose };
}
const send = () => user.click(screen.getByRole('button', { name: /Send Report/ }));
const fill = async () => {
  await user.click(screen.getByRole('radio', { name: 'Spam' }));
  await user.type(screen.getByLabelText(/Description/), 'Again');
};

test('a member must choose one of four reasons', async () => {
  const { onClose } = open({ contentId: 7 });
  expect(
    screen.getAllByRole('radio').map(({ parentElement: label }) => label?.textContent),
  ).toEqual(['Inappropriate', 'Spam', 'Harassment', 'Other']);
  await send();
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Please select a reason');
  expect(onClose).not.toHaveBeenCalled();
});

test('after a report is stored there is a thank-you, and the form is reset', async () => {
  const sent: unknown[] = [];
  const { onClose, unmount } = open(({ input }: { input: object }) => {
    sent.push({ ...input });
    return { contentId: 7 };
  });
  await fill();
  await send();
  expect(await screen.findByText('Content Reported')).toBeVisible();
  expect(sent).toEqual([
    { contentType: 'ARTICLE_COMMENT', contentId: 7, reason: 'SPAM', description: 'Again' },
  ]);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  unmount();
  open({ contentId: 7 });
  expect(screen.getByLabelText(/Description/)).toHaveValue('');
});

test.each([
  ['the reason', 'TOO_MANY_REQUESTS', 'Too many attempts.'],
  ['the words of the spec', 'INTERNAL_SERVER_ERROR', 'Failed to submit report. Please try again.'],
])('one that fails says so with %s, and what was typed stays', async (_what, code, words) => {
  const refuse = () => {
    throw new GraphQLError('Too many attempts.', { extensions: { code } });
  };
  const { onClose, unmount } = open(refuse);
  await fill();
  await send();
  expect(await screen.findByText('Report Failed')).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  unmount();
  open(refuse);
  expect(screen.getByRole('radio', { name: 'Spam' })).toBeChecked();
  expect(screen.getByLabelText(/Description/)).toHaveValue('Again');
});

test('the dialog in Spanish', async () => {
  await speak('es');
  open(() => {
    throw new GraphQLError(REPORT_TEXTS.own, { extensions: { code: 'FORBIDDEN' } });
  });
  const send = screen.getByRole('button', { name: 'Enviar reporte' });
  await user.click(send);
  expect(screen.getByRole('group', { name: '¿Cuál es el problema?' })).toHaveAccessibleDescription(
    'Elige un motivo',
  );
  await user.click(screen.getByRole('radio', { name: 'Acoso' }));
  await user.click(send);
  expect(await screen.findByText('No se pudo enviar el reporte')).toBeVisible();
  expect(screen.getByText('No puedes reportar tu propio contenido.')).toBeVisible();
});
