import { useCategoryName } from '../catalogue/useCategoryName.ts';
import { GameShelf } from './GameShelf.tsx';

/** Slots as tiles. */
const SlotsTiles = () => (
  <GameShelf title={useCategoryName()('slots')} href="/rng" games={{ category: 'slots' }} places={12} />
);

export default SlotsTiles;
