import { msg } from '@lingui/core/macro';
import { defineFeature } from '@marquee/feature-core';
import { catalog, furtherCatalog } from './catalog.ts';

/** The catalogue of games and lotteries: lobbies, a page for each game, and their shelves elsewhere. */
export const feature = defineFeature({
  id: 'games',
  catalog,
  furtherCatalog,
  routes: [
    {
      paths: ['/games'],
      layout: 'shared',
      title: msg`Games`,
      isWritten: true,
      load: () => import('./lobby/Games.page.tsx'),
    },
    {
      paths: ['/rng'],
      layout: 'shared',
      title: msg`Slots`,
      isWritten: true,
      load: () => import('./lobby/Slots.page.tsx'),
    },
    {
      paths: ['/live'],
      layout: 'shared',
      title: msg`Live casino`,
      isWritten: true,
      load: () => import('./lobby/Live.page.tsx'),
    },
    {
      paths: ['/sports'],
      layout: 'shared',
      title: msg`Sports`,
      isWritten: true,
      load: () => import('./lobby/Sports.page.tsx'),
    },
    {
      paths: ['/fish'],
      layout: 'shared',
      title: msg`Fishing`,
      isWritten: true,
      load: () => import('./lobby/Fishing.page.tsx'),
    },
    {
      paths: ['/pvp'],
      layout: 'shared',
      title: msg`Player vs player`,
      isWritten: true,
      load: () => import('./lobby/PlayerVsPlayer.page.tsx'),
    },
    {
      paths: ['/game/:gameId', '/games/:gameId'],
      layout: 'shared',
      title: msg`Game`,
      isWritten: true,
      load: () => import('./info/Game.page.tsx'),
    },
    {
      paths: ['/play/:gameId'],
      layout: 'bare',
      title: msg`Game`,
      load: () => import('./play/Play.page.tsx'),
    },
    {
      paths: ['/lottery', '/vnlottery'],
      layout: 'header-only',
      title: msg`Lotteries`,
      isWritten: true,
      load: () => import('./lottery/Lottery.page.tsx'),
    },
  ],
  modals: { search: () => import('./search/Search.modal.tsx') },
  slots: {
    'member-games': () => import('./favourites/RecentGames.slot.tsx'),
    'home-categories-cards': () => import('./categories/CategoryCards.slot.tsx'),
    'home-categories-chips': () => import('./categories/CategoryChips.slot.tsx'),
    'home-popular-tiles': () => import('./popular/PopularTiles.slot.tsx'),
    'home-popular-emblems': () => import('./popular/PopularEmblems.slot.tsx'),
    'home-popular-list': () => import('./popular/PopularList.slot.tsx'),
    'home-slots-tiles': () => import('./shelves/SlotsTiles.slot.tsx'),
    'home-new-tiles': () => import('./shelves/NewTiles.slot.tsx'),
    'home-live-tables': () => import('./shelves/LiveTables.slot.tsx'),
    'home-fixtures': () => import('./fixtures/Fixtures.slot.tsx'),
    'home-returns': () => import('./returns/Returns.slot.tsx'),
    'home-providers': () => import('./providers/Providers.slot.tsx'),
  },
});
