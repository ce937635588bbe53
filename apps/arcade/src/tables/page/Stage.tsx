import type { BaccaratResult } from '../rules/baccarat.ts';
import type { CrystalResult } from '../rules/crystalRoulette.ts';
import type { DragonTigerResult } from '../rules/dragonTiger.ts';
import { remainderOf } from '../rules/fanTan.ts';
import type { MoneyWheelResult } from '../rules/moneyWheel.ts';
import { colourOf } from '../rules/roulette.ts';
import { CardFace } from './CardFace.tsx';
import { Die, Token } from './OtherFelts.tsx';
import { RouletteWheel, SegmentWheel } from './Wheels.tsx';
import { useTable } from './TableContext.ts';

/** A result as the stage shows it; nothing before the first round of a page. */
type Props<Result> = { result: Result | undefined; round: number };

const Hand = ({
  name,
  total,
  cards,
  order,
  tone,
}: {
  name: string;
  total: number;
  cards: readonly number[];
  order: number;
  tone: string;
}) => (
  <div className={`hand ${tone}`}>
    <span className="who">{name}</span>
    <span className="cards">
      {cards.map((card, index) => (
        <CardFace
          key={card * 10 + index}
          card={card}
          isSide={index === 2}
          delay={index < 2 ? order * 350 + index * 700 : 1700 + order * 500}
        />
      ))}
    </span>
    <span className="total">{total}</span>
  </div>
);

const EmptyHand = ({ name, tone }: { name: string; tone: string }) => (
  <div className={`hand ${tone}`}>
    <span className="who">{name}</span>
    <span className="cards">
      <span className="card back" />
      <span className="card back" />
    </span>
  </div>
);

export const BaccaratStage = ({ result, round }: Props<BaccaratResult>) => {
  const { say } = useTable();
  return (
    <div className="stage hands" key={round}>
      {result ? (
        <>
          <Hand name={say('player')} total={result.playerTotal} cards={result.player} order={0} tone="b" />
          <Hand name={say('banker')} total={result.bankerTotal} cards={result.banker} order={1} tone="a" />
        </>
      ) : (
        <>
          <EmptyHand name={say('player')} tone="b" />
          <EmptyHand name={say('banker')} tone="a" />
        </>
      )}
    </div>
  );
};

export const DragonTigerStage = ({ result, round }: Props<DragonTigerResult>) => {
  const { say } = useTable();
  return (
    <div className="stage hands single" key={round}>
      {(['dragon', 'tiger'] as const).map((side, order) => (
        <div key={side} className={`hand ${order === 0 ? 'a' : 'b'}`}>
          <span className="who">{say(side)}</span>
          <span className="cards">
            {result ? <CardFace card={result[side]} delay={order * 800} /> : <span className="card back" />}
          </span>
        </div>
      ))}
    </div>
  );
};

export const RouletteStage = ({ result, round }: Props<{ pocket: number } & Partial<CrystalResult>>) => {
  const { say } = useTable();
  return (
    <div className="stage spin">
      <RouletteWheel pocket={result?.pocket} round={round} />
      <div className="beside">
        {result && (
          <span key={round} className={`pocket ${colourOf(result.pocket)}`}>
            {result.pocket}
          </span>
        )}
        {result?.lucky && (
          <ul className="lucky" aria-label={say('lucky')}>
            {result.lucky.map(({ pocket, pays }) => (
              <li key={pocket}>
                <b>{pocket}</b> {pays}:1
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};

export const SicboStage = ({ result, round }: Props<{ dice: readonly number[] }>) => (
  <div className="stage bowl" key={round}>
    <div className={result ? 'dish open' : 'dish'}>
      {(result?.dice ?? [1, 1, 1]).map((face, index) => (
        // Dice have no names of their own.
        // oxlint-disable-next-line react/no-array-index-key
        <Die key={index} face={face} size={44} />
      ))}
      <span className="cover" />
    </div>
    {result && <span className="total late">{result.dice.reduce((sum, face) => sum + face, 0)}</span>}
  </div>
);

export const XocDiaStage = ({ result, round }: Props<{ tokens: readonly boolean[] }>) => (
  <div className="stage bowl" key={round}>
    <div className={result ? 'dish open' : 'dish'}>
      {(result?.tokens ?? [false, false, false, false]).map((isRed, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Token key={index} isRed={isRed} size={38} />
      ))}
      <span className="cover" />
    </div>
  </div>
);

export const FanTanStage = ({ result, round }: Props<{ buttons: number }>) => {
  const left = result ? remainderOf(result.buttons) : 0;
  const fours = result ? Math.ceil(result.buttons / 4) - 1 : 20;
  return (
    <div className="stage pile" key={round}>
      <div className={result ? 'buttons open' : 'buttons'} aria-hidden="true">
        {Array.from({ length: fours }, (_, index) => (
          <i key={index} className="counted" style={{ animationDelay: `${index * 90}ms` }} />
        ))}
        {Array.from({ length: left }, (_, index) => (
          <i key={`left${index}`} className="lone" />
        ))}
      </div>
      {result && <span className="total late">{left}</span>}
    </div>
  );
};

export const MoneyWheelStage = ({ result, round }: Props<MoneyWheelResult>) => (
  <div className="stage spin">
    <SegmentWheel stops={result?.stops} round={round} />
  </div>
);
