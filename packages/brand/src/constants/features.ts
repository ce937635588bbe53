/**
 * Every feature a brand may list. `package` names the lazily loaded module that is left out of the
 * brand's folder when the feature is not listed; a feature without one is a part of the shell or of the
 * feature it `needs`. `required` features make a site at all.
 */
export const FEATURES = {
  home: { package: '@marquee/feature-home', required: true, needs: [] },
  account: { package: '@marquee/feature-account', required: true, needs: [] },
  help: { package: '@marquee/feature-help', required: true, needs: [] },
  news: { package: '@marquee/feature-news', required: false, needs: [] },
  feedback: { package: '@marquee/feature-feedback', required: false, needs: [] },
  announcements: { package: '@marquee/feature-announcements', required: false, needs: [] },
  deposits: { package: '@marquee/feature-deposits', required: false, needs: [] },
  withdrawals: { package: '@marquee/feature-withdrawals', required: false, needs: [] },
  wallet: { package: '@marquee/feature-wallet', required: false, needs: ['account'] },
  games: { package: '@marquee/feature-games', required: false, needs: [] },
  'responsible-play': { package: '@marquee/feature-responsible-play', required: false, needs: [] },
  security: { package: '@marquee/feature-security', required: false, needs: ['account'] },
  agent: { package: '@marquee/feature-agent', required: false, needs: ['account'] },
  'lottery-menu': { package: '@marquee/feature-games/lottery-menu', required: false, needs: ['games'] },
  'special-entry': { package: null, required: false, needs: ['games'] },
  'winner-board': { package: '@marquee/feature-games/winner-board', required: false, needs: ['games'] },
  'promotions-shelf': { package: null, required: false, needs: [] },
  'app-download': { package: '@marquee/feature-app-download', required: false, needs: [] },
  'speed-test': { package: '@marquee/feature-speed-test', required: false, needs: [] },
  'free-play': { package: '@marquee/feature-account/free-play', required: false, needs: [] },
} as const satisfies Record<string, { package: string | null; required: boolean; needs: readonly string[] }>;

/** Id of a feature that a brand may list. */
export type FeatureId = keyof typeof FEATURES;

/** Every feature id, in the order of the catalogue. */
export const FEATURE_IDS = Object.keys(FEATURES) as FeatureId[];
