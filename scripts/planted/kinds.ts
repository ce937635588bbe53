import { access } from './access.ts';
import { components } from './components.ts';
import type { Faults } from './Fault.ts';
import { gallery } from './gallery.ts';
import { input } from './input.ts';
import { journeys } from './journeys.ts';
import { money } from './money.ts';
import { structure } from './structure.ts';

/** Every fault that is planted, by its kind. */
export const kinds: readonly Faults[] = [money, access, input, structure, components, gallery, journeys];
