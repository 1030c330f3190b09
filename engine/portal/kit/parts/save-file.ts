/** Milliseconds in which a browser has certainly begun to save a file. */
const SAVING = 10_000;

/** Saves a file among the person's downloads. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVING);
}

/** Data as a JSON file, to be read by people too. */
export const jsonFile = (data: unknown): Blob =>
  new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' });
