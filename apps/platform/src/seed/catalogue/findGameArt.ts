import type { GameArt } from '@marquee/art';
import { nationalLotteries, provinceLotteries } from '../lotteries.ts';
import { catalogue } from './catalogue.ts';
import { drawGame } from './drawGames.ts';

const games = [...catalogue, ...[...provinceLotteries, ...nationalLotteries].map(drawGame)];
const arts = new Map(games.map(({ id, art }) => [id, art]));

/** What a game's picture shows; undefined for a game that the catalogue does not have. */
export const findGameArt = (id: string): GameArt | undefined => arts.get(id);
