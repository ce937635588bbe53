import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { Nullable, Text } from '../schemas/scalars.ts';

const Base64Url = (most: number) =>
  Type.String({ pattern: '^[A-Za-z0-9_-]+={0,2}$', minLength: 16, maxLength: most });

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
      endpoint: Text(1024, 12),
      p256dh: Base64Url(128),
      auth: Base64Url(64),
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
