import { useEffect, useRef, useState } from 'react';
import { fill } from '../../page/fill.ts';
import { Frame } from '../../page/Frame.tsx';
import { playSound } from '../../page/sounds.ts';
import { StakePicker, stakeSteps } from '../../page/StakePicker.tsx';
import { type Round, useSolo } from '../../page/useSolo.ts';
import { writeAmount } from '../../page/writeAmount.ts';
import type { Start } from '../../pages/Start.ts';
import type { SlotBet, SlotState } from '../createSlotRules.ts';
import type { SlotStart } from '../SlotStart.ts';
import { createReels, type Reels } from './createReels.ts';
import { loadPictures } from './loadPictures.ts';
import { showSteps } from './showSteps.ts';
import { wearSkin } from './wearSkin.ts';
import './slots.css';

/** The grid before the first turn: everything that there is to win. */
const restingGrid = (reels: number, rows: number) =>
  Array.from({ length: reels }, (_, reel) =>
    Array.from({ length: rows }, (__, row) => (reel * 3 + row * 2) % 10),
  );

/** A slot. */
export const SlotPage = ({ start }: { start: Start & SlotStart }) => {
  const { skin, reels: count, rows } = start;
  const text = (name: string) => start.texts[name] ?? '';
  const solo = useSolo<SlotBet, SlotState>(start);
  const canvas = useRef<HTMLCanvasElement>(null);
  const reels = useRef<Reels>(undefined);
  const goOn = useRef<() => void>(undefined);
  const isHurried = useRef(false);
  const [stake, setStake] = useState(stakeSteps(start.limits)[0] ?? start.limits.min);
  const [isReady, setReady] = useState(false);
  const [isTurning, setTurning] = useState(false);
  const [sound, setSound] = useState(false);
  const [caption, setCaption] = useState('');
  const [shown, setShown] = useState<Round<SlotBet, SlotState>>();
  const money = (minor: number) => writeAmount(minor, start);

  useEffect(() => {
    let isGone = false;
    wearSkin(skin);
    const show = async () => {
      const pictures = await loadPictures(skin.symbols);
      if (isGone || !canvas.current) return;
      reels.current = createReels({
        canvas: canvas.current,
        pictures,
        colours: skin.palette,
        reels: count,
        rows,
        grid: restingGrid(count, rows),
      });
      setReady(true);
    };
    void show();
    return () => {
      isGone = true;
      reels.current?.close();
    };
  }, [skin, count, rows]);

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, isHurried.current ? 60 : milliseconds);
      goOn.current = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const hurry = () => {
    isHurried.current = true;
    reels.current?.hurry();
    goOn.current?.();
  };

  const spin = async () => {
    const stage = reels.current;
    if (!stage || isTurning) return;
    isHurried.current = false;
    setTurning(true);
    setShown(undefined);
    setCaption('');
    playSound('tick', sound);
    if (start.rule !== 'ruleCascade') stage.spin();
    const round = await solo.play({ stake }, stake);
    if (!round) {
      await stage.land(restingGrid(count, rows));
      setTurning(false);
      return;
    }
    const { steps } = round.state;
    const free = steps.filter((step) => step.free !== undefined).length;
    await showSteps(stage, steps, {
      pause,
      tell: (step, before) => {
        const parts = [
          step.free !== undefined && fill(text('freeRound'), { number: step.free, count: free }),
          step.awards !== undefined && fill(text('freeRounds'), { count: step.awards }),
          step.multiplier > 1 && step.pay > 0 && fill(text('multiplied'), { times: step.multiplier }),
          steps.length > 1 &&
            before + step.pay > 0 &&
            fill(text('total'), { sum: money(Math.floor((round.stake * (before + step.pay)) / 10_000)) }),
        ];
        setCaption(parts.filter(Boolean).join(' · '));
        playSound(step.pay > 0 ? 'win' : 'tick', sound);
      },
    });
    setCaption('');
    setShown(round);
    setTurning(false);
    solo.finish(round);
  };

  const win = shown?.win ?? 0;
  return (
    <Frame
      start={start}
      solo={solo}
      rules={[text(start.rule), fill(text('returnToPlayer'), { percent: start.returnToPlayer })]}
      describe={(round) => `× ${((round.win ?? 0) / round.stake).toFixed(2)}`}
      message={
        isTurning
          ? { isWin: caption !== '', text: caption }
          : shown
            ? {
                isWin: win > 0,
                text:
                  win > 0
                    ? `${win >= shown.stake * 15 ? `${text('bigWin')} ` : ''}${fill(text('youWon'), { sum: money(win) })}`
                    : text('youLost'),
              }
            : { isWin: false, text: text('pressSpin') }
      }
      sound={sound}
      onSound={setSound}
      controls={
        <>
          <StakePicker start={start} stake={stake} isDisabled={isTurning} onPick={setStake} />
          <button
            type="button"
            className="main-button"
            disabled={!isReady || (isTurning && solo.isBusy)}
            onClick={() => (isTurning ? hurry() : void spin())}
          >
            {text(isTurning ? 'skip' : 'spin')}
          </button>
        </>
      }
    >
      <div className={`reels ${win >= (shown?.stake ?? 1) * 15 ? 'is-big' : ''}`}>
        <canvas ref={canvas} aria-hidden="true" />
      </div>
    </Frame>
  );
};
