import { gameCategories } from '@marquee/reference';
import type { ValueOf } from '../endpoints.ts';
import { categoryName } from './categoryName.ts';
import { exampleFixtures } from './exampleFixtures.ts';
import { exampleGames, exampleStudios, studioOf } from './exampleGames.ts';
import { daysAfter } from './exampleTime.ts';
import { gameWords } from './gameWords.ts';
import type { Examples, Reader } from './Reader.ts';

const gamesOf = (reader: Reader, category: string | undefined) =>
  exampleGames(reader).filter((game) => !category || game.category === category);

const favouritesOf = (reader: Reader) => exampleGames(reader).filter(({ isFav }) => isFav);

/** Recent wins, for a reader. */
export const exampleWinners = (reader: Reader): ValueOf<'getWinnerBoard'>['list'] =>
  exampleGames(reader)
    .slice(0, 8)
    .map(({ title, nodeId, currency }, index) => ({
      player: ['ng***7', 'tr***n', 'ph***2', 'le***a'][index % 4]!,
      gameName: title,
      gameId: nodeId,
      prize: reader.money(480 - index * 37),
      currency,
      winningTime: daysAfter(0, -index / 6),
    }));

/** Answers about games, vendors and wins. */
export const gameExamples = {
  getGames: (reader, { category, search = '' }) => {
    const list = gamesOf(reader, category).filter(({ title }) =>
      title.toLowerCase().includes(search.toLowerCase()),
    );
    return { list, total: list.length, hasMore: false, isNear: false };
  },
  getFavouriteIds: (reader) => ({ list: favouritesOf(reader).map(({ nodeId }) => nodeId) }),
  getFavourites: (reader) => {
    const list = favouritesOf(reader);
    return { list, total: list.length };
  },
  getUnfinishedGames: (reader) => ({ list: exampleGames(reader).slice(0, 1) }),
  getRecentGames: (reader) => ({ list: exampleGames(reader).slice(1, 5) }),
  getPvpRooms: (reader) => ({
    rooms: gamesOf(reader, 'pvp').flatMap((game) =>
      [1, 2].map((room) => ({
        room: `${game.nodeId}-${room}`,
        game,
        stake: reader.money(room * 5),
        currency: reader.currency,
        rakePercent: 3,
        seats: 2,
        taken: room - 1,
        isPlaying: false,
      })),
    ),
  }),
  getFixtures: (reader, query) => ({ list: exampleFixtures(reader, query) }),
  getGameAnnouncements: (reader) => ({
    written: [],
    list: exampleGames(reader)
      .filter(({ badge, underMaintenance }) => underMaintenance || badge === 'new')
      .map((game) => ({ kind: game.underMaintenance ? 'maintenance' : 'new', game })),
  }),
  getHotGames: (reader) => ({ list: exampleGames(reader) }),
  getGameTypes: (reader) => ({
    content: Object.fromEntries(
      gameCategories.map((category) => [
        category,
        {
          title: categoryName(reader, category),
          games: gamesOf(reader, category).length,
          image: `/art/category/${category}.webp`,
        },
      ]),
    ),
  }),
  getGameVendors: (reader) => ({
    data: {
      lanes: gameCategories.map((gameType) => ({
        title: categoryName(reader, gameType),
        gameType,
        cards: [studioOf(gameType), 'BANYAN', 'TIDE']
          .filter((code, index, codes) => codes.indexOf(code) === index)
          .map((vassalage) => ({
            vassalage,
            title: exampleStudios[vassalage] ?? '',
            gameType,
            isGame: false,
            games: 12,
            image: `/art/provider/${vassalage}.webp`,
          })),
      })),
    },
  }),
  getGameInfo: (reader, { gameId }) => {
    const games = exampleGames(reader);
    const game = games.find(({ nodeId }) => nodeId === gameId) ?? games[0]!;
    const others = games.filter((other) => other !== game);
    return {
      game,
      maxBet: reader.money(200),
      releasedOn: '2026-03-09',
      modes: { demo: true, real: true },
      related: [
        ...others.filter(({ category }) => category === game.category),
        ...others.filter(({ category }) => category !== game.category),
      ].slice(0, 6),
      ...gameWords(reader, game.category),
    };
  },
  getWinnerBoard: (reader) => ({ list: exampleWinners(reader) }),
} satisfies Examples;
