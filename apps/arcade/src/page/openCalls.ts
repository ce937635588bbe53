/** An answer of the arcade; `refused` names why something was not done. */
export type Told<T> = (T & { refused?: undefined }) | ({ refused: string } & Partial<T>);

/** Makes calls of a page's seat. What has no answer was refused with `failed`. */
export const openCalls = (session: string) => {
  const call = async <T>(path: string, body?: unknown): Promise<Told<T>> => {
    try {
      // The page's own server, which is no platform.
      // oxlint-disable-next-line no-restricted-globals
      const response = await fetch(path, {
        headers: {
          authorization: `Bearer ${session}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      });
      return (await response.json()) as Told<T>;
    } catch {
      return { refused: 'failed' } as Told<T>;
    }
  };
  return call;
};
