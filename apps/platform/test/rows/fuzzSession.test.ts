import { vi } from 'vitest';
import { fuzzRows } from './fuzzRows.ts';
import { rowsOf } from './rowsOf.ts';

// A picture takes forty milliseconds, depends on nothing that a call holds, and has a test of its own.
vi.mock('../../src/identity/captcha/drawCaptcha.ts', () => ({
  drawCaptcha: async () => Buffer.from('picture'),
}));

fuzzRows(rowsOf('SESSION'));
