import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { OneOf } from '../schemas/scalars.ts';

/** What the platform tells a page by itself. */
export const events = defineRows({
  followMember: {
    method: 'GET',
    path: '/wps/member/events',
    module: 'MEMBER',
    summary:
      'Tells what of the member’s changes, whoever changes it, for as long as the answer is read. It tells that something has changed and not what it is now, and at least once; whoever begins to read asks anew.',
    token: 'session',
    events: true,
    value: component('MemberChange', {
      changed: OneOf('money', 'messages'),
    }),
  },
});
