const codings = ['br', 'gzip'] as const;

/** The smallest coding that a browser takes, by its `Accept-Encoding`: one named with a quality of nothing is refused. */
export const codingOf = (accepted: string | undefined): (typeof codings)[number] | null => {
  const taken = (accepted ?? '')
    .split(',')
    .map((part) => part.split(';').map((field) => field.trim().toLowerCase()))
    .filter(([, quality]) => !/^q=0(?:\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name);
  return codings.find((coding) => taken.includes(coding)) ?? null;
};
