import { expect, test, vi } from 'vitest';
import { onePerFrame } from './onePerFrame.ts';

test('each piece of work has a frame of its own, in the order of the asking, and none that was called off', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const done: string[] = [];
  onePerFrame(() => {
    done.push('one');
    onePerFrame(() => done.push('four'));
  });
  const callOff = onePerFrame(() => done.push('two'));
  onePerFrame(() => done.push('three'));
  callOff();
  const told: string[] = [];
  for (let frame = 0; frame < 4; frame += 1) {
    expect(frames.length).toBeLessThan(2);
    frames.pop()?.(0);
    told.push(done.join(' '));
  }
  expect(told).toEqual(['one', 'one three', 'one three four', 'one three four']);
  vi.unstubAllGlobals();
});

test('work that was called off before its frame came does not hold up what is asked for later', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  onePerFrame(() => undefined)();
  const work = vi.fn<() => void>();
  onePerFrame(work);
  frames.pop()?.(0);
  expect(work).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
