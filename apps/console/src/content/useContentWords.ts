import { useLingui } from '@lingui/react/macro';
import type { ArticleCategory, ContentFact, ContentKind, ContentTextField } from '@marquee/contract/content';
import { useGameWords } from '../games/useGameWords.ts';
import type { PieceLine } from './Content.ts';

/** What the console calls kinds of content, their fields, and where a piece stands. */
export const useContentWords = () => {
  const { t } = useLingui();
  const games = useGameWords().categories;
  const kinds: Record<ContentKind, string> = {
    announcement: t`Announcements`,
    popup: t`Popup`,
    notice: t`Header notices`,
    banner: t`Banners`,
    promotion: t`Promotions`,
    article: t`Articles`,
    help: t`Help topics`,
    gameAnnouncement: t`News about games`,
    app: t`App links`,
    contact: t`Contacts`,
  };
  const states: Record<PieceLine['state'], string> = {
    draft: t`Not on the site`,
    planned: t`Planned`,
    shown: t`On the site`,
    over: t`Over`,
  };
  const fields: Record<ContentTextField | ContentFact, string> = {
    title: t`Title`,
    text: t`Short text`,
    html: t`Body`,
    alt: t`What the picture shows`,
    label: t`Words of the button`,
    type: t`Kind`,
    category: t`Category`,
    scenery: t`Drawn scene`,
    picture: t`Picture`,
    path: t`Where the button leads`,
    url: t`Address`,
    email: t`E-mail`,
    gameId: t`Game`,
    edition: t`Edition that members agree to`,
    position: t`Place in the order`,
    startsAt: t`From`,
    endsAt: t`Until`,
  };
  const types: Record<'B' | 'PU' | 'PR', string> = {
    B: t`Banner`,
    PU: t`Update`,
    PR: t`Promotion`,
  };
  const sceneries: Record<string, string> = {
    'lotus-pond': t`Lotus pond`,
    'north-bay': t`Northern bay`,
    stadium: t`Stadium`,
    casino: t`Casino`,
    lottery: t`Lottery`,
    'deep-sea': t`Deep sea`,
  };
  const articles: Record<ArticleCategory, string> = {
    news: t`News`,
    games: t`Games`,
    guides: t`Guides`,
    company: t`About us`,
  };
  const pieces: Readonly<Record<string, string>> = {
    Android: 'Android',
    iOS: 'iOS',
    iOSLite: t`iOS, light`,
    H5: t`Mobile web`,
    TELEGRAM1: 'Telegram',
    'customer-service': t`Customer service`,
  };
  return { kinds, states, fields, types, sceneries, games, articles, pieces };
};
