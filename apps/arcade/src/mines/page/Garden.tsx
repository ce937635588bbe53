import { fill } from '../../page/fill.ts';
import type { Start } from '../../pages/Start.ts';
import { type MinesView, tiles } from '../mines.ts';
import './mines.css';

const columns = 5;

const Gem = () => (
  <svg viewBox="-20 -20 40 40" aria-hidden="true">
    <path d="M-15-4L-8-14H8L15-4 0 16Z" fill="#5fe0c0" stroke="#1d8f78" strokeWidth="2" />
    <path d="M-15-4H15M-8-14L-4-4 0 16 4-4 8-14" fill="none" stroke="#1d8f78" strokeWidth="1.4" />
  </svg>
);

const Thorn = () => (
  <svg viewBox="-20 -20 40 40" aria-hidden="true">
    {Array.from({ length: 8 }, (_, spike) => (
      <path key={spike} d="M-4-8L0-19 4-8Z" fill="#d84a5b" transform={`rotate(${spike * 45})`} />
    ))}
    <circle r="10" fill="#8f2334" />
  </svg>
);

type Props = {
  texts: Start['texts'];
  garden: MinesView | undefined;
  isHeld: boolean;
  onTurn: (tile: number) => void;
};

/** The tiles of a garden, covered or turned; the thorns when it is over. */
export const Garden = ({ texts, garden, isHeld, onTurn }: Props) => (
  <div className="garden">
    {Array.from({ length: tiles }, (_, tile) => {
      const isGem = garden?.turned.includes(tile) ?? false;
      const isThorn = garden?.thorns?.includes(tile) ?? false;
      const place = fill(texts['tile'] ?? '', {
        row: Math.floor(tile / columns) + 1,
        column: (tile % columns) + 1,
      });
      const name = fill(texts[isGem ? 'gemTile' : isThorn ? 'thornTile' : 'closedTile'] ?? '', {
        tile: place,
      });
      return (
        <button
          // Tiles have no other name than their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={tile}
          type="button"
          className={`tile ${isGem ? 'is-gem' : ''} ${isThorn ? 'is-thorn' : ''} ${garden?.hit === tile ? 'is-hit' : ''}`}
          disabled={!garden || garden.isOver || isGem || isHeld}
          aria-label={name}
          onClick={() => onTurn(tile)}
        >
          {isGem && <Gem />}
          {isThorn && <Thorn />}
        </button>
      );
    })}
  </div>
);
