import { useEffect, useRef, useState } from 'react';
import { fill } from '../../page/fill.ts';
import { writeAmount } from '../../page/writeAmount.ts';
import { type FishingView, magazine } from '../../fishing/createFishingRules.ts';
import { createSea, type Sea } from '../../fishing/page/createSea.ts';
import type { ReplayProps } from './ReplayProps.ts';
import '../../fishing/page/fishing.css';

/** Milliseconds between two shots; each waits for the one before to hit. */
const between = 300;

/** A magazine shot once more, at the same fish in the same order. */
export const FishingReplay = ({ start, onAgain }: ReplayProps) => {
  const { sea: skin } = start;
  const { stake, shots } = start.round.state as FishingView;
  const text = (name: string) => start.texts[name] ?? '';
  const price = stake / magazine;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [done, setDone] = useState(0);
  const isOver = done === shots.length;
  const last = shots[done - 1];
  const won = shots.slice(0, done).reduce((sum, { pays }) => sum + pays, 0) * price;

  useEffect(() => {
    if (!skin || !canvas.current) return;
    let isGone = false;
    let sea: Sea | undefined;
    let timer = 0;
    let at = 0;
    const next = () => {
      const shot = shots[at];
      if (isGone || !shot) return;
      sea?.seek(shot.fish);
      sea?.shoot();
    };
    const open = async () => {
      sea = await createSea({
        canvas: canvas.current as HTMLCanvasElement,
        skin,
        bossComes: fill(text('bossComes'), { fish: text(skin.boss) }),
        onHit: (hit) => {
          const pays = shots[at]?.pays ?? 0;
          at += 1;
          sea?.settle(hit, pays, `+${writeAmount(pays * price, start)}`);
          setDone(at);
          timer = window.setTimeout(next, between);
        },
      });
      if (isGone) sea.close();
      else next();
    };
    void open();
    return () => {
      isGone = true;
      clearTimeout(timer);
      sea?.close();
    };
    // The round and its sea are what the page was opened for.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <>
      <section className="stage">
        <div className="sea">
          <canvas ref={canvas} aria-hidden="true" />
          <dl className="counts">
            <dt>{text('bullets')}</dt>
            <dd>
              {magazine - done}/{magazine}
            </dd>
            <dt>{text('won')}</dt>
            <dd>{writeAmount(won, start)}</dd>
          </dl>
        </div>
      </section>
      <output className="said">
        {last !== undefined &&
          last.pays > 0 &&
          fill(text('caught'), {
            fish: text(last.fish),
            times: last.pays,
            sum: writeAmount(last.pays * price, start),
          })}
      </output>
      <section className="controls">
        <button type="button" className="main-button" disabled={!isOver} onClick={onAgain}>
          {text('watch')}
        </button>
      </section>
    </>
  );
};
