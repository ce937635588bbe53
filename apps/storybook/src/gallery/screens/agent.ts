import type { Screen } from '../Screen.ts';
import { answers } from './stateSets.ts';

/** What agents have beside a member's own. */
export const agentScreens: readonly Screen[] = [
  { title: 'Agent/My team', feature: 'agent', path: '/agent/team', states: ['agent', ...answers, 'member'] },
];
