/**
 * Makes the address of pictures. One CDN is chosen at random for the whole page. A picture that the page's HTML
 * already shows keeps its address, so that it is not loaded twice.
 */
export const createImageUrl = () => {
  const known = new Map<string, string>();
  let cdn: string | undefined;
  return (path: string, cdns: readonly string[] | undefined): string => {
    const found = known.get(path);
    if (found) return found;
    if (cdns && cdn === undefined) cdn = cdns[Math.floor(Math.random() * cdns.length)] ?? '';
    const url = /^(https?:|data:)/.test(path) ? path : `${cdn?.replace(/\/$/, '') ?? ''}${path}`;
    known.set(path, url);
    return url;
  };
};
