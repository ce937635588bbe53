import { useState } from 'react';
import type { DiceState } from '../../dice/createDiceRules.ts';
import type { Chips } from '../../dice/readChips.ts';
import { fill } from '../../page/fill.ts';
import { Frame } from '../../page/Frame.tsx';
import { playSound } from '../../page/sounds.ts';
import { StakePicker, stakeSteps } from '../../page/StakePicker.tsx';
import { type Round, useSolo } from '../../page/useSolo.ts';
import { writeAmount } from '../../page/writeAmount.ts';
import { writeTimes } from '../../page/writeTimes.ts';
import type { Start } from '../../pages/Start.ts';
import { type Season, seasonPays, wheel } from '../seasons.ts';
import { Wheel } from './Wheel.tsx';
import './seasons.css';

/** Milliseconds that the wheel turns; less where motion is not wanted. */
const turning = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 100 : 3_400);
const names = Object.keys(seasonPays) as Season[];

/** The wheel of the seasons. */
export const SeasonsPage = ({ start }: { start: Start & { returnToPlayer: string } }) => {
  const { language } = start;
  const text = (name: string) => start.texts[name] ?? '';
  const solo = useSolo<Chips, DiceState>(start);
  const [chip, setChip] = useState(stakeSteps(start.limits)[0] ?? start.limits.min);
  const [chips, setChips] = useState<Chips>({});
  const [before, setBefore] = useState<Chips>();
  const [shown, setShown] = useState<Round<Chips, DiceState>>();
  const [stand, setStand] = useState({ place: 0, turns: 0 });
  const [isTurning, setTurning] = useState(false);
  const [sound, setSound] = useState(false);
  const staked = Object.values(chips).reduce((sum, stake) => sum + stake, 0);
  const isWaiting = isTurning || solo.isBusy;
  const seasonOf = ({ state }: Round<Chips, DiceState>) => text(wheel[state.thrown[0] ?? 0] ?? '');

  const lay = (season: Season) => {
    if (isWaiting || staked + chip > start.limits.max) return;
    setShown(undefined);
    playSound('tick', sound);
    setChips({ ...chips, [season]: (chips[season] ?? 0) + chip });
  };
  const spin = async () => {
    setShown(undefined);
    const round = await solo.play(chips, staked);
    if (!round) return;
    setTurning(true);
    setStand(({ turns }) => ({ place: round.state.thrown[0] ?? 0, turns: turns + 4 }));
    await new Promise((resolve) => void setTimeout(resolve, turning()));
    setTurning(false);
    setShown(round);
    setBefore(chips);
    setChips({});
    solo.finish(round);
    if ((round.win ?? 0) > 0) playSound('win', sound);
  };

  const said = () => {
    if (isTurning) return text('turning');
    if (!shown) return text('laySeason');
    const win = shown.win ?? 0;
    const came = win > 0 ? fill(text('youWon'), { sum: writeAmount(win, start) }) : text('youLost');
    return `${fill(text('stopped'), { season: seasonOf(shown) })} – ${came}`;
  };
  const hit = shown && wheel[shown.state.thrown[0] ?? 0];
  return (
    <Frame
      start={start}
      solo={solo}
      rules={[text('rule'), fill(text('returnToPlayer'), { percent: start.returnToPlayer })]}
      describe={seasonOf}
      message={{ isWin: (shown?.win ?? 0) > 0, text: said() }}
      sound={sound}
      onSound={setSound}
      controls={
        <>
          <StakePicker start={start} stake={chip} isDisabled={isWaiting} onPick={setChip} />
          <button
            type="button"
            className="second-button"
            disabled={isWaiting || (staked === 0 && !before)}
            onClick={() => setChips(staked > 0 ? {} : (before ?? {}))}
          >
            {text(staked > 0 || !before ? 'clear' : 'again')}
          </button>
          <button
            type="button"
            className="main-button"
            disabled={isWaiting || staked === 0}
            onClick={() => void spin()}
          >
            {text('turn')}
            {staked > 0 && ` · ${writeAmount(staked, start)}`}
          </button>
        </>
      }
    >
      <div className="seasons">
        <Wheel {...stand} isTurning={isTurning} />
        <div className="season-spots">
          {names.map((season) => (
            <button
              key={season}
              type="button"
              className={`season is-${season} ${hit === season ? 'is-hit' : ''}`}
              disabled={isWaiting}
              onClick={() => lay(season)}
            >
              <b>{text(season)}</b>
              <span>
                {chips[season]
                  ? writeAmount(chips[season], start)
                  : fill(text('pays'), { times: writeTimes(seasonPays[season].pays, language) })}
              </span>
            </button>
          ))}
        </div>
      </div>
    </Frame>
  );
};
