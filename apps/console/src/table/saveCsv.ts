/** Milliseconds after which a browser has surely begun to save a file. */
const patience = 60_000;

/** Hands a CSV text to the browser's downloads; the name ends with the day. */
export const saveCsv = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), patience);
};
