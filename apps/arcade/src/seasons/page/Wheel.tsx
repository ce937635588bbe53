import { type Season, wheel } from '../seasons.ts';

const colours: Readonly<Record<Season, string>> = {
  spring: '#6fbf73',
  summer: '#f2c14e',
  autumn: '#d9733a',
  winter: '#8ecae6',
};
const size = 360 / wheel.length;

const wedge = (place: number) => {
  const at = (degrees: number, radius: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  };
  const [from, to] = [place * size, (place + 1) * size];
  return `M${at(from, 40)} L${at(from, 96)} A96 96 0 0 1 ${at(to, 96)} L${at(to, 40)} A40 40 0 0 0 ${at(from, 40)}Z`;
};

/** How far the wheel is turned so that a place stands below the pointer. */
const restOf = (place: number) => -(place + 0.5) * size;

type Props = {
  /** The place at which it stands, or comes to stand. */
  place: number;
  /** Turns that it has made before. */
  turns: number;
  isTurning: boolean;
};

/** The wheel of 48 places below its pointer. */
export const Wheel = ({ place, turns, isTurning }: Props) => (
  <svg className="wheel" viewBox="-104 -112 208 216" aria-hidden="true">
    <circle r="101" fill="#00000055" />
    <g
      className={isTurning ? 'is-turning' : ''}
      style={{ transform: `rotate(${(restOf(place) + 360 * turns).toFixed(2)}deg)` }}
    >
      {wheel.map((season, at) => (
        // Places have no other name than their number.
        // oxlint-disable-next-line react/no-array-index-key
        <path key={at} d={wedge(at)} fill={colours[season]} stroke="#00000040" strokeWidth="0.6" />
      ))}
      <circle r="38" fill="#123024" />
      {Object.values(colours).map((colour, at) => (
        <ellipse key={colour} cx="0" cy="-18" rx="8" ry="15" fill={colour} transform={`rotate(${at * 90})`} />
      ))}
      <circle r="6" fill="#fff4d6" />
    </g>
    <path d="M-9 -110 L9 -110 L0 -90Z" fill="#fff4d6" stroke="#00000066" />
  </svg>
);
