import { currencyCodes } from '@marquee/reference';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { createListAsker } from '../vendors/createListAsker.ts';

/** A vendor's list of rooms; what it says beyond these fields is not read. */
const validator = Compile(
  Type.Object({
    rooms: Type.Array(
      Type.Object({
        room: Type.String({ minLength: 1, maxLength: 64 }),
        gameId: Type.String({ minLength: 1, maxLength: 64 }),
        stake: Type.Integer({ minimum: 0 }),
        currency: Type.Enum([...currencyCodes]),
        rakePercent: Type.Number({ minimum: 0, maximum: 100 }),
        seats: Type.Integer({ minimum: 2, maximum: 100 }),
        taken: Type.Integer({ minimum: 0, maximum: 100 }),
        isPlaying: Type.Boolean(),
      }),
      { maxItems: 500 },
    ),
  }),
);

/** Asks a vendor for its rooms. */
export const askRooms = createListAsker((answer) => (validator.Check(answer) ? answer.rooms : undefined));
