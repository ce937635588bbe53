/** Whether an address is this page of the site, and not a file or a shop elsewhere. */
export const isGuide = (url: string): boolean => /\/m\/appDownload\/?(?:[?#]|$)/i.test(url);
