import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { onReconnect, setLiveState, useLiveStatus } from './live-status.ts';

const back = jest.fn();

function Light() {
  const { state } = useLiveStatus();
  return <p>{state}</p>;
}

test('the state is reported, and a lost connection is announced when it is back', () => {
  const stop = onReconnect(back);
  render(<Light />);
  for (const state of ['connecting', 'connected', 'reconnecting'] as const) {
    act(() => setLiveState(state));
    expect(screen.getByText(state)).toBeVisible();
  }
  expect(back).not.toHaveBeenCalled();
  act(() => setLiveState('connected'));
  expect(back).toHaveBeenCalledTimes(1);
  stop();
});
