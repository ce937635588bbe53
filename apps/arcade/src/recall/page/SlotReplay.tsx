import { useEffect, useRef, useState } from 'react';
import { fill } from '../../page/fill.ts';
import type { SlotState } from '../../slots/createSlotRules.ts';
import { createReels, type Reels } from '../../slots/page/createReels.ts';
import { loadPictures } from '../../slots/page/loadPictures.ts';
import { showSteps } from '../../slots/page/showSteps.ts';
import { wearSkin } from '../../slots/page/wearSkin.ts';
import type { ReplayProps } from './ReplayProps.ts';
import '../../slots/page/slots.css';

/** The turn of a slot and all that it set off. */
export const SlotReplay = ({ start, onAgain }: ReplayProps) => {
  const { skin, reels: count = 5, rows = 3, round } = start;
  const text = (name: string) => start.texts[name] ?? '';
  const { steps } = round.state as SlotState;
  const canvas = useRef<HTMLCanvasElement>(null);
  const reels = useRef<Reels>(undefined);
  const [isShowing, setShowing] = useState(true);
  const [caption, setCaption] = useState('');
  const free = steps.filter((step) => step.free !== undefined).length;

  const show = async () => {
    const stage = reels.current;
    if (!stage) return;
    if (steps[0]?.way === 'spin') stage.spin();
    await showSteps(stage, steps, {
      pause: (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds)),
      tell: (step) =>
        setCaption(
          [
            step.free !== undefined && fill(text('freeRound'), { number: step.free, count: free }),
            step.awards !== undefined && fill(text('freeRounds'), { count: step.awards }),
            step.multiplier > 1 && step.pay > 0 && fill(text('multiplied'), { times: step.multiplier }),
          ]
            .filter(Boolean)
            .join(' · '),
        ),
    });
    setShowing(false);
  };

  useEffect(() => {
    if (!skin) return;
    let isGone = false;
    wearSkin(skin);
    const load = async () => {
      const pictures = await loadPictures(skin.symbols);
      if (isGone || !canvas.current) return;
      const grid = steps[0]?.grid ?? [];
      reels.current = createReels({
        canvas: canvas.current,
        pictures,
        colours: skin.palette,
        reels: count,
        rows,
        grid,
      });
      await show();
    };
    void load();
    return () => {
      isGone = true;
      reels.current?.close();
    };
    // The round and its skin are what the page was opened for.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <>
      <section className="stage">
        <div className="reels">
          <canvas ref={canvas} aria-hidden="true" />
        </div>
      </section>
      <output className="said">{caption}</output>
      <section className="controls">
        <button type="button" className="main-button" disabled={isShowing} onClick={onAgain}>
          {text('watch')}
        </button>
      </section>
    </>
  );
};
