/** Why a file is not taken. */
export type FileRefusal = 'type' | 'size' | 'count';

interface Limits {
  accept: string | undefined;
  maxBytes: number | undefined;
  maxFiles: number;
}

const isOfType = ({ name, type }: File, accept: string) =>
  accept
    .split(',')
    .map((pattern) => pattern.trim().toLowerCase())
    .some((pattern) => {
      if (pattern.startsWith('.')) return name.toLowerCase().endsWith(pattern);
      if (pattern.endsWith('/*')) return type.startsWith(pattern.slice(0, -1));
      return type === pattern;
    });

/** Divides what was chosen or dropped, after what is there, into what is taken and what is not. */
export const sortFiles = (
  present: readonly File[],
  added: readonly File[],
  { accept, maxBytes, maxFiles }: Limits,
): { taken: File[]; refused: { file: File; reason: FileRefusal }[] } => {
  const taken = [...present];
  const refused: { file: File; reason: FileRefusal }[] = [];
  for (const file of added) {
    if (accept && !isOfType(file, accept)) refused.push({ file, reason: 'type' });
    else if (maxBytes && file.size > maxBytes) refused.push({ file, reason: 'size' });
    else if (taken.length >= maxFiles) refused.push({ file, reason: 'count' });
    else taken.push(file);
  }
  return { taken, refused };
};
