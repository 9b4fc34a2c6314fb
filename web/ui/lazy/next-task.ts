/** Lets the browser answer a finger before the work goes on. */
export const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));
