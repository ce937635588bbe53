import type { RouteValue } from '@marquee/contract/route';

type Home = RouteValue<'getHome'>;

const picture = {
  wide: '/art/LOTUS/banner/a-wide.webp',
  narrow: '/art/LOTUS/banner/a-narrow.webp',
  alt: 'A pond',
};

/** The home data of a site, with what a test changes. */
export const homeData = (changes: Partial<Home> = {}): Home => ({
  notice: [{ id: 'welcome', text: 'Welcome aboard' }],
  banners: [
    {
      id: 'a',
      title: 'Lotus nights',
      text: 'Ten flowers',
      action: { label: 'Look', path: '/game/lotus' },
      picture,
    },
    { id: 'b', title: 'Draws', text: 'Every day', action: null, picture },
  ],
  scene: { wide: '/art/LOTUS/banner/own-wide.webp', narrow: '/art/LOTUS/banner/own-narrow.webp', alt: '' },
  popup: {
    id: 'calm',
    type: 'PL',
    title: 'Keep calm',
    html: '<p>Calm</p>',
    publishedAt: '2026-11-20T00:00:00Z',
  },
  promotion: [
    {
      id: 'gift',
      title: 'A gift',
      text: 'For you',
      html: '<p>Terms</p>',
      picture,
      endsAt: '2026-12-31T12:00:00Z',
    },
  ],
  popular: [],
  resources: [
    {
      resourceType: 'Android',
      url: 'https://lotus.example/m/appDownload?language=EN&tokens=&system=Android',
    },
    { resourceType: 'TELEGRAM1', url: 'https://telegram.org/' },
  ],
  paymentMethods: [],
  domainList: ['lotus.localhost'],
  customerService: { url: '/feedback', email: 'help@lotus.example', hours: 'Around the clock' },
  winnerBoard: [],
  ...changes,
});
