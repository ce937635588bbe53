import { cx, Heading, Stack } from '@marquee/ui';
import { brands } from 'virtual:brands';
import { Changes } from './Changes.tsx';
import * as styles from './SideBySide.css.ts';

interface SideBySideProps {
  /** Id of the gallery's story that all brands show. */
  story: string;
  scheme: string;
  /** In which language; each brand's own unless told. */
  language: string;
  /** As on a desktop, not as on a phone. */
  isWide: boolean;
  /** Ids of the brands to show; all of them unless told. */
  only?: readonly string[] | undefined;
}

/** One screen under many brands at once, and below each what it changed from the defaults. */
export const SideBySide = ({ story, scheme, language, isWide, only }: SideBySideProps) => (
  <div className={isWide ? styles.wideBrands : styles.brands}>
    {brands
      .filter(({ id }) => only?.includes(id) ?? true)
      .map(({ id, name, defaultLanguage, changes }) => {
        const spoken = language === 'own' ? defaultLanguage : language;
        const globals = `brand:${id};scheme:${scheme};language:${spoken}`;
        return (
          <section key={id} className={styles.brand}>
            <Heading level={2}>{name}</Heading>
            <object
              className={cx(styles.screen, isWide && styles.wide)}
              aria-label={name}
              type="text/html"
              data={`?id=${story}&viewMode=story&globals=${globals}`}
            />
            <Stack gap="x6">
              <Changes title="Tokens" changes={changes.tokens} />
              <Changes title="Features and layout" changes={changes.features} />
              <Changes title="Texts" changes={changes.texts} />
            </Stack>
          </section>
        );
      })}
  </div>
);
