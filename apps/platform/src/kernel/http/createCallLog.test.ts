import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createCallLog } from './createCallLog.ts';

test('lines carry what the call is known by, at the level of the log', () => {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines.push(JSON.parse(line.toString()) as Record<string, unknown>);
      done();
    },
  });
  const log = createCallLog(pino({ level: 'warn', base: null }, stream), { reqId: 'a-call' });
  log.info('too little to tell');
  log.error({ reference: 7 }, 'broken');
  log.child({ part: 'inner' }).warn('odd');
  expect(lines).toMatchObject([
    { reqId: 'a-call', reference: 7, msg: 'broken' },
    { reqId: 'a-call', part: 'inner', msg: 'odd' },
  ]);
  expect(log.level).toBe('warn');
});
