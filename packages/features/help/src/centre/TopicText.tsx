import { useLingui } from '@lingui/react/macro';
import { useInnerLinks } from '@marquee/feature-core';
import { ButtonLink, ChevronStartIcon, Heading, ProseHtml } from '@marquee/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { topicGuides } from '../guides/topicGuides.ts';
import * as styles from './HelpCentre.css.ts';
import type { Topic } from './Topic.ts';

/** A topic in full. Chosen while another was read, it takes the focus. */
export const TopicText = ({ topic: { id, title, html } }: { topic: Topic }) => {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const Guide = topicGuides[id];
  const article = useRef<HTMLElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const readId = useRef(id);
  useInnerLinks(text);
  useEffect(() => {
    if (readId.current === id) return;
    readId.current = id;
    article.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <article ref={article} tabIndex={-1} className={styles.text} aria-labelledby="help-topic">
      <ButtonLink
        href={pathname}
        className={styles.back}
        look="quiet"
        tone="neutral"
        size="s"
        iconStart={<ChevronStartIcon />}
      >
        {t`All topics`}
      </ButtonLink>
      <Heading level={2} id="help-topic" className={styles.title}>
        {title}
      </Heading>
      {Guide && <Guide />}
      <div ref={text} className={Guide && styles.afterGuide}>
        <ProseHtml html={html} />
      </div>
    </article>
  );
};
