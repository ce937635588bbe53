type Layer = { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean | undefined>;

/** Takes back what the counter keeps in this browser, on the domain itself and on those above it. */
const removeCookies = () => {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  const parts = location.hostname.split('.');
  const domains = parts.map((_, index) => parts.slice(index).join('.'));
  for (const name of names.filter((each) => each.startsWith('_ga')))
    for (const domain of ['', ...domains.map((each) => `; domain=${each}`)])
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
};

/**
 * Counts pages by Google Analytics, without advertising and without what stands in an address behind its path: an
 * address may carry what belongs to one person. Answers how a page is counted and how the counting ends.
 */
export const startCounting = (id: string) => {
  const layer = globalThis as unknown as Layer;
  layer[`ga-disable-${id}`] = false;
  layer.dataLayer ??= [];
  const { dataLayer } = layer;
  // The counter's script reads calls, and knows them from lists by being `arguments`.
  const tell = function (..._call: unknown[]) {
    // oxlint-disable-next-line prefer-rest-params
    dataLayer.push(arguments);
  };
  tell('js', new Date());
  tell('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    page_location: location.origin,
    page_referrer: '',
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  return {
    /** `path` is the page's without its language, so that a page is one in all of them. */
    countPage: (path: string) => {
      const page = { page_location: location.origin + path, language: document.documentElement.lang };
      tell('set', page);
      tell('event', 'page_view', { ...page, page_title: document.title });
    },
    stop: () => {
      layer[`ga-disable-${id}`] = true;
      script.remove();
      removeCookies();
    },
  };
};
