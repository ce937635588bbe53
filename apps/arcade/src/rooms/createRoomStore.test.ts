import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createRoomStore } from './createRoomStore.ts';

test('moves keep their seat, and those that an earlier program kept without one are still read', () => {
  const database = new DatabaseSync(':memory:');
  database.exec(
    'create table room_move (game text not null, number integer not null, move text not null, primary key (game, number)) strict',
  );
  database.exec("insert into room_move values ('g', 1, '{\"cell\":3}')");
  const store = createRoomStore(database);
  store.addMove('g', { cell: 4 }, 1);
  const moves = [
    { move: { cell: 3 }, seat: null },
    { move: { cell: 4 }, seat: 1 },
  ];
  expect(store.movesOf('g')).toEqual(moves);
  expect(createRoomStore(database).movesOf('g')).toEqual(moves);
});
