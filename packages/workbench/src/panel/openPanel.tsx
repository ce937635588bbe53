import { setupI18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import styles from './panel.css?inline';
import { WorkbenchApp } from './WorkbenchApp.tsx';

const catalogs = import.meta.glob<{ messages: Messages }>('../locales/*.po');

/** The texts in the language of the page, or in the source's. */
const loadTexts = async () => {
  const { lang } = document.documentElement;
  const locale = `../locales/${lang}.po` in catalogs ? lang : 'en';
  const texts = await catalogs[`../locales/${locale}.po`]?.();
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale, messages: texts?.messages ?? {} });
  return i18n;
};

/** Draws the panel into a shadow root beside the page, where neither's styles reach the other. */
const openPanel = async () => {
  const i18n = await loadTexts();
  const host = document.createElement('marquee-workbench');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  // Beside the body: what a dialog of the site makes inert are its children.
  document.documentElement.append(host);
  createRoot(shadow).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <WorkbenchApp />
      </I18nProvider>
    </StrictMode>,
  );
};

await openPanel();
