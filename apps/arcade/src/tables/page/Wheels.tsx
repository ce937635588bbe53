import { segments } from '../rules/moneyWheel.ts';
import { colourOf, wheel } from '../rules/roulette.ts';

const arc = (index: number, count: number, outer: number, inner: number) => {
  const at = (part: number, radius: number) => {
    const angle = (2 * Math.PI * part) / count - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  };
  const [from, to] = [index - 0.5, index + 0.5];
  return `M${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`;
};

const turning = ({
  stop,
  count,
  round,
  turns,
}: {
  stop: number | undefined;
  count: number;
  round: number;
  turns: number;
}) => {
  const angle = stop === undefined ? 0 : -(stop * 360) / count - turns * 360;
  return {
    key: stop === undefined ? 'still' : `spin${round}`,
    style: { rotate: `${angle}deg` },
    className: stop === undefined ? 'turn idle' : 'turn spun',
  } as const;
};

/** A European wheel that comes to rest with the pocket under the ball. */
export const RouletteWheel = ({ pocket, round }: { pocket: number | undefined; round: number }) => {
  const stop = pocket === undefined ? undefined : wheel.indexOf(pocket as (typeof wheel)[number]);
  const { key, ...turn } = turning({ stop, count: wheel.length, round, turns: 4 });
  return (
    <svg className="wheel" viewBox="-100 -100 200 200" aria-hidden="true">
      <circle r="99" className="rim" />
      <g key={key} {...turn}>
        {wheel.map((number, index) => (
          <g key={number}>
            <path d={arc(index, wheel.length, 92, 62)} className={`part ${colourOf(number)}`} />
            <text transform={`rotate(${(index * 360) / wheel.length}) translate(0 -80)`}>{number}</text>
          </g>
        ))}
        <circle r="62" className="hub" />
        <path d="M0-40V40M-40 0H40" className="cross" />
        <circle r="16" className="cone" />
      </g>
      <circle cy="-68" r="5" className={stop === undefined ? 'ball away' : 'ball'} />
    </svg>
  );
};

/** The big wheel; of a round with bonus segments the last stop is shown, and the bonuses beside it. */
export const SegmentWheel = ({ stops, round }: { stops: readonly number[] | undefined; round: number }) => {
  const { key, ...turn } = turning({ stop: stops?.at(-1), count: segments.length, round, turns: 3 });
  const bonuses = stops?.slice(0, -1).map((stop) => segments[stop]) ?? [];
  return (
    <>
      <svg className="wheel" viewBox="-100 -100 200 200" aria-hidden="true">
        <circle r="99" className="rim" />
        <g key={key} {...turn}>
          {segments.map((segment, index) => (
            // A wheel's segments have places, and many of them are alike.
            // oxlint-disable-next-line react/no-array-index-key
            <g key={index}>
              <path
                d={arc(index, segments.length, 94, 34)}
                className={'pays' in segment ? `part kind${segment.pays}` : 'part bonus'}
              />
              <text transform={`rotate(${(index * 360) / segments.length}) translate(0 -84)`}>
                {'pays' in segment ? segment.pays : `×${segment.times}`}
              </text>
            </g>
          ))}
          <circle r="34" className="hub" />
          <circle r="10" className="cone" />
        </g>
        <path d="M-7-100H7L0-86Z" className="pointer" />
      </svg>
      {bonuses.length > 0 && (
        <div className="beside">
          {bonuses.map((segment, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index} className="pocket bonus">
              {segment && 'times' in segment ? `×${segment.times}` : ''}
            </span>
          ))}
        </div>
      )}
    </>
  );
};
