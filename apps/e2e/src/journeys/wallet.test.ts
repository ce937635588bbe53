import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askSandbox } from '../harness/askSandbox.ts';
import { useBrowser } from '../harness/browser.ts';
import { findViolations } from '../harness/findViolations.ts';
import { type Host, hosts, urlOf } from '../harness/hosts.ts';
import { logIn } from '../harness/logIn.ts';
import { untilLive } from '../harness/openSite.ts';

const { visit } = useBrowser();
const { senVang, senVip, northbay } = hosts;

const words = {
  en: {
    wallet: 'Wallet',
    records: 'Records',
    total: 'Total balance',
    refresh: 'Refresh the balance',
    last: 'Latest transactions',
    all: 'All records',
    demo: 'Demo money',
    movements: 'Transactions',
    days: 'Last 30 days',
    profit: 'Profit and loss',
    bets: 'Bet history',
    noBets: 'No bets on these dates',
    kind: 'Deposit',
    nothing: 'Nothing happened on these dates',
    statement: 'Statement (CSV)',
    choose: 'Choose dates',
    from: 'From',
    to: 'To',
    show: 'Show',
    balance: '$2,000.00',
    grant: /\+\$2,000\.00/,
    bonusGrant: /\+\$250\.00/,
    zone: 'Time zone: Central European Time',
    csv: [
      'Account,player1',
      'Currency,USD',
      'Time zone,Europe/Malta',
      /,Main wallet,Demo money,2000\.00,2000\.00,/,
    ],
  },
  vi: {
    wallet: 'Ví',
    records: 'Lịch sử',
    total: 'Tổng số dư',
    refresh: 'Làm mới số dư',
    last: 'Giao dịch gần đây',
    all: 'Xem tất cả',
    demo: 'Tiền chơi thử',
    movements: 'Các giao dịch',
    days: '30 ngày qua',
    profit: 'Lãi lỗ',
    bets: 'Lịch sử cược',
    noBets: 'Không có vé cược trong thời gian này',
    kind: 'Nạp tiền',
    nothing: 'Không có giao dịch nào trong thời gian này',
    statement: 'Tải sao kê (CSV)',
    choose: 'Chọn ngày',
    from: 'Từ ngày',
    to: 'Đến ngày',
    show: 'Xem',
    balance: '20.000.000 ₫',
    grant: /\+20\.000\.000\s₫/,
    bonusGrant: /\+2\.500\.000\s₫/,
    zone: 'Múi giờ: Giờ Đông Dương',
    csv: [
      'Tài khoản,player1',
      'Tiền tệ,VND',
      'Múi giờ,Asia/Ho_Chi_Minh',
      /,Ví chính,Tiền chơi thử,20000000,20000000,/,
    ],
  },
};

const expectNoViolation = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  expect((await findViolations(page)).join('\n')).toBe('');
};

const open = async (page: Page, host: Host, path: string) => {
  await page.goto(urlOf(host, path));
  await untilLive(page);
};

describe.each([
  [senVang, words.vi, true],
  [northbay, words.en, false],
] as const)('a member of %s', (host, word, isPhone) => {
  const start = async (path: string) => {
    const { page } = await visit(host, '/', { isPhone });
    await logIn(page, 'player1');
    await open(page, host, path);
    return page;
  };

  test('sees what is in the wallet and goes on to all records', async () => {
    const page = await start('/member/wallet');
    await page.getByRole('heading', { level: 1, name: word.wallet }).waitFor();
    await page.getByRole('definition').filter({ hasText: word.balance }).waitFor();
    await page.getByRole('button', { name: word.refresh }).click();
    const last = page.getByRole('table', { name: word.last });
    await last.getByText(word.demo).waitFor();
    await expectNoViolation(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(isPhone ? 390 : 1280);
    await page.getByRole('link', { name: word.all }).click();
    await page.getByRole('heading', { level: 1, name: word.records }).waitFor();
  });

  test('filters the account record; a reload and the way back keep what was chosen', async () => {
    const page = await start('/member/records');
    const table = page.getByRole('table', { name: word.movements });
    await table.getByRole('row').filter({ hasText: word.grant }).waitFor();
    await page.getByText(word.zone).waitFor();
    await expectNoViolation(page);
    await page.getByRole('button', { name: word.days }).click();
    await page.getByRole('button', { name: word.kind, exact: true }).click();
    await page.getByText(word.nothing).waitFor();
    expect(new URL(page.url()).search).toBe('?period=last30&kinds=deposit');
    await page.reload();
    await page.getByText(word.nothing).waitFor();
    expect(await page.getByRole('button', { name: word.days }).getAttribute('aria-pressed')).toBe('true');
    await expectNoViolation(page);
    await page.goBack();
    await table.getByRole('row').filter({ hasText: word.grant }).waitFor();
    expect(new URL(page.url()).search).toBe('?period=last30');
  });

  test('has profit and loss and bonus in tabs of their own, by days of one’s own', async () => {
    const page = await start('/member/records');
    await page.getByRole('tab', { name: word.profit }).click();
    await page.getByRole('tabpanel', { name: word.profit }).waitFor();
    await page.getByRole('button', { name: word.choose }).click();
    await page.getByLabel(word.from).fill('2026-01-01');
    await page.getByLabel(word.to).fill('2026-01-31');
    await page.getByRole('button', { name: word.show, exact: true }).click();
    await page.getByText(word.nothing).waitFor();
    await expectNoViolation(page);
    await page.getByRole('tab', { name: word.bets }).click();
    await page.getByText(word.noBets).waitFor();
    expect(new URL(page.url()).search).toBe('?tab=bets&from=2026-01-01&to=2026-01-31');
    await expectNoViolation(page);
    await open(page, host, '/member/records?tab=bonus');
    await page.getByRole('row').filter({ hasText: word.bonusGrant }).waitFor();
    await expectNoViolation(page);
  });

  test('takes the statement away as a file', async () => {
    const page = await start('/member/records');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: word.statement }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^[a-z-]+-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    for (const part of word.csv) expect(text).toMatch(part);
  });
});

describe('where each vendor has its own wallet', () => {
  beforeAll(() => askSandbox(senVip, 'POST', '/sandbox/wallet', { isSingle: false }));
  afterAll(() => askSandbox(senVip, 'POST', '/sandbox/wallet', { isSingle: true }));

  test('a member moves money to a vendor and back, and sees it in the record', async () => {
    const { page } = await visit(senVip, '/', { isPhone: true });
    await logIn(page, 'player1');
    await open(page, senVip, '/member/wallet');
    const vendor = page.getByRole('button', { name: /^Lucky Banyan/ });
    await page.getByRole('combobox', { name: 'Nhà cung cấp' }).selectOption('Lucky Banyan');
    await page.getByRole('textbox', { name: /^Số tiền/ }).fill('1.500.000');
    await page.getByRole('button', { name: 'Chuyển tiền' }).click();
    await page.getByText('Đã chuyển 1.500.000 ₫.').waitFor();
    await expect.poll(() => vendor.innerText()).toContain('1.500.000');
    await expectNoViolation(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    await page.getByText('Về ví chính', { exact: true }).click();
    await page.getByRole('textbox', { name: /^Số tiền/ }).fill('9.000.000');
    await page.getByRole('button', { name: 'Chuyển tiền' }).click();
    await page.getByText(/Ví này chỉ có 1\.500\.000/).waitFor();
    await page.getByRole('button', { name: 'Tất cả' }).click();
    await page.getByRole('button', { name: 'Chuyển tiền' }).click();
    await vendor.waitFor({ state: 'detached' });

    await open(page, senVip, '/member/records?wallet=BANYAN');
    const rows = page.getByRole('table').getByRole('row');
    await rows.filter({ hasText: 'đến Ví chính' }).filter({ hasText: '-1.500.000' }).waitFor();
    await rows.filter({ hasText: 'từ Ví chính' }).filter({ hasText: '+1.500.000' }).waitFor();
  });
});

test('a guest is asked to log in before anything of it shows', async () => {
  const { page } = await visit(northbay, '/member/records');
  await page.getByRole('dialog', { name: 'Log in' }).waitFor();
  expect(await page.getByRole('tab').count()).toBe(0);
});
