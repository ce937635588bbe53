import { I18nProvider } from '@lingui/react';
import { createI18n } from '@marquee/i18n';
import { createRoot } from 'react-dom/client';
import '../src/base/base.css.ts';
import { VisuallyHidden } from '../src/index.ts';
import { Actions } from './sections/Actions.tsx';
import { Feedback } from './sections/Feedback.tsx';
import { Forms } from './sections/Forms.tsx';
import { Home } from './sections/Home.tsx';
import { Icons } from './sections/Icons.tsx';
import { Overlays } from './sections/Overlays.tsx';
import { Records } from './sections/Records.tsx';

const wanted = new URLSearchParams(location.search);
const theme = wanted.get('theme');
const language = wanted.get('language') ?? 'vi';
const only = wanted.get('only');

if (theme) {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `/${theme}.css` });
  document.head.append(link);
} else {
  await import('./plainTheme.css');
}
const scheme = wanted.get('scheme');
if (scheme) document.documentElement.dataset.scheme = scheme;
if (wanted.get('direction')) document.documentElement.dir = wanted.get('direction') ?? 'ltr';
document.documentElement.lang = language;

const sections = { Home, Actions, Forms, Overlays, Feedback, Records, Icons };

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <I18nProvider i18n={createI18n(language, {})}>
      <main>
        <VisuallyHidden as="h1">The kit</VisuallyHidden>
        {Object.entries(sections).map(
          ([name, Section]) => (!only || only === name) && <Section key={name} />,
        )}
      </main>
    </I18nProvider>,
  );
}
