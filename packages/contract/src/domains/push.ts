import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { Nullable } from '../schemas/scalars.ts';

const Choice = component('PushChoice', { isOn: Type.Boolean() });

/** Calls about notifications of a browser (Web Push). */
export const push = defineRows({
  getPush: {
    method: 'GET',
    path: '/wps/member/push',
    module: 'MEMBER',
    summary:
      'The key that browsers subscribe to notifications with, and whether this browser is told of messages.',
    token: 'member',
    value: component('Push', {
      publicKey: Nullable(
        Type.String({ description: 'VAPID, base64url; null: no notifications are offered.' }),
      ),
      isOn: Type.Boolean(),
    }),
  },
  keepPush: {
    method: 'PUT',
    path: '/wps/member/push',
    module: 'MEMBER',
    summary: 'Tells this browser of new messages, for as long as its login lasts.',
    token: 'member',
    body: component('PushSubscription', {
      endpoint: Type.String({ pattern: '^https?://[!-~]+$', maxLength: 1024 }),
      p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}=?$', description: 'A point of P-256, base64url.' }),
      auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}(==)?$', description: '16 bytes, base64url.' }),
    }),
    value: Choice,
    errors: ['FEATURE_DISABLED'],
  },
  endPush: {
    method: 'POST',
    path: '/wps/member/push/end',
    module: 'MEMBER',
    summary: 'Tells this browser of messages no more.',
    token: 'member',
    value: Choice,
  },
});
