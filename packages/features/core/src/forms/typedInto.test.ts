import { afterEach, expect, test } from 'vitest';
import { typedInto } from './typedInto.ts';

const formOf = (controls: string) => {
  document.body.innerHTML = `<form>${controls}</form>`;
  const [form] = document.forms;
  if (!form) throw new Error('There is no form.');
  return form;
};

afterEach(() => {
  document.body.innerHTML = '';
});

test('texts, choices and ticks that were entered before are found by their names', () => {
  const form = formOf(`
    <input name="username" value="an">
    <textarea name="content">My deposit</textarea>
    <select name="kind"><option value=""></option><option value="deposit" selected></option></select>
    <input type="checkbox" name="isAgreed" checked>
    <input type="checkbox" name="terms" value="yes" checked>`);
  const values = { username: '', content: '', kind: '', isAgreed: false, terms: '' };
  expect(typedInto(form, values)).toEqual({
    username: 'an',
    content: 'My deposit',
    kind: 'deposit',
    isAgreed: true,
    terms: 'yes',
  });
});

test('what is empty, is what it was at first, or is no field of the form is left out', () => {
  const form = formOf(`
    <input name="username" value="">
    <input name="bank" value="lotus">
    <input type="checkbox" name="isAgreed">
    <input type="checkbox" name="terms" value="yes">
    <input name="search" value="reel">
    <input name="amount" value="500">`);
  const values = { username: 'an', bank: 'lotus', isAgreed: false, terms: '', amount: undefined, gone: '' };
  expect(typedInto(form, values)).toEqual({});
});
