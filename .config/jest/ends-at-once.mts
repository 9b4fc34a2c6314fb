/**
 * A worker with nothing left to do ends at once. V8 would first finish what it compiles in the background, such as the
 * embedded database: longer than the half second after which Jest reports that something was left open. What is left
 * open is still reported, because then there is no `beforeExit`.
 */
function endAtOnce(code: number): void {
  if (code === 0) process.kill(process.pid, 'SIGKILL');
}

// Its turn is after all others that clean up.
if (process.argv[1]?.includes('jest-worker'))
  process.once('beforeExit', () => process.once('exit', endAtOnce));
