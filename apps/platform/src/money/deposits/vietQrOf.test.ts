import { expect, test } from 'vitest';
import { crc16 } from './crc16.ts';
import { newReference } from './newReference.ts';
import { vietQrOf } from './vietQrOf.ts';

/** Reads a text of fields: two digits of id, two of length, the value. */
const read = (text: string): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (let at = 0; at < text.length;) {
    const length = Number(text.slice(at + 2, at + 4));
    fields[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
};

const account = { bin: '970436', number: '0011223344556' };

test('the check value is CRC-16/CCITT-FALSE', () => {
  expect(crc16('123456789')).toBe('29B1');
});

test('a code names the account, the amount and the reference, field by field', () => {
  const text = vietQrOf({ account, amount: 1_250_000, reference: 'DPAB23CD45' });
  const fields = read(text);
  expect(Object.keys(fields).toSorted()).toEqual(['00', '01', '38', '53', '54', '58', '62', '63']);
  expect(fields).toMatchObject({ '00': '01', '01': '12', '53': '704', '54': '1250000', '58': 'VN' });
  const napas = read(fields['38'] ?? '');
  expect(napas).toMatchObject({ '00': 'A000000727', '02': 'QRIBFTTA' });
  expect(read(napas['01'] ?? '')).toEqual({ '00': '970436', '01': '0011223344556' });
  expect(read(fields['62'] ?? '')).toEqual({ '08': 'DPAB23CD45' });
  expect(text.slice(-8, -4)).toBe('6304');
  expect(fields['63']).toBe(crc16(text.slice(0, -4)));
});

test('a reference that a bank would change, and money that is none, are refused', () => {
  for (const reference of ['', 'NẠP1', 'a b', 'X'.repeat(20)]) {
    expect(() => vietQrOf({ account, amount: 1, reference })).toThrow(RangeError);
  }
  for (const amount of [0, -1, 1.5]) {
    expect(() => vietQrOf({ account, amount, reference: 'DP1234' })).toThrow(RangeError);
  }
});

test('references fit every bank and do not come twice', () => {
  const references = Array.from({ length: 1000 }, newReference);
  expect(new Set(references).size).toBe(1000);
  for (const reference of references) expect(reference).toMatch(/^[A-Z0-9]{1,19}$/);
});
