import { fieldProblem, type Handler } from '#kernel';

/** Latest moment that the clock can be set to: PostgreSQL and browsers still understand it. */
const latest = Date.UTC(2200, 0, 1);

/** Moves the clock by seconds, sets it, or gives it back to the system. */
export const setSandboxClock: Handler<'setSandboxClock'> = async ({ services, now, language }, { body }) => {
  const { clock } = services;
  const base = body.now === undefined ? now().getTime() : new Date(body.now).getTime();
  const wanted = base + (body.advanceSeconds ?? 0) * 1000;
  if (!(wanted >= 0 && wanted <= latest)) throw fieldProblem(language, 'now', 'range', { max: latest });
  await clock.setOffset(body.reset ? 0 : wanted - Date.now());
  return { now: clock.now().toISOString() };
};
