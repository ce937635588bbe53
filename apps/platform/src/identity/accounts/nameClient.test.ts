import { expect, test } from 'vitest';
import { nameClient } from './nameClient.ts';

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36 Edg/141.0.0.0`, 'Edge', 'Windows'],
  [`Mozilla/5.0 (Linux; Android 15; SM-S921B) ${blink} Mobile Safari/537.36`, 'Chrome', 'Android'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${apple} Version/18.0 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iOS',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${apple} CriOS/141.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iOS',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/18.0 Safari/605.1.15`,
    'Safari',
    'macOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox', 'Linux'],
  ['visitor', null, null],
  [null, null, null],
])('%s is told as the names that its owner knows', (agent, browser, system) => {
  expect(nameClient(agent)).toEqual({ browser, system });
});
