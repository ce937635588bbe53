import { afterEach, expect, test } from 'vitest';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';

const { visit, settle } = openTestSite();

afterEach(() => settle({ isUnderMaintenance: false, maintenanceEndsAt: null, maintenanceMessage: null }));

test('the status tells of maintenance while it lasts, with its planned end and what visitors are told', async () => {
  const visitor = visit();
  const told = async () => {
    const { value } = await visitor.call('getStatus');
    return [value?.maintenance, value?.maintenanceInfo];
  };
  expect(await told()).toEqual([false, null]);
  const endsAt = '2030-05-06T09:00:00.000Z';
  await settle({
    isUnderMaintenance: true,
    maintenanceEndsAt: new Date(endsAt),
    maintenanceMessage: 'New tables.',
  });
  expect(await told()).toEqual([true, { endsAt, message: 'New tables.' }]);
  const later = '2030-05-06T10:00:00.000Z';
  await settle({ maintenanceEndsAt: new Date(later), maintenanceMessage: null });
  expect(await told()).toEqual([true, { endsAt: later, message: null }]);
});
