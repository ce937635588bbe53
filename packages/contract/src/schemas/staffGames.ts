import { gameCategories } from '@marquee/reference';
import { Type } from 'typebox';
import { component } from './component.ts';
import { GameMaintenance } from './games.ts';
import { Nullable, OneOf } from './scalars.ts';

/** What a tile may be marked with. */
export const GameLabel = OneOf('new', 'hot', 'exclusive');

/** A game of the catalogue as staff's list shows it. */
export const StaffGame = component('StaffGame', {
  id: Type.String(),
  title: Type.String({ description: 'In the reader’s language.' }),
  vendor: Type.String(),
  vendorName: Type.String(),
  category: Type.Enum([...gameCategories]),
  label: Nullable(GameLabel),
  isOffered: Type.Boolean({ description: 'One that is not is in no list and cannot be opened.' }),
  isUnderMaintenance: Type.Boolean(),
  maintenance: Nullable(GameMaintenance),
  hotRank: Nullable(
    Type.Integer({ description: 'Its place among the hot games before those that are played most.' }),
  ),
  place: Type.Integer({ minimum: 1, description: 'Its place in the lobby’s own order, from 1.' }),
});

/** A vendor with how its games stand. */
export const StaffVendor = component('StaffVendor', {
  vendor: Type.String(),
  name: Type.String(),
  games: Type.Integer({ minimum: 0 }),
  offered: Type.Integer({ minimum: 0 }),
  underMaintenance: Type.Integer({ minimum: 0 }),
  planned: Type.Integer({ minimum: 0, description: 'Games whose maintenance is planned and to come.' }),
});
