/** A look at a view that found nothing: which files its page fetched, and the key over all that it was made from. */
export type CleanLook = { key: string; files: readonly string[] };

/** The same with each name of a file, and each set of them, written once. */
export type PackedLooks = { files: string[]; sets: string[]; views: Record<string, string> };

const byText = (one: string, other: string) => (one < other ? -1 : Number(one > other));

const bitsOf = (places: readonly number[], count: number) => {
  const bits = Buffer.alloc(Math.ceil(count / 8));
  for (const place of places) bits[place >> 3]! |= 1 << (place & 7);
  return bits.toString('base64url');
};

const isSet = (bits: Buffer, place: number) => ((bits[place >> 3] ?? 0) & (1 << (place & 7))) !== 0;

/** Looks as they are committed: a line a view, with its key and the number of its set of files. */
export const packLooks = (looks: ReadonlyMap<string, CleanLook>): PackedLooks => {
  const files = [...new Set([...looks.values()].flatMap((look) => look.files))].toSorted(byText);
  const places = new Map(files.map((file, place) => [file, place]));
  const bits = new Map(
    [...looks].map(([view, look]) => [
      view,
      bitsOf(
        look.files.map((file) => places.get(file)!),
        files.length,
      ),
    ]),
  );
  const sets = [...new Set(bits.values())].toSorted(byText);
  const lines = [...looks]
    .toSorted(([one], [other]) => byText(one, other))
    .map(([view, { key }]) => [view, `${key} ${sets.indexOf(bits.get(view)!)}`]);
  return { files, sets, views: Object.fromEntries(lines) };
};

/** Reads what `packLooks` wrote; a line that is not as it writes them is left out, so its view is looked at. */
export const unpackLooks = ({ files, sets, views }: PackedLooks): Map<string, CleanLook> => {
  const filesOf = sets.map((set) => {
    const bits = Buffer.from(set, 'base64url');
    return files.filter((_file, place) => isSet(bits, place));
  });
  return new Map(
    Object.entries(views).flatMap(([view, line]) => {
      const [key = '', set = ''] = line.split(' ');
      const fetched = filesOf[Number(set)];
      return key && set && fetched ? [[view, { key, files: fetched }] as const] : [];
    }),
  );
};
