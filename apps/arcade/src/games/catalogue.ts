import { lotteryGames } from '../lottery/lotteryGames.ts';

/** A game that the arcade plays. Its id is what launches and calls name. */
export type ArcadeGame = { id: string; vendor: string; kind: string; title: { vi: string; en: string } };

const of = (kind: string, games: readonly (readonly [string, string, string, string])[]): ArcadeGame[] =>
  games.map(([id, vendor, vi, en]) => ({ id, vendor, kind, title: { vi, en } }));

/** Every game of the arcade, by the studio whose name it is offered under. */
export const catalogue: readonly ArcadeGame[] = [
  ...of('taiXiu', [['tai-xiu-lightning', 'REDTHREAD', 'Tài Xỉu Chớp Nhoáng', 'Lightning Tai Xiu']]),
  ...of('bauCua', [['bau-cua-hoi-xuan', 'REDTHREAD', 'Bầu Cua Hội Xuân', 'Spring Fair Bau Cua']]),
  ...of('slotLines', [
    ['lotus-of-the-moon', 'LANTERN', 'Sen Dưới Trăng', 'Lotus of the Moon'],
    ['harvest-drum', 'BANYAN', 'Trống Hội Mùa', 'Harvest Drum'],
    ['tiger-bridge', 'COPPERFOX', 'Cầu Hổ', 'Tiger Bridge'],
    ['copper-fox-run', 'COPPERFOX', 'Cáo Đồng Về Rừng', 'Copper Fox Run'],
    ['embers-of-eld', 'EMBEROAK', 'Tàn Lửa Cổ Xưa', 'Embers of Eld'],
    ['nine-koi', 'BANYAN', 'Cửu Ngư Vượt Vũ Môn', 'Nine Koi'],
    ['silk-market', 'JADEHARBOUR', 'Chợ Lụa', 'Silk Market'],
    ['paper-tigers', 'PAPERCRANE', 'Hổ Giấy', 'Paper Tigers'],
    ['orchard-seven', 'COPPERFOX', 'Vườn Số Bảy', 'Orchard Seven'],
    ['kitchen-god', 'BANYAN', 'Ông Táo Về Trời', 'The Kitchen God Rides'],
    ['harbour-lights', 'JADEHARBOUR', 'Đèn Bến Cảng', 'Harbour Lights'],
    ['wild-kumquat', 'BANYAN', 'Quất Vàng Ngày Tết', 'Wild Kumquat'],
  ]),
  ...of('slotWays', [
    ['dragon-well', 'LANTERN', 'Giếng Rồng', 'Dragon Well'],
    ['salt-and-pearl', 'NINETIDES', 'Muối và Ngọc', 'Salt and Pearl'],
    ['monsoon-gold', 'NINETIDES', 'Vàng Mùa Mưa', 'Monsoon Gold'],
    ['jade-general', 'JADEHARBOUR', 'Tướng Quân Ngọc', 'The Jade General'],
    ['star-weaver', 'PAPERCRANE', 'Chức Nữ Dệt Sao', 'Star Weaver'],
  ]),
  ...of('slotCascade', [
    ['lantern-street', 'LANTERN', 'Phố Đèn Lồng', 'Lantern Street'],
    ['clockmaker', 'EMBEROAK', 'Người Thợ Đồng Hồ', 'The Clockmaker'],
    ['northern-sky', 'EMBEROAK', 'Cực Quang', 'Northern Sky'],
  ]),
  ...of('crash', [['kite-climb', 'KITEARENA', 'Diều Lên Cao', 'Kite Climb']]),
  ...of('fishTides', [['nine-tides-hunt', 'NINETIDES', 'Cửu Triều Săn Cá', 'Nine Tides Hunt']]),
  ...of('fishReef', [['mermaid-reef', 'NINETIDES', 'Rạn San Hô Tiên Cá', 'Mermaid Reef']]),
  ...of('fishPalace', [['dragon-king-palace', 'BANYAN', 'Long Cung Đại Chiến', "Dragon King's Palace"]]),
  ...of('fishLantern', [['deep-lantern', 'LANTERN', 'Đèn Đáy Biển', 'Deep Lantern']]),
  ...of('fishCrab', [['crab-harbour', 'JADEHARBOUR', 'Cua Hoàng Đế', 'King Crab Harbour']]),
  ...of('fishStorm', [['storm-trawler', 'COPPERFOX', 'Tàu Cá Trong Bão', 'Storm Trawler']]),
  ...of('fishKoi', [['koi-garden', 'PAPERCRANE', 'Vườn Cá Koi', 'Koi Garden']]),
  ...of('coin', [['coin-of-fortune', 'COPPERFOX', 'Đồng Xu Vận May', 'Coin of Fortune']]),
  ...of('blackjack', [['harbour-blackjack', 'NORTHLIGHT', 'Blackjack Bến Cảng', 'Harbour Blackjack']]),
  ...of('xiDach', [['xi-dach-nha', 'JADEHARBOUR', 'Xì Dách Nhà', 'House Twenty-One']]),
  ...of('plinko', [['pearl-drop', 'NINETIDES', 'Thả Ngọc', 'Pearl Drop']]),
  ...of('mines', [['minefield-garden', 'PAPERCRANE', 'Vườn Kho Báu', 'Hidden Garden']]),
  ...of('seasons', [['wheel-of-seasons', 'EMBEROAK', 'Vòng Quay Bốn Mùa', 'Wheel of Seasons']]),
  ...of('scratch', [['scratch-lotus', 'LANTERN', 'Vé Cào Hoa Sen', 'Lotus Scratchcard']]),
  ...of('baccarat', [
    ['pavilion-baccarat', 'PAVILION', 'Baccarat Thủy Đình', 'Pavilion Baccarat'],
    ['swift-baccarat', 'PAVILION', 'Baccarat Tốc Độ', 'Swift Baccarat'],
  ]),
  ...of('roulette', [['northlight-roulette', 'NORTHLIGHT', 'Roulette Bắc Đẩu', 'Northlight Roulette']]),
  ...of('crystalRoulette', [['crystal-roulette', 'NORTHLIGHT', 'Roulette Pha Lê', 'Crystal Roulette']]),
  ...of('sicbo', [['lotus-sicbo', 'PAVILION', 'Tài Xỉu Live Liên Hoa', 'Lotus Sic Bo']]),
  ...of('dragonTiger', [['dragon-tiger-duel', 'NORTHLIGHT', 'Rồng Hổ Tranh Đấu', 'Dragon Tiger Duel']]),
  ...of('xocDia', [['xoc-dia-hoi-lang', 'PAVILION', 'Xóc Đĩa Hội Làng', 'Village Fair Xoc Dia']]),
  ...of('fanTan', [['fan-tan-pavilion', 'PAVILION', 'Fan Tan Cổ Truyền', 'Old Town Fan Tan']]),
  ...of('moneyWheel', [['golden-wheel-show', 'NORTHLIGHT', 'Vòng Quay Hoàng Kim', 'Golden Wheel Show']]),
  ...of('tienLen', [['tien-len-mien-nam', 'REDTHREAD', 'Tiến Lên Miền Nam', 'Southern Tien Len']]),
  ...of('caro', [['caro-online', 'PAPERCRANE', 'Cờ Caro', 'Five in a Row']]),
  ...of('xiangqi', [['xiangqi-duel', 'JADEHARBOUR', 'Cờ Tướng Song Đấu', 'Xiangqi Duel']]),
  ...of('oAnQuan', [['o-an-quan', 'REDTHREAD', 'Ô Ăn Quan', 'O An Quan']]),
  ...of('domino', [['domino-lane', 'COPPERFOX', 'Domino Phố Cổ', 'Domino Lane']]),
  ...of('mauBinh', [['mau-binh-13', 'JADEHARBOUR', 'Mậu Binh Xập Xám', 'Thirteen Generals']]),
  ...of('baCay', [['ba-cay-chuong', 'REDTHREAD', 'Ba Cây Chương', 'Three Card Banker']]),
  ...of('catte', [['catte-dong-bang', 'REDTHREAD', 'Cát Tê Đồng Bằng', 'Delta Catte']]),
  ...of('phom', [['phom-ta-la', 'REDTHREAD', 'Phỏm (Tá Lả)', 'Phom']]),
  ...of('lieng', [['lieng-ba-la', 'REDTHREAD', 'Liêng', 'Lieng']]),
  ...of('holdem', [['river-holdem', 'COPPERFOX', "Texas Hold'em Bên Sông", "River Hold'em"]]),
  ...of('reversi', [['black-and-white', 'KITEARENA', 'Cờ Lật Đen Trắng', 'Black and White']]),
  ...of('lottery', lotteryGames),
  ...of('sports', [
    ['halfcourt-sportsbook', 'HALFCOURT', 'Halfcourt Thể Thao', 'Halfcourt Sportsbook'],
    ['kite-sports', 'KITEARENA', 'Kite Sports', 'Kite Sports'],
    ['virtual-league', 'HALFCOURT', 'Giải Bóng Đá Ảo', 'Virtual League'],
    ['pixel-cup', 'KITEARENA', 'Cúp Bóng Đá Điện Tử', 'Pixel Cup'],
    ['virtual-derby', 'HALFCOURT', 'Trường Đua Ảo', 'Virtual Derby'],
    ['kite-arena-esports', 'KITEARENA', 'Kite Arena E-sports', 'Kite Arena E-sports'],
    ['halfcourt-esports', 'HALFCOURT', 'Halfcourt E-sports', 'Halfcourt E-sports'],
    ['battle-royale-odds', 'KITEARENA', 'Sinh Tồn Đại Chiến', 'Last Squad Standing'],
  ]),
];

const byId = new Map(catalogue.map((game) => [game.id, game]));

/** The game of an id; undefined where the arcade has none. */
export const gameOf = (id: string): ArcadeGame | undefined => byId.get(id);

/** The studios whose games the arcade plays. */
export const vendors: readonly string[] = [...new Set(catalogue.map(({ vendor }) => vendor))];
