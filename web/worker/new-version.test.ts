import { act, renderHook, waitFor } from '@testing-library/react';
import { dismissToast, toast, useToasts } from '../ui/page/toast.ts';
import { followVersions } from './new-version.ts';

/** The browser's side of workers. */
function withWorker() {
  const asked: unknown[] = [];
  const registration = {
    installing: null as object | null,
    waiting: null,
    active: { postMessage: (message: unknown) => asked.push(message) },
    update: () => Promise.resolve(asked.push('update')),
  };
  const container = Object.assign(new EventTarget(), {
    register: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  const post = (data: unknown) =>
    act(() => void container.dispatchEvent(new MessageEvent('message', { data })));
  return { asked, registration, post };
}

const shown = () =>
  renderHook(useToasts)
    .result.current.filter(({ open }) => open)
    .map(({ title }) => title);

beforeEach(() => {
  document.head.innerHTML =
    '<script type="application/json" id="page-files">{"main":"/assets/index-1.js"}</script>';
});
afterEach(() => {
  act(() => dismissToast(toast({ title: 'Cleared' })));
  document.head.innerHTML = '';
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('another build is offered once, its own never', async () => {
  const { post } = withWorker();
  let reloads = 0;
  await followVersions(() => reloads++);
  post({ build: '/assets/index-1.js' });
  post({ open: '/home' });
  expect(shown()).toEqual([]);

  post({ build: '/assets/index-2.js' });
  expect(shown()).toEqual(['New version']);
  const { id, action } = renderHook(useToasts).result.current[0]!;
  expect(reloads).toBe(0);
  action?.act();
  expect(reloads).toBe(1);
  act(() => dismissToast(id));
  post({ build: '/assets/index-3.js' });
  expect(shown()).toEqual([]);
});

test('it waits until no other toast is there', async () => {
  const { post } = withWorker();
  await followVersions();
  let id = 0;
  act(() => {
    id = toast({ title: 'Saved' });
  });
  post({ build: '/assets/index-2.js' });
  expect(shown()).toEqual(['Saved']);
  act(() => dismissToast(id));
  expect(shown()).toEqual(['New version']);
});

test('back online it checks for a new worker; one that is not new is asked for its build', async () => {
  const { asked, registration } = withWorker();
  await followVersions();
  expect(asked).toEqual([]);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(asked).toEqual(['update', { asks: 'build' }]));
  // One that is being installed reports by itself.
  registration.installing = {};
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(asked).toEqual(['update', { asks: 'build' }, 'update']));
});

test('where browsers have no workers nothing happens', async () => {
  await followVersions();
  expect(shown()).toEqual([]);
});
