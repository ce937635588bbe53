import { useEffect, useRef, useState } from 'react';
import { fill } from '../../page/fill.ts';
import { Frame } from '../../page/Frame.tsx';
import { playSound } from '../../page/sounds.ts';
import { StakePicker, stakeSteps } from '../../page/StakePicker.tsx';
import { writeAmount } from '../../page/writeAmount.ts';
import type { Start } from '../../pages/Start.ts';
import { magazine } from '../createFishingRules.ts';
import type { FishingStart } from '../FishingSkin.ts';
import { createSea, type Sea } from './createSea.ts';
import { SeaView } from './SeaView.tsx';
import { Targets } from './Targets.tsx';
import { useMagazine } from './useMagazine.ts';
import './fishing.css';

/** Milliseconds between two bullets. */
const between = 260;

/** A fishing game: bullets are aimed by touch, mouse or keys, or seek the fish that was chosen. */
export const FishingPage = ({ start }: { start: Start & FishingStart }) => {
  const { sea: skin, prizes } = start;
  const text = (name: string) => start.texts[name] ?? '';
  const money = (minor: number) => writeAmount(minor, start);
  const bossComes = fill(text('bossComes'), { fish: text(skin.boss) });
  const canvas = useRef<HTMLCanvasElement>(null);
  const sea = useRef<Sea>(undefined);
  const [stake, setStake] = useState(stakeSteps(start.limits)[0] ?? start.limits.min);
  const [target, setTarget] = useState<string>();
  const [isFiring, setFiring] = useState(false);
  const [isAuto, setAuto] = useState(false);
  const [isReady, setReady] = useState(false);
  const [sound, setSound] = useState(false);
  const [won, setWon] = useState(0);
  const [said, setSaid] = useState<{ text: string; isWin: boolean }>();
  const { solo, left, isOpen, count, load, hit } = useMagazine({
    start,
    sea,
    onShot: (at, { fish, pays }, round) => {
      const price = round.stake / magazine;
      sea.current?.settle(at, pays, `+${money(pays * price)}`);
      setWon(round.state.shots.reduce((sum, shot) => sum + shot.pays, 0) * price);
      if (pays === 0) return;
      playSound('win', sound);
      setSaid({
        isWin: true,
        text: fill(text('caught'), { fish: text(fish), times: pays, sum: money(pays * price) }),
      });
    },
    onOver: (round, isByItself) => {
      const win = round.win ?? 0;
      setFiring(false);
      setAuto(false);
      setWon(win);
      setSaid({
        isWin: win > 0,
        text: [
          isByItself && text('shotSelf'),
          win > 0 ? fill(text('youWon'), { sum: money(win) }) : text('youLost'),
        ]
          .filter(Boolean)
          .join(' – '),
      });
    },
  });
  const onHit = useRef(hit);
  useEffect(() => {
    onHit.current = hit;
  });

  useEffect(() => {
    let isGone = false;
    document.body.style.setProperty('--ground', skin.colours.deep);
    document.body.style.setProperty('--accent', skin.colours.accent);
    const open = async () => {
      if (!canvas.current) return;
      const made = await createSea({
        canvas: canvas.current,
        skin,
        bossComes,
        onHit: (one) => onHit.current(one),
      });
      if (isGone) return made.close();
      sea.current = made;
      return setReady(true);
    };
    void open();
    return () => {
      isGone = true;
      sea.current?.close();
    };
  }, [skin, bossComes]);

  useEffect(() => {
    if (isReady) sea.current?.seek(target);
  }, [target, isReady]);

  const shoot = () => {
    if (count() === 0) return;
    sea.current?.shoot();
    count();
    playSound('tick', sound);
  };
  const fire = useRef(shoot);
  useEffect(() => {
    fire.current = shoot;
  });
  useEffect(() => {
    if (!isOpen || !(isFiring || isAuto)) return;
    const timer = setInterval(() => fire.current(), between);
    return () => clearInterval(timer);
  }, [isOpen, isFiring, isAuto]);

  const loadIt = async () => {
    setSaid(undefined);
    setWon(0);
    playSound('tick', sound);
    await load(stake);
  };
  const several = prizes
    .filter(([, pays]) => pays.length > 1)
    .map(([name, pays]) => fill(text('several'), { fish: text(name), prizes: pays.join(', ') }));
  const rule = fill(text('rule'), { count: magazine });
  const chance = fill(text('chance'), { percent: start.returnToPlayer });
  return (
    <Frame
      start={start}
      solo={solo}
      rules={[
        rule,
        chance,
        ...several,
        text('rest'),
        fill(text('returnToPlayer'), { percent: start.returnToPlayer }),
      ]}
      describe={({ state }) =>
        fill(text('catches'), { count: state.shots.filter(({ pays }) => pays > 0).length })
      }
      message={
        said ??
        (isOpen
          ? { isWin: false, text: fill(text('loaded'), { count: left }) }
          : { isWin: false, text: text('loadFirst') })
      }
      sound={sound}
      onSound={setSound}
      controls={
        <>
          <Targets start={start} prizes={prizes} skin={skin} target={target} onPick={setTarget} />
          <StakePicker start={start} stake={stake} isDisabled={isOpen} onPick={setStake} />
          <button
            type="button"
            className="main-button"
            disabled={!isReady || (isOpen ? left === 0 : solo.isBusy)}
            onClick={() => (isOpen ? shoot() : void loadIt())}
          >
            {isOpen ? text('shoot') : fill(text('load'), { count: magazine })}
          </button>
          <button
            type="button"
            className="second-button"
            aria-pressed={isAuto}
            onClick={() => setAuto(!isAuto)}
          >
            {text('auto')}
          </button>
        </>
      }
    >
      <div className="sea">
        <SeaView canvas={canvas} sea={sea} label={text('seaLabel')} onShoot={shoot} onFiring={setFiring} />
        <dl className="counts">
          <dt>{text('bullets')}</dt>
          <dd>
            {left}/{magazine}
          </dd>
          <dt>{text('won')}</dt>
          <dd>{money(won)}</dd>
        </dl>
        <p className="price">{fill(text('perBullet'), { sum: money(stake / magazine) })}</p>
      </div>
    </Frame>
  );
};
