import { describe, expect, it } from 'vitest';
import { testTokens } from '../testTokens.ts';
import { BrandError } from './BrandError.ts';
import { parseTokens } from './parseTokens.ts';

const messageOf = (input: unknown) => {
  try {
    parseTokens(input, 'brands/lantern/tokens.ts');
    return '';
  } catch (error) {
    if (!(error instanceof BrandError)) throw error;
    return error.message;
  }
};

describe('a tokens file', () => {
  it('passes when sound', () => {
    expect(messageOf(testTokens())).toBe('');
  });

  it('refuses a text that cannot be read on its canvas and names one that can', () => {
    const { colours } = testTokens();
    const message = messageOf(testTokens({ colours: { ...colours, lightText: '#b5b0a5' } }));
    expect(message).toContain('brands/lantern/tokens.ts: colours.lightText: #b5b0a5 on colours.lightCanvas');
    expect(message).toMatch(/The nearest that passes is #[0-9a-f]{6}\./);
  });

  it('refuses an override below AA by its key', () => {
    const overrides = { light: { 'accent.text': '#e2b352' } };
    expect(messageOf(testTokens({ overrides }))).toContain('overrides.light.accent.text: #e2b352 on canvas');
  });

  it('moves the inks it derives when a background is overridden', () => {
    expect(messageOf(testTokens({ overrides: { dark: { surfaceRaised: '#3a4a44' } } }))).toBe('');
  });

  it('names the meant key for a mistyped override', () => {
    const overrides = { dark: { 'acent.solid': '#ffffff' } };
    expect(messageOf({ ...testTokens(), overrides })).toContain('Did you mean "accent.solid"?');
  });

  it('lets the lines of a site without Vietnamese stand as close as its own letters allow', () => {
    const { type } = testTokens();
    const latin = { inkTop: 0.9, inkBottom: 0.2 };
    const inLatin = <F extends typeof type.body>(font: F) => ({
      ...font,
      metrics: { ...font.metrics, latin },
    });
    const close = testTokens({
      type: {
        ...type,
        body: inLatin(type.body),
        display: inLatin(type.display),
        tightLineHeight: 1.2,
      },
    });
    expect(parseTokens(close, 'tokens.ts', ['en']).type.tightLineHeight).toBe(1.2);
    expect(() => parseTokens(close, 'tokens.ts', ['en', 'vi'])).toThrow('it needs at least 1.29');
  });

  it('refuses a line height that cuts Vietnamese marks', () => {
    const { type } = testTokens();
    const message = messageOf(testTokens({ type: { ...type, tightLineHeight: 1.2 } }));
    expect(message).toContain(
      'type.tightLineHeight: 1.2 cuts the marks of "Lamp Sans"; it needs at least 1.29.',
    );
  });
});
