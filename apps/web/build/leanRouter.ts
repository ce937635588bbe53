import type { Plugin } from 'vite';

/**
 * React Router as it goes to browsers, of whose one published build a site uses a third: without warnings for
 * developers, and with nothing that keeps a bundler from leaving out what no page uses, such as forms and links that
 * fetch ahead. Those are names for developer tools, written to each component, and calls not known to be without effect.
 */
export const leanRouter = (): Plugin => ({
  name: 'marquee:lean-router',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform: {
    filter: { id: /\/react-router\/dist\/.+\.mjs$/ },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = "[^"]+";$/gm, '')
        .replaceAll(/^(var \w+ = )(\w+\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
        .replaceAll(/^function (?:warning|warningOnce)\(/gm, '/* @__NO_SIDE_EFFECTS__ */ $&')
        .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'),
  },
});
