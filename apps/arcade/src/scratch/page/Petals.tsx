import { fill } from '../../page/fill.ts';
import type { Start } from '../../pages/Start.ts';
import { petals } from '../scratch.ts';
import { Picture } from './Picture.tsx';
import './scratch.css';

type Props = {
  texts: Start['texts'];
  /** What lies under the petals; undefined where there is no card yet. */
  pictures: readonly number[] | undefined;
  /** The petals that are scratched. */
  open: ReadonlySet<number>;
  prize: number | null;
  onOpen: (petal: number) => void;
};

/** The petals of a card. */
export const Petals = ({ texts, pictures, open, prize, onOpen }: Props) => (
  <div className="petals">
    {Array.from({ length: petals }, (_, petal) => {
      const picture = open.has(petal) ? pictures?.[petal] : undefined;
      const name = fill(texts['petal'] ?? '', { number: petal + 1 });
      const isWon = picture !== undefined && picture === prize && open.size === petals;
      return (
        <button
          // Petals have no other name than their number.
          // oxlint-disable-next-line react/no-array-index-key
          key={petal}
          type="button"
          className={`petal ${picture === undefined ? '' : 'is-open'} ${isWon ? 'is-won' : ''}`}
          disabled={!pictures || picture !== undefined}
          aria-label={picture === undefined ? name : `${name}: ${texts[`picture${picture}`]}`}
          onClick={() => onOpen(petal)}
        >
          {picture !== undefined && <Picture picture={picture} />}
        </button>
      );
    })}
  </div>
);
