/** The query that names a topic in the address. */
export const topicKey = 'topic';

/** The address of a topic on the page at this path, be it `/help` or `/helpmc`. */
export const addressOf = (pathname: string, id: string): string =>
  `${pathname}?${topicKey}=${encodeURIComponent(id)}`;
