import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { OneOf } from '../schemas/scalars.ts';

const Count = Type.Integer({ minimum: 0 });

/** What a merchant has to have before it can open, and what makes its site whole. */
export const staffFirstSteps = defineRows({
  getStaffFirstSteps: {
    module: 'STAFF',
    token: 'staff',
    console: true,
    always: true,
    method: 'GET',
    path: '/wps/staff/firstSteps',
    summary: 'What the merchant still lacks before it can open, read from what it has now.',
    permission: 'site.read',
    value: component('StaffFirstSteps', {
      isDemonstration: Type.Boolean({
        description: 'This installation is a sandbox: content, accounts and wins are made up.',
      }),
      steps: Type.Array(
        component('StaffFirstStep', {
          id: OneOf(
            'facts',
            'payments',
            'depositMethods',
            'games',
            'vendors',
            'secondPerson',
            'contacts',
            'texts',
            'banners',
            'promotions',
            'announcements',
            'apps',
            'opened',
          ),
          isNeeded: Type.Boolean({ description: 'The merchant cannot open without it.' }),
          isDone: Type.Boolean(),
          have: Count,
          want: Count,
        }),
      ),
    }),
  },
});
