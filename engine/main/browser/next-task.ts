/** Lets the browser do first what waits for it: it answers to a press between two tasks alone. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
