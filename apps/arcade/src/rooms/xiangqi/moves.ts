/**
 * A position: ninety fields row by row from black's back line, one letter each. Red is `KAEHRCP` (general, advisor,
 * elephant, horse, chariot, cannon, soldier), black the same in small letters; `.` is empty.
 */
export type Position = string;

/** How the pieces stand when a game begins. */
export const opening: Position =
  'rheakaehr..........c.....c.p.p.p.p.p..................P.P.P.P.P.C.....C..........RHEAKAEHR';

export const columns = 9;
const rows = 10;

/** Whether a field holds a red piece, a black one, or none. */
export const isRedAt = (position: Position, field: number): boolean | undefined => {
  const piece = position[field] ?? '.';
  return piece === '.' ? undefined : piece < 'a';
};

const sides = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const corners = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

const fieldAt = (x: number, y: number) =>
  x < 0 || y < 0 || x >= columns || y >= rows ? undefined : y * columns + x;
const isPalace = (x: number, y: number, isRed: boolean) =>
  x >= 3 && x <= 5 && (isRed ? y >= 7 && y < rows : y >= 0 && y <= 2);
const isHome = (y: number, isRed: boolean) => (isRed ? y >= 5 : y <= 4);

/** The fields in one direction, to the edge. */
const ray = (x: number, y: number, [dx, dy]: readonly [number, number]): number[] => {
  const fields: number[] = [];
  for (let step = 1; ; step += 1) {
    const field = fieldAt(x + dx * step, y + dy * step);
    if (field === undefined) return fields;
    fields.push(field);
  }
};

/** The fields a piece reaches, whatever becomes of its general. */
const reachOf = (position: Position, from: number): number[] => {
  const isRed = isRedAt(position, from);
  if (isRed === undefined) return [];
  const [x, y] = [from % columns, Math.floor(from / columns)];
  const found: number[] = [];
  const add = (field: number | undefined) => {
    if (field !== undefined && isRedAt(position, field) !== isRed) found.push(field);
  };
  const kind = (position[from] ?? '').toLowerCase();
  if (kind === 'k') {
    for (const [dx, dy] of sides) if (isPalace(x + dx, y + dy, isRed)) add(fieldAt(x + dx, y + dy));
    // Generals may not face each other: one would take the other along the open file.
    for (const field of ray(x, y, [0, isRed ? -1 : 1])) {
      if (position[field] === '.') continue;
      if (position[field]?.toLowerCase() === 'k') add(field);
      break;
    }
  }
  if (kind === 'a')
    for (const [dx, dy] of corners) if (isPalace(x + dx, y + dy, isRed)) add(fieldAt(x + dx, y + dy));
  if (kind === 'e')
    for (const [dx, dy] of corners) {
      const eye = fieldAt(x + dx, y + dy);
      if (eye !== undefined && position[eye] === '.' && isHome(y + 2 * dy, isRed))
        add(fieldAt(x + 2 * dx, y + 2 * dy));
    }
  if (kind === 'h')
    for (const [dx, dy] of sides) {
      const leg = fieldAt(x + dx, y + dy);
      if (leg === undefined || position[leg] !== '.') continue;
      for (const side of [-1, 1])
        add(dx === 0 ? fieldAt(x + side, y + 2 * dy) : fieldAt(x + 2 * dx, y + side));
    }
  if (kind === 'r' || kind === 'c')
    for (const direction of sides) {
      let screens = 0;
      for (const field of ray(x, y, direction)) {
        const isEmpty = position[field] === '.';
        if (screens === 0 && (isEmpty || kind === 'r')) add(field);
        if (screens === 1 && !isEmpty) add(field);
        if (!isEmpty) screens += 1;
        if (screens > (kind === 'c' ? 1 : 0)) break;
      }
    }
  if (kind === 'p') {
    add(fieldAt(x, y + (isRed ? -1 : 1)));
    if (!isHome(y, isRed)) for (const dx of [-1, 1]) add(fieldAt(x + dx, y));
  }
  return found;
};

/** The position after a piece went from one field to another. */
export const moved = (position: Position, from: number, to: number): Position => {
  const fields = [...position];
  fields[to] = fields[from] ?? '.';
  fields[from] = '.';
  return fields.join('');
};

const fieldsOf = (position: Position, isRed: boolean) =>
  Array.from(position, (_, field) => field).filter((field) => isRedAt(position, field) === isRed);

/** Whether a side's general could be taken. */
export const isInCheck = (position: Position, isRed: boolean): boolean => {
  const general = position.indexOf(isRed ? 'K' : 'k');
  return fieldsOf(position, !isRed).some((from) => reachOf(position, from).includes(general));
};

/** Where a piece may go without leaving its general to be taken. */
export const movesFrom = (position: Position, from: number): number[] => {
  const isRed = isRedAt(position, from);
  return isRed === undefined
    ? []
    : reachOf(position, from).filter((to) => !isInCheck(moved(position, from, to), isRed));
};

/** Whether a side has a move; without one it has lost, in check or not. */
export const canMove = (position: Position, isRed: boolean): boolean =>
  fieldsOf(position, isRed).some((from) => movesFrom(position, from).length > 0);
