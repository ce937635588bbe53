import type { Handler } from '#kernel';
import { changeSite } from './changeSite.ts';

/** Turns maintenance on or off. */
export const setSandboxMaintenance: Handler<'setSandboxMaintenance'> = async (context, { body }) => {
  const { active, endsAt, message } = body;
  await changeSite(context, {
    isUnderMaintenance: active,
    maintenanceStartsAt: null,
    maintenanceEndsAt: active && endsAt ? new Date(endsAt) : null,
    maintenanceMessage: active ? (message ?? null) : null,
  });
  return { done: true };
};
