/** Lets the browser handle input before the work continues. */
export const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));
