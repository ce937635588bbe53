import { gameCategories } from '@marquee/reference';
import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { Nullable, Page, PageSize, Text } from '../schemas/scalars.ts';
import { StaffReason } from '../schemas/staff.ts';
import { GameLabel, StaffGame, StaffVendor } from '../schemas/staffGames.ts';

const shared = { module: 'STAFF', token: 'staff', console: true, always: true } as const;
const readRow = { ...shared, method: 'GET', permission: 'games.read' } as const;
const manageRow = { ...shared, method: 'POST', permission: 'games.manage' } as const;
const Id = Text(64, 1);

/** Calls by which staff settles which games the merchant offers, and how. */
export const staffGames = defineRows({
  getStaffGames: {
    ...readRow,
    path: '/wps/staff/games',
    summary: 'The catalogue in the order of the lobby, those games too that are not offered.',
    query: component('StaffGamesQuery', {
      search: Type.Optional(Text(64, 1)),
      vendor: Type.Optional(Text(32, 1)),
      category: Type.Optional(Type.Enum([...gameCategories])),
      state: Type.Optional(Type.Enum(['offered', 'withheld', 'maintenance', 'planned', 'hot'])),
      page: Page,
      pageSize: PageSize(30),
    }),
    value: component('StaffGames', {
      games: Type.Array(StaffGame),
      total: Type.Integer({ minimum: 0 }),
      vendors: Type.Array(StaffVendor),
    }),
  },
  changeStaffGames: {
    ...manageRow,
    path: '/wps/staff/games',
    summary:
      'Changes games, named one by one or all of a vendor: whether they are offered and hot, how they are marked, and when they are under maintenance, where null ends it or calls it off.',
    body: component('StaffGamesChange', {
      games: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true })),
      vendor: Type.Optional(Text(32, 1)),
      isOffered: Type.Optional(Type.Boolean()),
      maintenance: Type.Optional(
        Nullable(
          component('StaffGamesMaintenance', {
            startsAt: Nullable(Type.String({ format: 'date-time', description: 'Null begins it at once.' })),
            endsAt: Nullable(
              Type.String({
                format: 'date-time',
                description: 'What players are told, and when it ends; null until somebody ends it.',
              }),
            ),
          }),
        ),
      ),
      isHot: Type.Optional(Type.Boolean()),
      label: Type.Optional(Nullable(GameLabel)),
      reason: StaffReason,
    }),
    value: component('StaffGamesChanged', { changed: Type.Integer({ minimum: 0 }) }),
  },
  moveStaffGame: {
    ...manageRow,
    path: '/wps/staff/games/move',
    summary: 'Puts a game at another place of the lobby’s order; `from` is where the person has seen it.',
    body: component('StaffGameMove', {
      game: Id,
      from: Type.Integer({ minimum: 1 }),
      to: Type.Integer({ minimum: 1 }),
      reason: StaffReason,
    }),
    value: component('StaffGameMoved', { place: Type.Integer({ minimum: 1 }) }),
    errors: ['SETTINGS_CHANGED'],
  },
});
