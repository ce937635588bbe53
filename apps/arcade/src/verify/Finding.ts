/** What a check came to; all but `right` and `notYet` mean that the round was not played as promised. */
export type Finding = 'right' | 'notYet' | 'wrongSeed' | 'wrongDraw' | 'wrongWin' | 'unknownGame';
