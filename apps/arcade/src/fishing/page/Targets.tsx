import { useState } from 'react';
import { fill } from '../../page/fill.ts';
import type { Start } from '../../pages/Start.ts';
import type { FishingSkin, FishingStart } from '../FishingSkin.ts';

const pictureOf = (svg: string) => `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;

/** What pays what; the fish that is chosen is sought by every bullet. */
export const Targets = ({
  start,
  prizes,
  skin,
  target,
  onPick,
}: Pick<FishingStart, 'prizes'> & {
  skin: FishingSkin;
  start: Start;
  target: string | undefined;
  onPick: (name: string | undefined) => void;
}) => {
  const text = (name: string) => start.texts[name] ?? '';
  const [pictures] = useState(() =>
    Object.fromEntries(prizes.map(([name]) => [name, pictureOf(skin.fish[name]?.picture ?? '')])),
  );
  return (
    <fieldset className="targets">
      <legend>{text('aimAt')}</legend>
      <label>
        <input type="radio" name="target" checked={target === undefined} onChange={() => onPick(undefined)} />
        <span className="free">{text('free')}</span>
      </label>
      {prizes.map(([name, pays]) => (
        <label key={name}>
          <input type="radio" name="target" checked={target === name} onChange={() => onPick(name)} />
          <img src={pictures[name]} alt={text(name)} />
          <b>{fill(text(pays.length > 1 ? 'paysUpTo' : 'pays'), { times: Math.max(...pays) })}</b>
        </label>
      ))}
    </fieldset>
  );
};
