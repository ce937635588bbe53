/** Milliseconds after which a browser has surely begun to save a file. */
const patience = 60_000;

/** Hands a text to the browser's downloads. */
export const saveFile = ({ name, parts }: { name: string; parts: string[] }): void => {
  const url = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Given back at once, the address may be gone before the browser has read it.
  setTimeout(() => URL.revokeObjectURL(url), patience);
};
