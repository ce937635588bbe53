import { vi } from 'vitest';

vi.useRealTimers();
const { setTimeout, clearTimeout } = globalThis;

// jsdom draws its frames by an interval of its own. A test with a clock of its own that is the first to need it (by a
// focused button that goes away) would make that clock's interval of it, and no later file of the worker saw a frame.
window.requestAnimationFrame = (frame) => Number(setTimeout(() => frame(performance.now()), 1000 / 60));
window.cancelAnimationFrame = (frame) => clearTimeout(frame);
