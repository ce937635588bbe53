/** How many pictures at the top of a page come with it. More would share the way of the first, by which the page is judged. */
const withPage = 2;

type Place = {
  index: number;
  /** How many games are in sight when the page opens. */
  inSight: number;
  /** They stand at the top of their page. */
  isTop: boolean;
};

/** When the picture of a game is fetched, by its place in a list: with the page and first, with it, soon, or once it comes near. */
export const pictureTiming = ({ index, inSight, isTop }: Place) => ({
  isPriority: isTop && index === 0,
  isInSight: isTop && index < withPage,
  isLate: index >= inSight,
});
