import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { Instant, Nullable, Page, PageSize } from '../schemas/scalars.ts';

/** Calls of agents. */
export const agent = defineRows({
  getTeam: {
    method: 'GET',
    path: '/wps/agent/team',
    module: 'AGENT',
    summary: 'Who has registered right below the agent, newest first, and the code that they registered by.',
    token: 'agent',
    query: component('TeamQuery', { page: Page, pageSize: PageSize(12) }),
    value: component('Team', {
      code: Nullable(Type.String({ description: 'Null until the agent has one made.' })),
      members: Type.Array(
        component('TeamMember', {
          name: Type.String({ description: 'Hidden in part.' }),
          isAgent: Type.Boolean(),
          joinedAt: Instant,
        }),
      ),
      total: Type.Integer({ minimum: 0 }),
      recent: Type.Integer({ minimum: 0, description: 'Of them, in the last 30 days.' }),
    }),
  },
  makeInvitationCode: {
    method: 'POST',
    path: '/wps/agent/code',
    module: 'AGENT',
    summary: "Makes the agent's invitation code; one that is there stays.",
    token: 'agent',
    idempotent: true,
    value: component('InvitationCode', { code: Type.String() }),
  },
});
