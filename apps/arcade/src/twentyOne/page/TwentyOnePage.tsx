import { useState } from 'react';
import { fill } from '../../page/fill.ts';
import { Frame } from '../../page/Frame.tsx';
import { playSound } from '../../page/sounds.ts';
import { StakePicker, stakeSteps } from '../../page/StakePicker.tsx';
import { type Round, useSolo } from '../../page/useSolo.ts';
import { writeAmount } from '../../page/writeAmount.ts';
import type { Start } from '../../pages/Start.ts';
import type { Move, TwentyOneBet, TwentyOneView } from '../createTwentyOne.ts';
import { pointsOf } from '../hands.ts';
import { HandOf } from './HandOf.tsx';

type Dealt = Round<TwentyOneBet, TwentyOneView>;

/** Twenty-one against the house. A round that was left is gone on with. */
export const TwentyOnePage = ({ start }: { start: Start & { returnToPlayer: string } }) => {
  const text = (name: string) => start.texts[name] ?? '';
  const solo = useSolo<TwentyOneBet, TwentyOneView>(start);
  const [stake, setStake] = useState(stakeSteps(start.limits)[0] ?? start.limits.min);
  const [over, setOver] = useState<Dealt>();
  const [sound, setSound] = useState(false);
  const { open } = solo;
  const round = open ?? over;
  const view = round?.state;

  const take = (next: Dealt | undefined) => {
    playSound('tick', sound);
    if (!next?.isOver) return;
    setOver(next);
    solo.finish(next);
    if ((next.win ?? 0) > next.stake) playSound('win', sound);
  };
  const deal = async () => {
    setOver(undefined);
    take(await solo.play({ stake }, stake));
  };
  const move = async (way: Move) => {
    if (open) take(await solo.act(open.id, way));
  };

  const said = () => {
    if (open) return text('your');
    if (!over) return text('ready');
    const sum = writeAmount(over.win ?? 0, start);
    if (over.win === over.stake) return fill(text('even'), { sum });
    return over.win ? fill(text('youWon'), { sum }) : text('lost');
  };
  const isBlackjack = start.kind === 'blackjack';
  return (
    <Frame
      start={start}
      solo={solo}
      rules={[
        text(isBlackjack ? 'ruleBlackjack' : 'ruleXiDach'),
        fill(text('returnToPlayer'), { percent: start.returnToPlayer }),
      ]}
      describe={({ state: { player, dealer } }) => `${pointsOf(player)} : ${pointsOf(dealer)}`}
      message={{ isWin: !open && (over?.win ?? 0) > (over?.stake ?? 0), text: said() }}
      sound={sound}
      onSound={setSound}
      controls={
        open ? (
          (['stand', 'hit', 'double'] as const)
            .filter((way) => way !== 'double' || isBlackjack)
            .map((way) => (
              <button
                key={way}
                type="button"
                className={way === 'hit' ? 'main-button' : 'second-button'}
                disabled={solo.isBusy || !open.state.ways.includes(way)}
                onClick={() => void move(way)}
              >
                {text(way)}
              </button>
            ))
        ) : (
          <>
            <StakePicker start={start} stake={stake} isDisabled={solo.isBusy} onPick={setStake} />
            <button type="button" className="main-button" disabled={solo.isBusy} onClick={() => void deal()}>
              {text('deal')}
            </button>
          </>
        )
      }
    >
      <div className="twenty-one" key={round?.id}>
        <HandOf
          texts={start.texts}
          name={text('dealer')}
          hand={view?.dealer ?? []}
          hasCovered={view !== undefined && !view.isOver}
          rank={view?.ranks?.[1]}
        />
        <HandOf texts={start.texts} name={text('you')} hand={view?.player ?? []} rank={view?.ranks?.[0]} />
      </div>
    </Frame>
  );
};
