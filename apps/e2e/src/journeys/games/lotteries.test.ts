import { describe, expect, test } from 'vitest';
import { hosts } from '../../harness/hosts.ts';
import { everywhere, sites } from './gameSites.ts';
import { useGamePages } from './useGamePages.ts';

const { visit, heading } = useGamePages();
const { senVang } = hosts;

describe.each(everywhere)('$host at root $root on $device', ({ host, root, text, isPhone }) => {
  test('the lottery lobby shows each group, and a lottery opens its page with its draws', async () => {
    const { page } = await visit(host, `${root}/lottery?t=1`, { isPhone });
    await heading(page, text.lotteries).waitFor();
    await page.getByRole('heading', { name: `${text.others} 1` }).waitFor();
    const group = page.getByRole('region', { name: `${text.others} 1`, exact: true });
    expect(await group.getByRole('link').count()).toBe(5);
    if (host === senVang) await page.getByRole('tab', { name: text.today, selected: true }).waitFor();
    const { scrollWidth, clientWidth } = await page
      .locator('html')
      .evaluate((html) => ({ scrollWidth: html.scrollWidth, clientWidth: html.clientWidth }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const lottery = group.getByRole('link').first();
    const name = (await lottery.textContent()) ?? '';
    await lottery.click();
    await page.getByRole('heading', { level: 1 }).filter({ hasText: name }).waitFor();
    await page.getByRole('timer').first().waitFor();
  });
});

describe.each([sites[0], sites[1]])('the lottery dropdown of $host at root $root', ({ host, root, text }) => {
  const open = async () => {
    const { page } = await visit(host, `${root}/help`);
    const entry = page
      .getByRole('navigation', { name: text.navigation })
      .getByRole('link', { name: text.lottery, exact: true });
    await entry.hover();
    return { page, panel: page.getByRole('navigation', { name: text.navigation }) };
  };

  test('groups official lotteries by weekday, today’s first', async () => {
    const { page, panel } = await open();
    await panel.getByRole('tab', { name: text.today }).waitFor();
    expect(await panel.getByRole('tab').count()).toBe(7);
    const lists: (string | null)[] = [];
    for (const day of text.days) {
      const tab = panel.getByRole('tab', { name: new RegExp(`^${day}`) });
      await tab.click();
      await page.getByRole('tab', { name: new RegExp(`^${day}`), selected: true }).waitFor();
      lists.push(await panel.getByRole('tabpanel').textContent());
    }
    expect(new Set(lists).size).toBe(7);
    await panel.getByRole('tabpanel').getByRole('link').first().click();
    await page.waitForURL('**/game/**');
  });

  test('shows the others five at a time', async () => {
    const { panel } = await open();
    const groups = panel.getByText(new RegExp(`^${text.others} \\d$`));
    await groups.first().waitFor();
    expect(await groups.count()).toBe(1);
    await panel.getByRole('button', { name: text.fiveMore }).click();
    await groups.nth(1).waitFor();
    const { lists } = await panel.evaluate((element, label) => {
      const names = [...element.querySelectorAll('p')].filter((each) => each.textContent?.startsWith(label));
      return { lists: names.map((each) => each.parentElement?.querySelectorAll('a').length) };
    }, text.others);
    expect(lists).toEqual([5, 5]);
  });
});

test('a code in the address leads on to that lottery, an unknown one says so', async () => {
  const { page } = await visit(senVang, '/lottery?gameCode=xs-da-nang');
  await page.waitForURL('**/game/xs-da-nang');
  await page.goto(page.url().replace('/game/xs-da-nang', '/vnlottery?gameCode=none'));
  await page.getByText('Không có đài xổ số nào mang mã none').waitFor();
});
