import type { Drawing } from '../pen/Pen.ts';
import { deepSea } from './beasts/deepSea.ts';
import { farmBeasts } from './beasts/farmBeasts.ts';
import { fishes } from './beasts/fishes.ts';
import { legends } from './beasts/legends.ts';
import { shellfish } from './beasts/shellfish.ts';
import { wildBeasts } from './beasts/wildBeasts.ts';
import { boards } from './games/boards.ts';
import { cards } from './games/cards.ts';
import { machines } from './games/machines.ts';
import { tables } from './games/tables.ts';
import { tickets } from './games/tickets.ts';
import { elders } from './people/elders.ts';
import { heroes } from './people/heroes.ts';
import { hosts } from './people/hosts.ts';
import { buildings } from './places/buildings.ts';
import { landmarks } from './places/landmarks.ts';
import { landscapes } from './places/landscapes.ts';
import { boats } from './things/boats.ts';
import { festival } from './things/festival.ts';
import { flowers } from './things/flowers.ts';
import { harvests } from './things/harvests.ts';
import { sports } from './things/sports.ts';
import { tools } from './things/tools.ts';
import { treasures } from './things/treasures.ts';
import { vehicles } from './things/vehicles.ts';
import { wonders } from './things/wonders.ts';

const all = {
  ...deepSea,
  ...farmBeasts,
  ...fishes,
  ...legends,
  ...shellfish,
  ...wildBeasts,
  ...boards,
  ...cards,
  ...machines,
  ...tables,
  ...tickets,
  ...elders,
  ...heroes,
  ...hosts,
  ...buildings,
  ...landmarks,
  ...landscapes,
  ...boats,
  ...festival,
  ...flowers,
  ...harvests,
  ...sports,
  ...tools,
  ...treasures,
  ...vehicles,
  ...wonders,
};

/** What a picture can show; a further one is an entry in a file of this folder. */
export type Subject = keyof typeof all;

/** Draws each subject. */
export const subjects: Readonly<Record<Subject, Drawing>> = all;

/** Names of all subjects. */
export const subjectNames = Object.keys(all) as readonly Subject[];
