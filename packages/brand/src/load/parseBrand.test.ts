import { languageIds } from '@marquee/reference';
import { describe, expect, it } from 'vitest';
import { testBrand } from '../testBrand.ts';
import { BrandError } from './BrandError.ts';
import { parseBrand } from './parseBrand.ts';

const problemsOf = (changes: Record<string, unknown>) => {
  try {
    parseBrand(testBrand(changes), 'brands/lantern/brand.ts');
    return [];
  } catch (error) {
    if (!(error instanceof BrandError)) throw error;
    return error.problems.map(({ file, key, message }) => `${file} ${key} ${message}`);
  }
};

describe('a brand file', () => {
  it('gets the defaults that it leaves out', () => {
    const brand = parseBrand(testBrand(), 'brand.ts');
    expect(brand.platform).toBe('WEB');
    expect(brand.lotteryType).toBe('Lott');
    expect(brand.layout).toEqual({
      header: 'leading',
      navigation: 'bar',
      hero: 'full',
      tile: 'overlay',
      lobby: 'above',
      footer: 'columns',
      action: 'accent',
      play: 'frame',
    });
  });

  it('keeps the defaults of a layout given in part', () => {
    const brand = parseBrand(testBrand({ layout: { tile: 'caption' } }), 'brand.ts');
    expect(brand.layout).toEqual({
      header: 'leading',
      navigation: 'bar',
      hero: 'full',
      tile: 'caption',
      lobby: 'above',
      footer: 'columns',
      action: 'accent',
      play: 'frame',
    });
  });

  it('shows no section whose feature it does not list', () => {
    expect(problemsOf({ layout: { home: ['notices', 'lottery-board'] } }).join()).toContain(
      '"lottery-board" needs the feature "lottery-menu"',
    );
  });

  it('names the file and the meant key for a mistyped one', () => {
    const [problem] = problemsOf({ curency: 'USD' });
    expect(problem).toContain('brands/lantern/brand.ts curency');
    expect(problem).toContain('Did you mean "currency"?');
  });

  it('names the meant feature, with letters swapped too', () => {
    expect(problemsOf({ features: ['home', 'account', 'help', 'gmaes'] }).join()).toContain(
      'Did you mean "games"?',
    );
  });

  it('does not guess where nothing is near', () => {
    expect(problemsOf({ qqqqqqq: 1 }).join()).not.toContain('Did you mean');
  });

  it.each([
    [{ defaultLanguage: 'vn' }, `is not one of ${languageIds.join(', ')}. Did you mean "vi"?`],
    [{ defaultLanguage: 'vi' }, `defaultLanguage "vi" is not among the brand's languages.`],
    [{ languages: ['en', 'vi'] }, 'texts.vi is missing, but the language is listed.'],
    [{ timeZone: 'Asia/Hochiminh' }, 'timeZone "Asia/Hochiminh" is not an IANA time zone.'],
    [{ timeZone: 'Europe/Londn' }, 'Did you mean "Europe/London"?'],
    [{ features: ['home', 'help', 'games'] }, '"account" is part of every site'],
    [{ features: ['home', 'account', 'help', 'lottery-menu'] }, '"lottery-menu" needs "games"'],
    [{ features: ['home', 'account', 'help', 'games', 'special-entry'] }, 'specialEntry goes together'],
    [{ merchants: [{ code: 'LANTERN', domains: ['a.localhost'] }] }, 'merchants exactly one'],
  ])('refuses %j', (changes, message) => {
    expect(problemsOf(changes).join('\n')).toContain(message);
  });

  it('tells all problems at once, however many', () => {
    const wrong = { a1: 0, a2: 0, a3: 0, a4: 0, a5: 0, a6: 0, a7: 0, a8: 0, a9: 0, name: '', currency: 'US' };
    expect(problemsOf(wrong)).toHaveLength(11);
  });
});
