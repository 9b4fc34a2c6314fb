import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Link, useSearchParams } from 'react-router-dom';
import { useAddressParams } from './use-address-params.ts';

/** A page in a file of its own, which comes when a test lets it. */
function slowPage() {
  const file = Promise.withResolvers<{ default: () => React.ReactNode }>();
  return {
    Page: lazy(() => file.promise),
    arrive: () => act(async () => file.resolve({ default: () => <h1>Member 7</h1> })),
  };
}

function List() {
  const [params, set] = useAddressParams();
  return (
    <>
      <p>Finds {params.get('find') ?? 'all'}</p>
      <button onClick={() => set({ ...Object.fromEntries(params), find: 'otis' })}>Find</button>
      <button onClick={() => set({ ...Object.fromEntries(params), sort: 'name' })}>Sort</button>
      <Link to="?user=7">Otis</Link>
    </>
  );
}

function open() {
  const { Page, arrive } = slowPage();
  function Place() {
    const [search] = useSearchParams();
    return search.has('user') ? <Page /> : <List />;
  }
  window.history.replaceState(null, '', '/admin');
  render(
    <BrowserRouter>
      <Suspense>
        <Place />
      </Suspense>
    </BrowserRouter>,
  );
  return { arrive };
}

const press = (name: string) => fireEvent.click(screen.getByText(name));

test('a search that is sent while another page is on its way does not bring the list back', async () => {
  const { arrive } = open();
  press('Otis');
  expect(window.location.search).toBe('?user=7');
  press('Find');
  await arrive();
  expect(await screen.findByRole('heading', { name: 'Member 7' })).toBeVisible();
  expect(window.location.search).toBe('?user=7');
});

test('one change right after another has both', () => {
  open();
  press('Find');
  press('Sort');
  expect(screen.getByText('Finds otis')).toBeVisible();
  expect(window.location.search).toBe('?find=otis&sort=name');
});
