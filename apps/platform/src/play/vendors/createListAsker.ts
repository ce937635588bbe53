type Question = { brand: string; currency: string; mode: 'real' | 'demo'; language?: string };

/** How long a vendor may take, for how long its answer holds, and how long one is left alone that had none; milliseconds. */
const patience = 2_000;
const freshness = 2_000;
const rest = 30_000;

/**
 * Makes what asks vendors for a list of theirs, each at most every two seconds whoever wants to know. A vendor that is
 * down, slow or says something else has an empty one, and is asked again half a minute later.
 * @param read Gives the list of an answer; undefined where the answer is no such list.
 */
export const createListAsker = <T>(
  read: (answer: unknown) => readonly T[] | undefined,
): ((address: string, question: Question) => Promise<readonly T[]>) => {
  const answers = new Map<string, { until: number; list: Promise<readonly T[]> }>();
  const fetchList = async (address: string): Promise<readonly T[]> => {
    const response = await fetch(address, { signal: AbortSignal.timeout(patience), redirect: 'error' });
    const list = read(await response.json());
    if (!response.ok || !list) throw new Error(`No list came from ${address}.`);
    return list;
  };
  return (address, question) => {
    const url = new URL(address);
    for (const [name, value] of Object.entries(question)) url.searchParams.set(name, value);
    const kept = answers.get(url.href);
    if (kept && Date.now() < kept.until) return kept.list;
    const list = fetchList(url.href).catch(() => {
      answers.set(url.href, { until: Date.now() + rest, list });
      return [];
    });
    answers.set(url.href, { until: Date.now() + freshness, list });
    return list;
  };
};
