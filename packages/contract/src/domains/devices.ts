import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { Devices } from '../schemas/devices.ts';

const Ended = component('DevicesEnded', {
  ended: Type.Integer({ minimum: 0, description: 'Devices that were logged out.' }),
});

/** Calls about the browsers that are logged in. */
export const devices = defineRows({
  getDevices: {
    method: 'GET',
    path: '/wps/member/security/devices',
    module: 'MEMBER',
    summary: 'The browsers that are logged in, and the latest logins and tries.',
    token: 'member',
    value: Devices,
  },
  endDevice: {
    method: 'POST',
    path: '/wps/member/security/devices/end',
    module: 'MEMBER',
    summary: 'Logs another browser of the member out and forgets its remembered login.',
    token: 'member',
    body: component('DeviceEnd', { id: Type.String({ format: 'uuid' }) }),
    value: Ended,
  },
  endOtherDevices: {
    method: 'POST',
    path: '/wps/member/security/devices/endOthers',
    module: 'MEMBER',
    summary: 'Logs every browser but this one out.',
    token: 'member',
    value: Ended,
  },
});
