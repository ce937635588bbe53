/** The style element of a page's HTML that holds the brand's fonts and theme. */
const themeStyle = () =>
  [...document.head.querySelectorAll('style')].find((style) =>
    style.textContent.includes('--mq-color-canvas:'),
  );

/** Puts other fonts and another theme into the page, in the place of those that its HTML came with. */
export const showTheme = ({ css, canvas }: { css: string; canvas: string }): void => {
  const style = themeStyle();
  if (style && style.textContent !== css) style.textContent = css;
  document.head.querySelector('meta[name=theme-color]')?.setAttribute('content', canvas);
};
