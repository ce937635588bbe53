import type { Browser } from 'playwright';
import { fingerprintOf } from './fingerprint.ts';
import { takePicture } from './takePicture.ts';

/** Letters of the machine's own fonts, of hairlines, slopes and colours: what machines draw otherwise. */
const probe = `<body style="margin:0;font:15px system-ui;background:#fff">
<p>Ộc ẫn wiỹ 0123 ★ → ✓</p><p style="font:13px serif">Ễ ự Quick fox</p><p style="font:12px monospace">0x1F ~ {}</p>
<div style="width:200px;height:40px;border-radius:9px;background:linear-gradient(80deg,#123,#fc8);box-shadow:0 3px 9px #0007"></div>
<svg width="200" height="40"><path d="M3 37C40 3 90 50 190 5" fill="none" stroke="#a31" stroke-width="1.5"/></svg>`;

/** Names how this machine draws: pictures of two machines may be compared pixel by pixel only if it is the same. */
export const environmentOf = async (browser: Browser): Promise<string> => {
  const page = await browser.newPage({ viewport: { width: 240, height: 260 } });
  await page.setContent(probe);
  const session = await page.context().newCDPSession(page);
  const picture = await takePicture(page, session, {
    width: 240,
    height: 260,
    isWhole: false,
    scheme: 'light',
  });
  await page.context().close();
  return `Chromium ${browser.version()}, ${fingerprintOf(picture).digest}`;
};
