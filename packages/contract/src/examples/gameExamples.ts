import type { ValueOf } from '../endpoints.ts';
import { gameCategories } from '../schemas/games.ts';
import { exampleGames, exampleStudios, studioOf } from './exampleGames.ts';
import { daysAfter } from './exampleTime.ts';
import type { Examples, Reader } from './Reader.ts';

type Category = (typeof gameCategories)[number];

const categoryName = ({ say }: Reader, category: Category) =>
  ({
    live: say('Live casino', 'Casino trực tiếp'),
    slots: say('Slots', 'Slot'),
    sports: say('Sports', 'Thể thao'),
    esports: say('E-sports', 'Thể thao điện tử'),
    lottery: say('Lotteries', 'Xổ số'),
    cards: say('Cards', 'Game bài'),
    fishing: say('Fishing', 'Bắn cá'),
    mini: say('Mini games', 'Game mini'),
    pvp: say('Player vs player', 'Đối kháng'),
  })[category];

const gamesOf = (reader: Reader, category: string | undefined) =>
  exampleGames(reader).filter((game) => !category || game.category === category);

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

// The last of each: after how many hours it is drawn next.
const lotteries = [
  ['KENO', 'Keno', null, '1,2,3,4,5,6,7', 0.1],
  ['HCM', 'TP.HCM', 'Southern', '1,6', 4.25],
  ['DNG', 'Đà Nẵng', 'Central', '3,6', 5.25],
  ['POWER', 'Power 6/55', null, '2,4,6', 6],
  ['MEGA', 'Mega 6/45', null, '3,5,7', 30],
  ['HN', 'Hà Nội', 'Northern', '1,4', 54.25],
  ['DT', 'Đồng Tháp', 'Southern', '1', 52.25],
  ['DN', 'Đồng Nai', 'Southern', '3', 100.25],
  ['CT', 'Cần Thơ', 'Southern', '3', 100.25],
] as const;

const menuOf = (labelName: string, names: readonly string[]) => ({
  labelName,
  gameMenus: names.map((remark, index) => {
    const code = lotteries.find(([, name]) => name === remark)?.[0] ?? `L${index}`;
    return { remark, code, gameId: `xs-${code.toLowerCase()}` };
  }),
});

/** Answers about games, vendors, lotteries and wins. */
export const gameExamples = {
  getGames: (reader, { category }) => {
    const list = gamesOf(reader, category);
    return { list, total: list.length };
  },
  getHotGames: (reader) => ({ list: exampleGames(reader) }),
  getGameTypes: (reader) => ({
    content: Object.fromEntries(
      gameCategories.map((category) => [
        category,
        { title: categoryName(reader, category), games: gamesOf(reader, category).length },
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
    const { say, money } = reader;
    return {
      game,
      description: say(
        'Lanterns drift over a pond; each flower that opens brings a free spin.',
        'Đèn hoa đăng trôi trên mặt hồ, mỗi bông sen nở tặng một lượt quay.',
      ),
      maxBet: money(200),
      lines: 25,
      volatility: 'high',
      releasedOn: '2026-03-09',
      rules: say(
        '<ul><li>Three alike from the left win.</li><li>Three flowers open ten free spins.</li></ul>',
        '<ul><li>Ba biểu tượng giống nhau từ trái sang là thắng.</li><li>Ba bông sen mở mười lượt quay miễn phí.</li></ul>',
      ),
      modes: { demo: true, real: true },
      related: games.slice(1, 7),
    };
  },
  getLotteryGames: () => ({
    list: lotteries.map(([code, remark, region, drawDayOfWeek, hours]) => ({
      code,
      remark,
      gameId: `xs-${code.toLowerCase()}`,
      isOfficial: code !== 'KENO',
      region,
      drawDayOfWeek,
      nextDrawAt: daysAfter(0, hours),
    })),
  }),
  getLotteryMenus: ({ say }) => ({
    menus: [
      menuOf(say('Monday', 'Thứ Hai'), ['TP.HCM', 'Đồng Tháp', 'Hà Nội']),
      menuOf(say('Wednesday', 'Thứ Tư'), ['Đồng Nai', 'Cần Thơ', 'Đà Nẵng']),
      menuOf(say('Quick draws', 'Quay nhanh'), ['Keno']),
    ],
    special: menuOf('Vietlott', ['Mega 6/45', 'Power 6/55']),
  }),
  getWinnerBoard: (reader) => ({ list: exampleWinners(reader) }),
} satisfies Examples;
