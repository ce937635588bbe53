import { useState } from 'react';
import { fill } from '../../page/fill.ts';
import { Frame } from '../../page/Frame.tsx';
import { playSound } from '../../page/sounds.ts';
import { StakePicker, stakeSteps } from '../../page/StakePicker.tsx';
import { type Round, useSolo } from '../../page/useSolo.ts';
import { writeAmount } from '../../page/writeAmount.ts';
import type { Start } from '../../pages/Start.ts';
import type { DiceState } from '../createDiceRules.ts';
import { bauCuaFaces, taiXiu } from '../diceGames.ts';
import type { Chips } from '../readChips.ts';
import { Animal, Face } from './Face.tsx';
import './dice.css';

type DiceStart = Start & { returnToPlayer: string };

const spotsOf = { taiXiu: taiXiu.spots, bauCua: bauCuaFaces, coin: ['heads', 'tails'] } as const;
const ruleOf = { taiXiu: 'ruleTaiXiu', bauCua: 'ruleBauCua', coin: 'ruleCoin' } as const;
const restingOf = { taiXiu: [6, 6, 6], bauCua: [2, 5, 3], coin: [0] } as const;

/** Milliseconds that dice roll; less where motion is not wanted. */
const rolling = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 100 : 1100);

/** Tài xỉu, bầu cua or a coin. */
export const DicePage = ({ start }: { start: DiceStart }) => {
  const kind = start.kind as keyof typeof spotsOf;
  const text = (name: string) => start.texts[name] ?? '';
  const solo = useSolo<Chips, DiceState>(start);
  const [chip, setChip] = useState(stakeSteps(start.limits)[0] ?? start.limits.min);
  const [chips, setChips] = useState<Chips>({});
  const [before, setBefore] = useState<Chips>();
  const [shown, setShown] = useState<Round<Chips, DiceState>>();
  const [isRolling, setRolling] = useState(false);
  const [sound, setSound] = useState(false);
  const staked = Object.values(chips).reduce((sum, stake) => sum + stake, 0);
  const isWaiting = isRolling || solo.isBusy;

  const nameOf = (value: number) =>
    kind === 'bauCua'
      ? text(bauCuaFaces[value - 1] ?? '')
      : kind === 'coin'
        ? text(value === 0 ? 'heads' : 'tails')
        : String(value);
  const describe = (round: Round<Chips, DiceState>) => round.state.thrown.map(nameOf).join(' · ');

  const lay = (spot: string) => {
    if (isWaiting || staked + chip > start.limits.max) return;
    setShown(undefined);
    playSound('tick', sound);
    setChips({ ...chips, [spot]: (chips[spot] ?? 0) + chip });
  };
  const roll = async () => {
    setShown(undefined);
    setRolling(true);
    const [round] = await Promise.all([
      solo.play(chips, staked),
      new Promise((resolve) => void setTimeout(resolve, rolling())),
    ]);
    setRolling(false);
    if (!round) return;
    setShown(round);
    setBefore(chips);
    setChips({});
    solo.finish(round);
    if ((round.win ?? 0) > 0) playSound('win', sound);
  };

  const thrown = shown?.state.thrown ?? restingOf[kind];
  const hits = new Set(
    Object.entries(shown?.state.returned ?? {}).flatMap(([spot, part]) => (part > 0 ? [spot] : [])),
  );
  return (
    <Frame
      start={start}
      solo={solo}
      rules={[text(ruleOf[kind]), fill(text('returnToPlayer'), { percent: start.returnToPlayer })]}
      describe={describe}
      message={
        shown && {
          isWin: (shown.win ?? 0) > 0,
          text: `${fill(text('thrown'), { faces: describe(shown) })} – ${
            (shown.win ?? 0) > 0
              ? fill(text('youWon'), { sum: writeAmount(shown.win ?? 0, start) })
              : text('youLost')
          }`,
        }
      }
      sound={sound}
      onSound={setSound}
      controls={
        <>
          <StakePicker start={start} stake={chip} isDisabled={isWaiting} onPick={setChip} />
          {staked > 0 || !before ? (
            <button
              type="button"
              className="second-button"
              disabled={isWaiting || staked === 0}
              onClick={() => setChips({})}
            >
              {text('clear')}
            </button>
          ) : (
            <button
              type="button"
              className="second-button"
              disabled={isWaiting}
              onClick={() => {
                setShown(undefined);
                setChips(before);
              }}
            >
              {text('again')}
            </button>
          )}
          <button
            type="button"
            className="main-button"
            disabled={isWaiting || staked === 0}
            onClick={() => void roll()}
          >
            {text(kind === 'coin' ? 'toss' : 'roll')}
            {staked > 0 && ` · ${writeAmount(staked, start)}`}
          </button>
        </>
      }
    >
      <div className="dice-table">
        <div className={`plate ${isRolling ? 'is-rolling' : ''}`}>
          {thrown.map((value, at) => (
            // The dice of a throw have no other name than their place.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={at} className="die">
              <Face kind={kind} value={value} />
            </div>
          ))}
        </div>
        <div className={`spots ${kind}`}>
          {spotsOf[kind].map((spot) => (
            <button
              key={spot}
              type="button"
              className={`spot ${hits.has(spot) ? 'is-hit' : ''}`}
              disabled={isWaiting}
              onClick={() => lay(spot)}
            >
              {kind === 'bauCua' && <Animal name={spot as (typeof bauCuaFaces)[number]} />}
              <b>{text(spot)}</b>
              <span>
                {chips[spot]
                  ? writeAmount(chips[spot], start)
                  : kind === 'bauCua'
                    ? '1 : 1'
                    : kind === 'taiXiu' && spot === 'small'
                      ? '3–10'
                      : kind === 'taiXiu' && spot === 'big'
                        ? '11–18'
                        : '× 1.96'}
              </span>
            </button>
          ))}
        </div>
        {staked === 0 && !shown && <p className="hint">{text('layChips')}</p>}
      </div>
    </Frame>
  );
};
