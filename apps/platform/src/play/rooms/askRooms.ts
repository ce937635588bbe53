import { currencyCodes } from '@marquee/reference';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';

/** A vendor's list of rooms; what it says beyond these fields is not read. */
const Rooms = Type.Object({
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
});
const validator = Compile(Rooms);

/** A room as its vendor lists it. */
export type VendorRoom = Static<typeof Rooms>['rooms'][number];

type Question = { brand: string; currency: string; mode: 'real' | 'demo' };

/** How long a vendor may take, for how long its answer holds, and how long one is left alone that had none; milliseconds. */
const patience = 2_000;
const freshness = 2_000;
const rest = 30_000;

const answers = new Map<string, { until: number; rooms: Promise<readonly VendorRoom[]> }>();

const fetchRooms = async (address: string): Promise<readonly VendorRoom[]> => {
  const response = await fetch(address, { signal: AbortSignal.timeout(patience), redirect: 'error' });
  const answer: unknown = await response.json();
  if (!response.ok || !validator.Check(answer)) throw new Error(`No list of rooms came from ${address}.`);
  return answer.rooms;
};

/**
 * Asks a vendor for its rooms, at most every two seconds whoever wants to know. A vendor that is down, slow or says
 * something else has none, and is asked again half a minute later.
 */
export const askRooms = (roomsUrl: string, question: Question): Promise<readonly VendorRoom[]> => {
  const url = new URL(roomsUrl);
  for (const [name, value] of Object.entries(question)) url.searchParams.set(name, value);
  const kept = answers.get(url.href);
  if (kept && Date.now() < kept.until) return kept.rooms;
  const rooms = fetchRooms(url.href).catch(() => {
    answers.set(url.href, { until: Date.now() + rest, rooms });
    return [];
  });
  answers.set(url.href, { until: Date.now() + freshness, rooms });
  return rooms;
};
