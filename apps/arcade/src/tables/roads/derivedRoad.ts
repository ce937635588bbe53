/** How many columns back a derived road looks. */
export const lookBack = { bigEyeBoy: 1, smallRoad: 2, cockroachRoad: 3 } as const;

/**
 * A derived road from the lengths of the big road's columns: red where the shoe repeats itself, blue where it does
 * not. It begins at the second entry of column `back + 1`, or at the first of the column after that.
 */
export const derivedRoad = (lengths: readonly number[], back: number): ('red' | 'blue')[][] => {
  const columns: ('red' | 'blue')[][] = [];
  const mark = (colour: 'red' | 'blue') => {
    const column = columns.at(-1);
    if (column?.[0] === colour) column.push(colour);
    else columns.push([colour]);
  };
  lengths.forEach((length, column) => {
    for (let row = 0; row < length; row += 1) {
      if (row === 0) {
        const before = lengths[column - 1];
        const compared = lengths[column - 1 - back];
        if (before !== undefined && compared !== undefined) mark(before === compared ? 'red' : 'blue');
        continue;
      }
      const compared = lengths[column - back];
      if (compared !== undefined) mark(compared === row ? 'blue' : 'red');
    }
  });
  return columns;
};
