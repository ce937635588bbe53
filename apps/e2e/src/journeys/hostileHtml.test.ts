import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { hosts } from '../harness/hosts.ts';

const { visit } = useBrowser();
const { northbay } = hosts;

const attack = [
  '<p>Harmless words</p>',
  '<script>window.ran = "script"</script>',
  '<img src="/no-such-picture" onerror="window.ran = 1">',
  '<svg onload="window.ran = 2"><animate onbegin="window.ran = 3" attributeName="x" dur="1s"></animate></svg>',
  '<a href="javascript:window.ran = 4">The javascript link</a>',
  '<a href="/help" onclick="window.ran = 5">The link with a handler</a>',
  '<iframe srcdoc="<script>parent.ran = 6</script>"></iframe>',
  '<iframe src="javascript:parent.ran = 7"></iframe>',
  '<form action="javascript:window.ran = 8"><button>The form</button></form>',
  '<details open ontoggle="window.ran = 9">x</details>',
  '<style onload="window.ran = 10">p { color: red }</style>',
  '<object data="javascript:parent.ran = 11"></object><embed src="javascript:parent.ran = 12">',
  '<input autofocus onfocus="window.ran = 13">',
  '<img src="https://elsewhere.example/spy.png">',
].join('');

const attacked = {
  '**/wps/message/announcements*': {
    announcements: [
      { id: 'x', type: 'PU', title: attack, html: attack, publishedAt: '2026-01-02T03:04:05.000Z' },
    ],
    total: 1,
    banners: [],
    promotion: [],
  },
  '**/wps/message/promotions*': {
    banners: [],
    promotion: [
      {
        id: 'x',
        title: 'Gift',
        text: attack,
        html: attack,
        picture: { wide: '/x.svg', narrow: '/x.svg', alt: attack },
        endsAt: null,
      },
    ],
  },
};

const seize = async (page: Page) => {
  for (const [pattern, value] of Object.entries(attacked)) {
    await page.route(pattern, (route) => route.fulfill({ json: { success: true, value } }));
  }
};

test.each([
  ['an announcement', '/?modal=announcements'],
  ['a promotion', '/?modal=promotion&id=x'],
])(
  'hostile HTML, were it ever to pass the platform, runs nothing in %s and asks no other host',
  async (_where, path) => {
    const asked: string[] = [];
    const { page } = await visit(northbay, path, {
      before: async (fresh) => {
        fresh.on('requestfinished', (request) => asked.push(new URL(request.url()).hostname));
        // It would answer, were it asked.
        await fresh.route('https://elsewhere.example/**', (route) => route.fulfill({ status: 204 }));
        await seize(fresh);
      },
      allowed: [/Content Security Policy|Refused|violates|404/],
    });
    const modal = page.getByRole('dialog');
    await modal.getByText('Harmless words', { exact: true }).waitFor();
    for (const name of ['The javascript link', 'The form']) {
      const control = modal.getByText(name, { exact: true });
      if ((await control.count()) > 0) await control.click();
    }
    const handled = modal.getByText('The link with a handler', { exact: true });
    if ((await handled.count()) > 0) await handled.click();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('dialog img')].every((one) => (one as HTMLImageElement).complete),
    );
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect([...new Set(asked)]).toEqual([northbay]);
  },
);
