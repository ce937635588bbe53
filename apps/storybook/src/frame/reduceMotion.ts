const QUERY = /\(prefers-reduced-motion:\s*reduce\)/;
const changed = new Map<CSSMediaRule, string>();
const askDevice = window.matchMedia.bind(window);
let isStill = false;
const listeners = new Set<() => void>();

// A page cannot set a media feature, so the question is answered here and the rules are opened below.
window.matchMedia = (query) => {
  const answer = askDevice(query);
  if (!QUERY.test(query)) return answer;
  return new Proxy(answer, {
    get(target, key) {
      if (key === 'matches') return isStill || target.matches;
      if (key === 'addEventListener') return (_type: string, listener: () => void) => listeners.add(listener);
      if (key === 'removeEventListener')
        return (_type: string, listener: () => void) => listeners.delete(listener);
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
};

const mediaRules = (rules: CSSRuleList): CSSMediaRule[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRules(rule.cssRules) : []),
  ]);

/** Shows the page as under reduced motion, whatever the device asks for, or leaves it to the device. */
export const reduceMotion = (wanted: boolean): void => {
  isStill = wanted;
  for (const [rule, text] of changed) rule.media.mediaText = text;
  changed.clear();
  if (wanted) {
    for (const rule of [...document.styleSheets].flatMap((sheet) => mediaRules(sheet.cssRules))) {
      const text = rule.media.mediaText;
      if (!QUERY.test(text)) continue;
      changed.set(rule, text);
      rule.media.mediaText = text.replace(QUERY, 'all').replace(/^all and /, '');
    }
  }
  for (const listener of listeners) listener();
};
