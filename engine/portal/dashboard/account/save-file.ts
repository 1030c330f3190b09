/** Milliseconds in which a browser has certainly begun to save a file. */
const SAVING = 10_000;

/** Saves data as a JSON file among the person's downloads. */
export function saveFile(name: string, data: unknown): void {
  const file = new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVING);
}
