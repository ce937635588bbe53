import { describe, expect, it } from 'vitest';
import { parseTokens } from '../load/parseTokens.ts';
import { testTokens } from '../testTokens.ts';
import { fontCss } from './fontCss.ts';
import { themeCss } from './themeCss.ts';
import { themeVars } from './themeVars.ts';

const tokens = parseTokens(testTokens({ density: 'compact' }), 'tokens.ts');

describe('the CSS of a theme', () => {
  it('shows the default scheme without an attribute and the other by data-scheme', () => {
    const css = themeCss(tokens, { scheme: 'light' });
    const light = themeVars(tokens, 'light')['--mq-color-canvas'];
    const dark = themeVars(tokens, 'dark')['--mq-color-canvas'];
    expect(css).toContain(`:root,[data-scheme=light]{color-scheme:light;--mq-color-canvas:${light}`);
    expect(css).toContain(`[data-scheme=dark]{color-scheme:dark;--mq-color-canvas:${dark}`);
    expect(css).not.toContain('prefers-color-scheme');
  });

  it('follows the device only where the brand says auto', () => {
    expect(themeCss(tokens, { scheme: 'auto' })).toContain(
      '@media (prefers-color-scheme:light){:root:not([data-scheme=dark]){',
    );
  });

  it('stays inside the selector that it is given', () => {
    const css = themeCss(tokens, { selector: '.sample' });
    expect(css).not.toContain(':root');
    expect(css).toContain('.sample[data-scheme=light],.sample [data-scheme=light]{');
  });

  it('has no size of the display face below 26 px', () => {
    const shared = themeVars(tokens, 'dark');
    for (const name of ['xl', 'xxl', 'display']) {
      const least = /([\d.]+)rem/.exec(shared[`--mq-size-${name}`] ?? '')?.[1];
      expect(Number(least) * 16, name).toBeGreaterThanOrEqual(26);
    }
  });

  it('gives fingers 44 px and stops motion when asked to', () => {
    const css = themeCss(tokens);
    expect(css).toContain('--mq-control-m:40px');
    expect(css).toContain(
      '@media (pointer:coarse){:root{--mq-control-s:44px;--mq-control-m:44px;--mq-control-l:48px}}',
    );
    expect(css).toContain('@media (prefers-reduced-motion:reduce){:root{--mq-motion-fast:0.01ms');
  });
});

describe('the CSS of fonts', () => {
  it('splits a family by script, puts a matched stand-in behind it, and names it once', () => {
    const css = fontCss(tokens, { urlOf: (file) => `/fonts/${file}` });
    expect(css.match(/url\(\/fonts\/lamp-latin\.woff2\)/g)).toHaveLength(1);
    expect(css).toContain('unicode-range:U+1EA0-1EF9');
    expect(css).toContain(
      'font-family:"Lamp Sans Fallback";src:local("Arial");font-weight:100 549;size-adjust:98%',
    );
    expect(themeVars(tokens, 'dark')['--mq-font-body']).toBe(
      '"Lamp Sans","Lamp Sans Fallback",system-ui,sans-serif',
    );
  });
});
