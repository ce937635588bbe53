import { useEffect, useRef, useState } from 'react';
import { fill } from '../../page/fill.ts';
import { Frame } from '../../page/Frame.tsx';
import { playSound } from '../../page/sounds.ts';
import { StakePicker, stakeSteps } from '../../page/StakePicker.tsx';
import { type Round, useSolo } from '../../page/useSolo.ts';
import { writeAmount } from '../../page/writeAmount.ts';
import type { Start } from '../../pages/Start.ts';
import { type CrashBet, type CrashView, multiplierAt } from '../crash.ts';
import { drawSky, type Sky } from './drawSky.ts';
import './crash.css';

type Flight = Round<CrashBet, CrashView>;

/** Own limits that can be chosen, in hundredths; 0 is none. */
const limits = [0, 120, 150, 200, 300, 500, 1000, 2000] as const;
const written = (multiplier: number) => `${(multiplier / 100).toFixed(2)}×`;
/** Milliseconds between two looks at whether a flight has ended. */
const between = 400;

/** A kite that is let go in time. */
export const CrashPage = ({ start }: { start: Start & { returnToPlayer: string } }) => {
  const text = (name: string) => start.texts[name] ?? '';
  const solo = useSolo<CrashBet, CrashView>(start);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [stake, setStake] = useState(stakeSteps(start.limits)[0] ?? start.limits.min);
  const [auto, setAuto] = useState(0);
  const [flight, setFlight] = useState<Flight & { began: number }>();
  const [elapsed, setElapsed] = useState(0);
  const [sound, setSound] = useState(false);
  const isFlying = flight !== undefined && !flight.isOver;
  const { open } = solo;

  const take = (round: Flight) => {
    setFlight((before) => ({ ...round, began: before?.id === round.id ? before.began : performance.now() }));
    if (!round.isOver) return;
    solo.finish(round);
    playSound((round.win ?? 0) > 0 ? 'win' : 'tick', sound);
  };

  // A flight that another page of this player's, or this one before it was closed, has begun.
  useEffect(() => {
    if (!open || flight?.id === open.id) return;
    setFlight({ ...open, began: performance.now() - Math.max(0, Date.now() - open.startedAt) });
  }, [open, flight?.id]);

  useEffect(() => {
    if (!isFlying) return;
    let frame = 0;
    const step = () => {
      setElapsed(performance.now() - flight.began);
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isFlying, flight?.began]);

  useEffect(() => {
    if (!isFlying) return;
    let isGone = false;
    const timer = setInterval(() => {
      const look = async () => {
        const round = await solo.look(flight.id);
        if (round?.isOver && !isGone) {
          isGone = true;
          take(round);
        }
      };
      void look();
    }, between);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isFlying, flight?.id]);

  const fly = async () => {
    setFlight(undefined);
    setElapsed(0);
    playSound('tick', sound);
    const round = await solo.play({ stake, ...(auto > 0 && { auto }) }, stake);
    if (round) take(round);
  };
  const letGo = async () => {
    if (!flight) return;
    const round = await solo.act(flight.id, 'letGo');
    if (round?.isOver) take(round);
  };

  const { cashed, burst } = flight?.state ?? {};
  const now = isFlying ? multiplierAt(elapsed) : (cashed ?? burst ?? 100);
  const is: Sky['is'] = isFlying ? 'flying' : cashed ? 'safe' : burst ? 'burst' : 'resting';
  useEffect(() => {
    const sky = canvas.current;
    if (!sky) return undefined;
    const draw = () => drawSky(sky, { multiplier: now, elapsed, is });
    draw();
    if (is === 'flying') return undefined;
    // Nothing draws it anew while it rests: a phone may be turned meanwhile.
    const watcher = new ResizeObserver(draw);
    watcher.observe(sky);
    return () => watcher.disconnect();
  }, [now, elapsed, is]);

  const win = flight?.win ?? 0;
  const said = () => {
    if (isFlying) return text('flying');
    if (!flight) return text('ready');
    const broke = fill(text('burst'), { times: written(burst ?? 100) });
    if (!cashed) return broke;
    return `${fill(text('reached'), { times: written(cashed) })} – ${fill(text('youWon'), { sum: writeAmount(win, start) })}`;
  };
  return (
    <Frame
      start={start}
      solo={solo}
      rules={[text('rule'), fill(text('returnToPlayer'), { percent: start.returnToPlayer })]}
      describe={({ state }) =>
        state.cashed
          ? `${written(state.cashed)} / ${written(state.burst ?? 100)}`
          : written(state.burst ?? 100)
      }
      message={{ isWin: !isFlying && win > 0, text: said() }}
      sound={sound}
      onSound={setSound}
      controls={
        <>
          <StakePicker start={start} stake={stake} isDisabled={isFlying || solo.isBusy} onPick={setStake} />
          <label className="auto">
            <span>{text('auto')}</span>
            <select
              value={auto}
              disabled={isFlying}
              onChange={(event) => setAuto(Number(event.currentTarget.value))}
            >
              {limits.map((limit) => (
                <option key={limit} value={limit}>
                  {limit === 0 ? text('never') : written(limit)}
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            className="main-button"
            disabled={solo.isBusy}
            onClick={() => void (isFlying ? letGo() : fly())}
          >
            {isFlying
              ? fill(text('letGo'), { sum: writeAmount(Math.floor((flight.stake * now) / 100), start) })
              : text('fly')}
          </button>
        </>
      }
    >
      <div className="sky">
        <canvas ref={canvas} aria-hidden="true" />
        <p className={`multiplier is-${is}`}>{written(now)}</p>
      </div>
    </Frame>
  );
};
