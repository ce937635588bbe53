/** The query that names a topic in the address. */
export const topicKey = 'topic';

/** Leads to a topic on the page that it is asked for from, be it `/help` or `/helpmc`. */
export const addressOf = (id: string) => ({ search: `?${topicKey}=${encodeURIComponent(id)}` });
