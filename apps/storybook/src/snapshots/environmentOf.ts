import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { fingerprintOf } from './fingerprint.ts';
import { takePicture } from './takePicture.ts';

const fonts = join(import.meta.dirname, '../../../../brands/northbay/assets/fonts');

const faceOf = (script: string) => {
  const bytes = readFileSync(join(fonts, `hanken-grotesk-${script}.woff2`)).toString('base64');
  return `@font-face{font-family:${script};src:url(data:font/woff2;base64,${bytes})}`;
};

/** Letters of a font of ours, hairlines, slopes and colours: what builds of Chromium draw otherwise. */
const probe = () => `<style>${faceOf('latin')}${faceOf('vietnamese')}</style>
<body style="margin:0;font:15px latin,vietnamese;background:#fff">
<p>Ộc ẫn wiỹ 0123</p><p style="font-size:13px">Ễ ự Quick fox</p>
<div style="width:200px;height:40px;border-radius:9px;background:linear-gradient(80deg,#123,#fc8);box-shadow:0 3px 9px #0007"></div>
<svg width="200" height="40"><path d="M3 37C40 3 90 50 190 5" fill="none" stroke="#a31" stroke-width="1.5"/></svg>`;

/**
 * Names how this machine draws: pictures of two machines may be compared pixel by pixel only if it is the same. Which
 * fonts a machine has is no part of it, because no story may use them: see `foreignLetters.ts`.
 */
export const environmentOf = async (browser: Browser): Promise<string> => {
  const page = await browser.newPage({ viewport: { width: 240, height: 260 } });
  await page.setContent(probe());
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  const picture = await takePicture(page, session, { width: 240, height: 260, isWhole: false });
  await page.context().close();
  return `Chromium ${browser.version()}, ${fingerprintOf(picture).digest}`;
};
