import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { hosts } from '../harness/hosts.ts';

const { visit } = useBrowser();
const { senVang, northbay } = hosts;

const words = {
  en: {
    about: /^What is it about/,
    message: /^Your message/,
    contact: /^Where can we reply/,
    send: 'Send',
    count: '6 of 500 words',
    noKind: 'Please choose what it is about.',
    noMessage: 'Please write your question.',
    noContact: 'Please tell us where to reply.',
    few: 'Please write at least 5 words.',
    many: 'Please shorten it to 500 words.',
    received: 'We’ve received your message',
    promise: /within 24 hours/,
    again: 'Write another message',
    text: 'My deposit has not arrived yet',
  },
  vi: {
    about: /^Loại câu hỏi/,
    message: /^Nội dung/,
    contact: /^Thông tin liên hệ/,
    send: 'Gửi',
    count: '6/500 từ',
    noKind: 'Vui lòng chọn loại câu hỏi.',
    noMessage: 'Vui lòng nhập nội dung.',
    noContact: 'Vui lòng cho biết cách liên hệ với bạn.',
    few: 'Vui lòng viết ít nhất 5 từ.',
    many: 'Vui lòng rút gọn còn tối đa 500 từ.',
    received: 'Đã nhận được góp ý của bạn',
    promise: /trong vòng 24 giờ/,
    again: 'Gửi góp ý khác',
    text: 'Tôi chưa nhận được tiền nạp',
  },
};

type Words = (typeof words)[keyof typeof words];

const formOf = (page: Page, word: Words) => ({
  about: page.getByRole('combobox', { name: word.about }),
  message: page.getByRole('textbox', { name: word.message }),
  contact: page.getByRole('textbox', { name: word.contact }),
  send: () => page.getByRole('button', { name: word.send, exact: true }).click(),
});

const sites = [
  [senVang, '', words.vi, false],
  [senVang, '/en', words.en, true],
  [northbay, '', words.en, false],
  [northbay, '/vi', words.vi, true],
] as const;

describe.each(sites)('feedback at %s%s', (host, prefix, word, isPhone) => {
  test('is counted in words while it is typed, and answered with its reference', async () => {
    const { page } = await visit(host, `${prefix}/feedback`, { from: '10.4.0.1', isPhone });
    const { about, message, contact, send } = formOf(page, word);
    await about.selectOption('deposit');
    await message.fill(word.text);
    await page.getByText(word.count).waitFor();
    await contact.fill('an@example.com');
    await send();
    await page.getByRole('heading', { name: word.received }).waitFor();
    await page.getByText(/^FB-[2-9A-HJ-NP-Z]{8}$/).waitFor();
    expect(await page.getByText(word.promise).count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: word.again }).click();
    expect(await message.inputValue()).toBe('');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      isPhone ? 390 : 1280,
    );
  });

  test('what is wrong is said at its field, the first one has the focus, and nothing typed is lost', async () => {
    const { page } = await visit(host, `${prefix}/feedback`, { from: '10.4.0.2', isPhone });
    const { about, message, contact, send } = formOf(page, word);
    await send();
    for (const problem of [word.noKind, word.noMessage, word.noContact]) {
      await page.getByText(problem).waitFor();
    }
    await expect.poll(() => about.evaluate((element) => element === document.activeElement)).toBe(true);

    await about.selectOption('game');
    await contact.fill('an@example.com');
    for (const [text, problem] of [
      ['one two three four', word.few],
      [Array.from({ length: 501 }, () => 'word').join(' '), word.many],
    ] as const) {
      await message.fill(text);
      await send();
      await page.getByText(problem).waitFor();
      await expect.poll(() => message.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await message.inputValue()).toBe(text);
    }
    expect(await about.inputValue()).toBe('game');
    expect(await contact.inputValue()).toBe('an@example.com');
  });
});

test('affiliates come to the form with their kind chosen', async () => {
  const { page } = await visit(northbay, '/feedback?type=affiliate', { from: '10.4.0.3' });
  expect(await formOf(page, words.en).about.inputValue()).toBe('affiliate');
  await page.getByText(/where you would promote us/).waitFor();
});

test('the sixth of an hour is refused with the time to wait, and stays typed', async () => {
  const { page } = await visit(northbay, '/feedback', { from: '10.4.0.4' });
  const { about, message, contact, send } = formOf(page, words.en);
  for (let sent = 0; sent < 5; sent += 1) {
    await about.selectOption('other');
    await message.fill(words.en.text);
    await contact.fill('an@example.com');
    await send();
    await page.getByRole('button', { name: words.en.again }).click();
  }
  await about.selectOption('other');
  await message.fill('One more than is allowed here');
  await send();
  const alert = page.getByRole('alert');
  await alert.getByText(/You can send it/).waitFor();
  expect(await message.inputValue()).toBe('One more than is allowed here');
});

test('without a network it says so; the next try sends what was typed', async () => {
  const { page } = await visit(northbay, '/feedback', {
    from: '10.4.0.5',
    allowed: [/ERR_FAILED|Failed to load/],
  });
  const { about, message, contact, send } = formOf(page, words.en);
  await page.route('**/wps/feedback', (route) => route.abort());
  await about.selectOption('other');
  await message.fill(words.en.text);
  await contact.fill('an@example.com');
  await send();
  await page.getByRole('alert').getByText('Your message was not sent').waitFor();
  await page.unroute('**/wps/feedback');
  await send();
  await page.getByRole('heading', { name: words.en.received }).waitFor();
});
