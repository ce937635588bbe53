import { useState } from 'react';
import { fill } from '../../page/fill.ts';
import { Frame } from '../../page/Frame.tsx';
import { playSound } from '../../page/sounds.ts';
import { StakePicker, stakeSteps } from '../../page/StakePicker.tsx';
import { type Round, useSolo } from '../../page/useSolo.ts';
import { writeAmount } from '../../page/writeAmount.ts';
import { writeTimes } from '../../page/writeTimes.ts';
import type { Start } from '../../pages/Start.ts';
import { petals, prizes, type ScratchBet, type ScratchState } from '../scratch.ts';
import { Petals } from './Petals.tsx';

type Card = Round<ScratchBet, ScratchState>;

const all: ReadonlySet<number> = new Set(Array.from({ length: petals }, (_, petal) => petal));

/** A scratchcard. What it holds is settled as it is bought; scratching shows it. */
export const ScratchPage = ({ start }: { start: Start & { returnToPlayer: string } }) => {
  const text = (name: string) => start.texts[name] ?? '';
  const solo = useSolo<ScratchBet, ScratchState>(start);
  const [stake, setStake] = useState(stakeSteps(start.limits)[0] ?? start.limits.min);
  const [card, setCard] = useState<Card>();
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [sound, setSound] = useState(false);
  const isDone = card !== undefined && open.size === petals;
  const isScratching = card !== undefined && !isDone;
  const picture = (at: number | null) => (at === null ? '–' : text(`picture${at}`));

  const buy = async () => {
    setCard(undefined);
    setOpen(new Set());
    playSound('tick', sound);
    const bought = await solo.play({ stake }, stake);
    if (bought) setCard(bought);
  };
  const show = (next: ReadonlySet<number>) => {
    if (!card || isDone) return;
    setOpen(next);
    playSound('tick', sound);
    if (next.size < petals) return;
    solo.finish(card);
    if ((card.win ?? 0) > 0) playSound('win', sound);
  };

  const said = () => {
    if (isScratching) return text('scratching');
    if (!card) return text('ready');
    const { prize } = card.state;
    if (prize === null) return text('youLost');
    const sum = writeAmount(card.win ?? 0, start);
    return `${fill(text('threeOf'), { picture: picture(prize) })} – ${fill(text('youWon'), { sum })}`;
  };
  const table = prizes.map(({ pays }, at) => `${picture(at)} ${writeTimes(pays, start.language)}`).join(', ');
  return (
    <Frame
      start={start}
      solo={solo}
      rules={[fill(text('rule'), { table }), fill(text('returnToPlayer'), { percent: start.returnToPlayer })]}
      describe={({ state }) => picture(state.prize)}
      message={{ isWin: isDone && (card.win ?? 0) > 0, text: said() }}
      sound={sound}
      onSound={setSound}
      controls={
        <>
          <StakePicker
            start={start}
            stake={stake}
            isDisabled={solo.isBusy || isScratching}
            onPick={setStake}
          />
          <button
            type="button"
            className="main-button"
            disabled={solo.isBusy}
            onClick={() => (isScratching ? show(all) : void buy())}
          >
            {text(isScratching ? 'scratchAll' : 'buy')}
          </button>
        </>
      }
    >
      <Petals
        texts={start.texts}
        pictures={card?.state.pictures}
        open={open}
        prize={card?.state.prize ?? null}
        onOpen={(petal) => show(new Set([...open, petal]))}
      />
    </Frame>
  );
};
