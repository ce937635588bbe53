import { saveFile } from './saveFile.ts';

/** Hands a CSV text to the browser's downloads; the name ends with the day. */
export const saveCsv = (name: string, text: string): void =>
  saveFile(`${name}-${new Date().toISOString().slice(0, 10)}.csv`, text, 'text/csv');
