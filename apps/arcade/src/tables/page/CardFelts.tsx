import { Spot } from './Spot.tsx';
import { useTable } from './TableContext.ts';

/** Where chips lie in baccarat. */
export const BaccaratFelt = () => {
  const { say } = useTable();
  return (
    <div className="felt baccarat">
      <Spot spot="playerPair" name={say('playerPair')} pays="11:1" tone="b small" />
      <Spot spot="tie" name={say('tie')} pays="8:1" tone="tie" />
      <Spot spot="bankerPair" name={say('bankerPair')} pays="11:1" tone="a small" />
      <Spot spot="player" name={say('player')} pays="1:1" tone="b" />
      <Spot spot="banker" name={say('banker')} pays="0.95:1" tone="a" />
    </div>
  );
};

/** Where chips lie between dragon and tiger. */
export const DragonTigerFelt = () => {
  const { say } = useTable();
  return (
    <div className="felt dragon">
      <Spot spot="dragon" name={say('dragon')} pays="1:1" tone="a" />
      <Spot spot="tie" name={say('tie')} pays="8:1" tone="tie" />
      <Spot spot="tiger" name={say('tiger')} pays="1:1" tone="b" />
    </div>
  );
};
