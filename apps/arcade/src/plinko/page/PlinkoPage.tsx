import { useState } from 'react';
import { fill } from '../../page/fill.ts';
import { Frame } from '../../page/Frame.tsx';
import { playSound } from '../../page/sounds.ts';
import { StakePicker, stakeSteps } from '../../page/StakePicker.tsx';
import { type Round, useSolo } from '../../page/useSolo.ts';
import { writeAmount } from '../../page/writeAmount.ts';
import { writeTimes } from '../../page/writeTimes.ts';
import type { Start } from '../../pages/Start.ts';
import { type PlinkoBet, type PlinkoState, slotPays } from '../plinko.ts';
import { Board } from './Board.tsx';
import './plinko.css';

type PearlRound = Round<PlinkoBet, PlinkoState>;

/** Pearls that fall through pins. */
export const PlinkoPage = ({ start }: { start: Start & { returnToPlayer: string } }) => {
  const { language } = start;
  const text = (name: string) => start.texts[name] ?? '';
  const solo = useSolo<PlinkoBet, PlinkoState>(start);
  const [stake, setStake] = useState(stakeSteps(start.limits)[0] ?? start.limits.min);
  const [falling, setFalling] = useState<PearlRound>();
  const [fallen, setFallen] = useState<PearlRound>();
  const [sound, setSound] = useState(false);
  const isWaiting = solo.isBusy || falling !== undefined;
  const times = (slot: number) => writeTimes(slotPays[slot] ?? 0, language);

  const drop = async () => {
    setFallen(undefined);
    playSound('tick', sound);
    const round = await solo.play({ stake }, stake);
    if (round) setFalling(round);
  };
  const land = () => {
    if (!falling) return;
    setFallen(falling);
    setFalling(undefined);
    solo.finish(falling);
    playSound((falling.win ?? 0) > falling.stake ? 'win' : 'tick', sound);
  };

  const said = () => {
    if (falling) return text('falling');
    if (!fallen) return text('ready');
    const sum = writeAmount(fallen.win ?? 0, start);
    // Half a stake that comes back is no win.
    const isWin = (fallen.win ?? 0) > fallen.stake;
    return `${fill(text('fell'), { times: times(fallen.state.slot) })} – ${fill(text(isWin ? 'youWon' : 'back'), { sum })}`;
  };
  return (
    <Frame
      start={start}
      solo={solo}
      rules={[
        fill(text('rule'), { most: times(0) }),
        fill(text('returnToPlayer'), { percent: start.returnToPlayer }),
      ]}
      describe={({ state }) => times(state.slot)}
      message={{ isWin: fallen !== undefined && (fallen.win ?? 0) > fallen.stake, text: said() }}
      sound={sound}
      onSound={setSound}
      controls={
        <>
          <StakePicker start={start} stake={stake} isDisabled={isWaiting} onPick={setStake} />
          <button type="button" className="main-button" disabled={isWaiting} onClick={() => void drop()}>
            {text('drop')}
          </button>
        </>
      }
    >
      <Board
        language={language}
        path={(falling ?? fallen)?.state.path}
        slot={fallen?.state.slot}
        onEnd={land}
      />
    </Frame>
  );
};
