import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { speak, t } from '../language.ts';
import { usePageTexts } from './page-texts.ts';

function Page() {
  usePageTexts('developers');
  return <p>{t('Clients')}</p>;
}

test('a page with texts of its own is there once they are, in each language', async () => {
  render(
    <Suspense fallback={<p>…</p>}>
      <Page />
    </Suspense>,
  );
  expect(screen.getByText('Clients')).toBeInTheDocument();
  await act(() => speak('es'));
  expect(await screen.findByText('Clientes')).toBeInTheDocument();
});
