import { expect, test } from 'vitest';
import { askSandbox } from '../harness/askSandbox.ts';
import { useBrowser } from '../harness/browser.ts';
import { fillLogin } from '../harness/fillLogin.ts';
import { hosts, urlOf } from '../harness/hosts.ts';
import { openBox } from '../harness/openBox.ts';
import { said } from '../harness/said.ts';

const { visit } = useBrowser();
const { senVang } = hosts;

test('a further tab is logged in too; a login ends with the last one, unless it is remembered: then after a day', async () => {
  const say = said.vi;
  const { page, context } = await visit(senVang, '/', { as: 'player1' });
  const openTab = async () => {
    const tab = await context.newPage();
    await tab.goto(urlOf(senVang, '/?modal=login'));
    return { tab, ...openBox(tab, say) };
  };
  await page.getByRole('banner').getByText('Minh Khang').waitFor();

  const further = await context.newPage();
  await further.goto(urlOf(senVang, '/'));
  await further.getByRole('banner').getByText('Minh Khang').waitFor();
  await page.close();
  await further.close();

  const other = await openTab();
  await other.box.getByRole('checkbox', { name: say('Remember me on this device') }).check();
  await fillLogin(other.tab, 'player1', 'Marquee-2026');
  await other.goOn();
  const later = await openTab();
  await later.tab.getByRole('banner').getByText('Minh Khang').waitFor();

  await askSandbox(senVang, 'POST', '/sandbox/clock', { advanceSeconds: 25 * 3600 });
  try {
    const nextDay = await openTab();
    await nextDay.field('password').waitFor();
    expect(await nextDay.field('username').inputValue()).toBe('player1');
    await nextDay.tab
      .getByRole('banner')
      .getByRole('link', { name: say('Log in'), includeHidden: true })
      .waitFor();
  } finally {
    await askSandbox(senVang, 'POST', '/sandbox/clock', { reset: true });
  }
});
