import { categoryName, names } from './Chart.css.ts';
import { labelledIndexes } from './labelledIndexes.ts';

interface CategoryNamesProps {
  categories: readonly string[];
  /** Place of a category from the start, in percent. */
  placeOf: (index: number) => number;
}

const anchorOf = (place: number) => (place < 4 ? 'start' : place > 96 ? 'end' : 'middle');

/** The names of some categories below a chart, as many as there is room for on a phone. */
export const CategoryNames = ({ categories, placeOf }: CategoryNamesProps) => (
  <svg className={names}>
    {labelledIndexes(categories.length).map((index) => (
      <text
        key={index}
        x={`${placeOf(index)}%`}
        y="1.25rem"
        textAnchor={anchorOf(placeOf(index))}
        className={categoryName}
      >
        {categories[index]}
      </text>
    ))}
  </svg>
);
