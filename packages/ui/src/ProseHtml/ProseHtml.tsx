import { prose } from './ProseHtml.css.ts';

/** Props of `ProseHtml`. */
export interface ProseHtmlProps {
  /** HTML that the platform has sanitised; never what a person typed on this page. */
  html: string;
  /** Language of the text, where it is not the page's. */
  lang?: string;
}

/** A text written elsewhere, in this site's type: announcements, help, rules. */
export const ProseHtml = ({ html, lang }: ProseHtmlProps) => (
  <div lang={lang} className={prose} dangerouslySetInnerHTML={{ __html: html }} />
);
