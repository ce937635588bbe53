/** Whether an address could name an article: what the platform would refuse is not asked for. */
export const isArticleId = (id: string): boolean => /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/.test(id);
