import type { BodyOf } from '@marquee/contract';
import { and, eq } from '#drizzle';
import { ApiFailure, type Connection, type Handler } from '#kernel';
import { games, lotteries } from '../games/schema.ts';
import { dayInVietnam } from './dayInVietnam.ts';
import { keepResult } from './keepResult.ts';
import { isWholeTable } from './prizeForms.ts';

/** How far the vendor's clock may go before ours. */
const tolerance = 60_000;

const wrong = (field: string, message: string) =>
  new ApiFailure('INVALID_INPUT', { fields: [{ field, rule: 'draw', message }] });

/** A lottery of the vendor's own: its game is the vendor's. */
const findLottery = async (tx: Connection, vendor: string, code: string) => {
  const [found] = await tx
    .select({ region: lotteries.region, drawDayOfWeek: lotteries.drawDayOfWeek })
    .from(lotteries)
    .innerJoin(games, eq(games.nodeId, lotteries.gameId))
    .where(and(eq(lotteries.code, code), eq(games.vassalage, vendor)));
  if (!found) throw new ApiFailure('LOTTERY_UNKNOWN');
  return found;
};

const checkDraw = (
  { region, drawDayOfWeek }: Awaited<ReturnType<typeof findLottery>>,
  { drawNumber, drawnAt, prizes }: BodyOf<'vendorDrawResult'>,
  now: Date,
) => {
  const day = dayInVietnam(new Date(drawnAt));
  if (Date.parse(drawnAt) > now.getTime() + tolerance) throw wrong('drawnAt', 'The draw is still to come.');
  if (!region) return;
  const weekday = new Date(day).getUTCDay() || 7;
  if (!drawDayOfWeek.split(',').includes(String(weekday)))
    throw wrong('drawnAt', 'The lottery does not draw on this day.');
  if (drawNumber !== day) throw wrong('drawNumber', `The draw of this day is ${day}.`);
  if (!isWholeTable(region, prizes))
    throw wrong('prizes', 'Every prize of the region is expected, from the special one down.');
};

/** Keeps what a lottery of the vendor has drawn. */
export const vendorDrawResult: Handler<'vendorDrawResult'> = async (context, { body }) => {
  const { merchant, vendor, services, now } = context;
  const { lottery: code, drawNumber, drawnAt, prizes } = body;
  const kept = await services.database.tenant(merchant.code, async (tx) => {
    const lottery = await findLottery(tx, vendor, code);
    checkDraw(lottery, body, now());
    const moment = new Date(drawnAt);
    const result = { code, drawNumber, vassalage: vendor, region: lottery.region, prizes };
    return keepResult(
      tx,
      { ...result, merchantCode: merchant.code, drawnAt: moment, drawnOn: dayInVietnam(moment) },
      now(),
    );
  });
  if (!kept) throw new ApiFailure('RESULT_DIFFERS');
  return {
    lottery: code,
    drawNumber,
    drawnAt: kept.drawnAt.toISOString(),
    reference: String(kept.reference),
  };
};
