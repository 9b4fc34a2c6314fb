import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { ReportRow_ReportFragment as Report } from '../../gql/graphql.ts';
import { schemaClient } from '../../testing/schema-client.ts';
import { speak } from '../../ui/language.ts';
import { ReportRow } from './report-row.tsx';

const REPORT: Report = {
  id: 1,
  contentType: 'ARTICLE_COMMENT',
  contentId: 9,
  reason: 'SPAM',
  description: 'Again',
  status: 'DISMISSED',
  actionTaken: 'DISMISSED',
  reviewedAt: new Date().toISOString(),
  createdAt: new Date().toISOString(),
  reporterName: 'Anonymous',
  reportedUser: null,
  reportedUserName: 'Otis Orange',
  reportedContent: 'Buy tickets',
  article: { id: 4 },
  articleTitle: 'Draft day',
  imageUrl: null,
  isContentThere: true,
};

afterEach(() => speak('en'));

const show = (report: Partial<Report> = {}) =>
  render(
    <ApolloProvider client={schemaClient({}).client}>
      <MemoryRouter>
        <ul>
          <ReportRow report={{ ...REPORT, ...report }} onDone={() => undefined} />
        </ul>
      </MemoryRouter>
    </ApolloProvider>,
  );

test('a row has the author of the content, the reporter and the time of the review', () => {
  show();
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'By Otis Orange on Draft day · reported by Anonymous Today · reviewed Today',
  );
});

test('a row in Spanish, with the confirmation before the content is deleted', async () => {
  await speak('es');
  show({ status: 'PENDING', actionTaken: null, reviewedAt: null, reportedUserName: null });
  const row = screen.getByRole('listitem');
  expect(row).toHaveTextContent(/Comentario de artículo\s*Spam/);
  expect(row).toHaveTextContent('De un exmiembro en Draft day · lo reportó Anónimo Hoy');
  await userEvent.click(screen.getByRole('button', { name: 'Borrar contenido' }));
  const dialog = await screen.findByRole('alertdialog', {
    name: '¿Borrar este comentario de artículo?',
  });
  expect(dialog).toHaveTextContent(
    'Se borrará este contenido: comentario de artículo de un exmiembro (“Buy tickets”).',
  );
});
