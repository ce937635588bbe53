/** Hands a text to the browser's downloads. */
export const saveFile = ({ name, parts }: { name: string; parts: string[] }): void => {
  const url = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};
