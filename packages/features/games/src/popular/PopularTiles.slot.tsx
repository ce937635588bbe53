import { TileList } from '../catalogue/TileList.tsx';
import { PopularShelf } from './PopularShelf.tsx';

/** Two rows of a desktop's six, four of a phone's three. */
const places = 12;

/** The most played games as tiles. */
const PopularTiles = () => (
  <PopularShelf>{(games) => <TileList games={games?.slice(0, places)} places={places} />}</PopularShelf>
);

export default PopularTiles;
