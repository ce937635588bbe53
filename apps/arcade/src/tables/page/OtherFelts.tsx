import { Spot } from './Spot.tsx';
import { useTable } from './TableContext.ts';

const faces = [1, 2, 3, 4, 5, 6];
const pips: Record<number, readonly number[]> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

/** A die with its pips. */
export const Die = ({ face, size = 28 }: { face: number; size?: number }) => (
  <svg className="die" width={size} height={size} viewBox="0 0 30 30" role="img" aria-label={String(face)}>
    <rect x="1" y="1" width="28" height="28" rx="6" />
    {pips[face]?.map((at) => (
      <circle
        key={at}
        cx={7 + (at % 3) * 8}
        cy={7 + Math.floor(at / 3) * 8}
        r="2.8"
        className={face === 1 || face === 4 ? 'one' : ''}
      />
    ))}
  </svg>
);

const sums: Record<number, number> = {
  4: 60,
  5: 30,
  6: 18,
  7: 12,
  8: 8,
  9: 7,
  10: 6,
  11: 6,
  12: 7,
  13: 8,
  14: 12,
  15: 18,
  16: 30,
  17: 60,
};

/** Where chips lie for three dice. */
export const SicboFelt = () => {
  const { say } = useTable();
  return (
    <div className="felt sicbo">
      <div className="row four">
        <Spot spot="small" name={say('small')} pays="1:1" tone="b">
          <b>{say('small')}</b>
          <small>4–10</small>
        </Spot>
        <Spot spot="odd" name={say('odd')} pays="1:1" />
        <Spot spot="even" name={say('even')} pays="1:1" />
        <Spot spot="big" name={say('big')} pays="1:1" tone="a">
          <b>{say('big')}</b>
          <small>11–17</small>
        </Spot>
      </div>
      <div className="row seven">
        {Object.entries(sums).map(([sum, pays]) => (
          <Spot key={sum} spot={`sum${sum}`} name={say('sum', { sum })} pays={`${pays}:1`}>
            <b>{sum}</b>
          </Spot>
        ))}
      </div>
      <div className="row six">
        {faces.map((face) => (
          <Spot key={face} spot={`face${face}`} name={say('face', { face })} pays="1–3:1">
            <Die face={face} />
          </Spot>
        ))}
        {faces.map((face) => (
          <Spot key={face} spot={`double${face}`} name={say('double', { face })} pays="10:1">
            <span className="dice">
              <Die face={face} size={20} />
              <Die face={face} size={20} />
            </span>
          </Spot>
        ))}
        {faces.map((face) => (
          <Spot key={face} spot={`triple${face}`} name={say('triple', { face })} pays="150:1">
            <span className="dice">
              <Die face={face} size={15} />
              <Die face={face} size={15} />
              <Die face={face} size={15} />
            </span>
          </Spot>
        ))}
      </div>
      <div className="row five">
        {faces.flatMap((low) =>
          faces
            .filter((high) => high > low)
            .map((high) => (
              <Spot
                key={`${low}-${high}`}
                spot={`pair${low}-${high}`}
                name={say('pairOfFaces', { low, high })}
                pays="5:1"
              >
                <span className="dice">
                  <Die face={low} size={20} />
                  <Die face={high} size={20} />
                </span>
              </Spot>
            )),
        )}
      </div>
      <Spot spot="anyTriple" name={say('anyTriple')} pays="30:1" tone="tie" />
    </div>
  );
};

/** A token of xóc đĩa, red or white. */
export const Token = ({ isRed, size = 16 }: { isRed: boolean; size?: number }) => (
  <i className={isRed ? 'token red' : 'token'} style={{ width: size, height: size }} />
);
const tokens = (reds: number) => (
  <span className="tokens">
    {[0, 1, 2, 3].map((index) => (
      <Token key={index} isRed={index < reds} />
    ))}
  </span>
);

/** Where chips lie for four tokens. */
export const XocDiaFelt = () => {
  const { say } = useTable();
  const exact = [
    ['fourWhite', 0, '12:1'],
    ['threeWhite', 1, '2.8:1'],
    ['threeRed', 3, '2.8:1'],
    ['fourRed', 4, '12:1'],
  ] as const;
  return (
    <div className="felt xocdia">
      <Spot spot="even" name={say('even')} pays="0.98:1" tone="a" />
      <Spot spot="odd" name={say('odd')} pays="0.98:1" tone="b" />
      {exact.map(([spot, reds, pays]) => (
        <Spot key={spot} spot={spot} name={say(spot)} pays={pays} tone="small">
          {tokens(reds)}
        </Spot>
      ))}
    </div>
  );
};

/** Where chips lie for a pile of buttons. */
export const FanTanFelt = () => {
  const { say } = useTable();
  return (
    <div className="felt fantan">
      {['1', '2', '3', '4'].map((left) => (
        <Spot key={left} spot={left} name={say('left', { left })} pays="2.85:1" tone="tall">
          <b>{left}</b>
        </Spot>
      ))}
      {['1-2', '2-3', '3-4', '4-1'].map((pair) => (
        <Spot key={pair} spot={pair} name={say('left', { left: pair.replace('-', ' / ') })} pays="0.95:1">
          <b>{pair.replace('-', ' · ')}</b>
        </Spot>
      ))}
      <Spot spot="odd" name={say('odd')} pays="0.95:1" tone="b half" />
      <Spot spot="even" name={say('even')} pays="0.95:1" tone="a half" />
    </div>
  );
};

/** Where chips lie for the big wheel. */
export const MoneyWheelFelt = () => {
  const { say } = useTable();
  return (
    <div className="felt wheel">
      {[1, 2, 5, 10, 20, 40].map((pays) => (
        <Spot
          key={pays}
          spot={`x${pays}`}
          name={say('segment', { pays })}
          pays={`${pays}:1`}
          tone={`kind${pays}`}
        >
          <b>{pays}</b>
        </Spot>
      ))}
    </div>
  );
};
