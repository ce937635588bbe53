/** Milliseconds after which a browser has surely begun to save a file. */
const patience = 60_000;

type TextFile = {
  name: string;
  parts: string[];
  /** What kind of text it is. */
  type?: 'plain' | 'csv';
};

/** Hands a text to the browser's downloads. */
export const saveFile = ({ name, parts, type = 'plain' }: TextFile): void => {
  const url = URL.createObjectURL(new Blob(parts, { type: `text/${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Given back at once, the address may be gone before the browser has read it.
  setTimeout(() => URL.revokeObjectURL(url), patience);
};
