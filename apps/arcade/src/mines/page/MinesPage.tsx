import { useState } from 'react';
import { fill } from '../../page/fill.ts';
import { Frame } from '../../page/Frame.tsx';
import { playSound } from '../../page/sounds.ts';
import { StakePicker, stakeSteps } from '../../page/StakePicker.tsx';
import { type Round, useSolo } from '../../page/useSolo.ts';
import { writeAmount } from '../../page/writeAmount.ts';
import { writeTimes } from '../../page/writeTimes.ts';
import type { Start } from '../../pages/Start.ts';
import { type MinesBet, type MinesView, thornCounts, worthOf } from '../mines.ts';
import { Garden } from './Garden.tsx';

type GardenRound = Round<MinesBet, MinesView>;

/** A garden of gems and thorns. One that was left is gone on with. */
export const MinesPage = ({ start }: { start: Start & { returnToPlayer: string } }) => {
  const { language } = start;
  const text = (name: string) => start.texts[name] ?? '';
  const solo = useSolo<MinesBet, MinesView>(start);
  const [stake, setStake] = useState(stakeSteps(start.limits)[0] ?? start.limits.min);
  const [thorns, setThorns] = useState<number>(thornCounts[1]);
  const [over, setOver] = useState<GardenRound>();
  const [sound, setSound] = useState(false);
  const { open } = solo;
  const round = open ?? over;
  const garden = round?.state;
  const gems = garden?.turned.length ?? 0;
  const worth = garden ? worthOf(garden.count, gems) : 100;

  const take = (next: GardenRound | undefined) => {
    if (!next?.isOver) return playSound('tick', sound);
    setOver(next);
    solo.finish(next);
    return playSound((next.win ?? 0) > 0 ? 'win' : 'tick', sound);
  };
  const begin = async () => {
    setOver(undefined);
    await solo.play({ stake, thorns }, stake);
  };
  const act = async (action: unknown) => {
    if (open) take(await solo.act(open.id, action));
  };

  const said = () => {
    if (!garden) return text('ready');
    if (!garden.isOver)
      return fill(text('next'), { times: writeTimes(worthOf(garden.count, gems + 1), language) });
    if (garden.hit !== undefined) return text('pricked');
    const sum = writeAmount(round?.win ?? 0, start);
    const collected = fill(text('collected'), { count: gems, times: writeTimes(worth, language) });
    return `${collected} – ${fill(text('youWon'), { sum })}`;
  };
  return (
    <Frame
      start={start}
      solo={solo}
      rules={[text('rule'), fill(text('returnToPlayer'), { percent: start.returnToPlayer })]}
      describe={({ state }) =>
        state.hit === undefined
          ? fill(text('collected'), {
              count: state.turned.length,
              times: writeTimes(worthOf(state.count, state.turned.length), language),
            })
          : text('pricked')
      }
      message={{ isWin: (over?.win ?? 0) > 0, text: said() }}
      sound={sound}
      onSound={setSound}
      controls={
        open ? (
          <button
            type="button"
            className="main-button"
            disabled={solo.isBusy || gems === 0}
            onClick={() => void act('stop')}
          >
            {fill(text('stop'), { sum: writeAmount(Math.floor((open.stake * worth) / 100), start) })}
          </button>
        ) : (
          <>
            <StakePicker start={start} stake={stake} isDisabled={solo.isBusy} onPick={setStake} />
            <fieldset className="thorns" aria-label={text('thorns')}>
              <span aria-hidden="true">{text('thorns')}</span>
              {thornCounts.map((count) => (
                <button
                  key={count}
                  type="button"
                  className="second-button"
                  aria-pressed={count === thorns}
                  onClick={() => setThorns(count)}
                >
                  {count}
                </button>
              ))}
            </fieldset>
            <button type="button" className="main-button" disabled={solo.isBusy} onClick={() => void begin()}>
              {text('open')}
            </button>
          </>
        )
      }
    >
      <Garden
        texts={start.texts}
        garden={garden}
        isHeld={solo.isBusy}
        onTurn={(turn) => void act({ turn })}
      />
    </Frame>
  );
};
