import { useLingui } from '@lingui/react/macro';
import { useInnerLinks, useSite } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import { Button, ChevronStartIcon, ProseHtml } from '@marquee/ui';
import { useEffect, useRef } from 'react';
import type { Entry } from './Entry.ts';
import { kind as kindStyle } from './EntryList.css.ts';
import * as styles from './EntryText.css.ts';
import { onPhone } from './Reader.css.ts';

type Props = { entry: Entry; takesFocus: boolean; onBack: () => void };

const isSeen = (element: Element | null | undefined) => (element?.getClientRects().length ?? 0) > 0;

/** The chosen entry in full. */
export const EntryText = ({ entry, takesFocus, onBack }: Props) => {
  const { t } = useLingui();
  const { dateTime } = useDateTime();
  const { brand } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLDivElement>(null);
  useInnerLinks(text);
  const { title, kind, sentAt, html } = entry;
  useEffect(() => {
    // The pressed title is out of sight only where list and text take turns.
    if (takesFocus && isSeen(back.current)) heading.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <Button
        ref={back}
        className={onPhone}
        look="quiet"
        tone="neutral"
        size="s"
        iconStart={<ChevronStartIcon />}
        onClick={onBack}
      >
        {t`Back to the list`}
      </Button>
      <div className={styles.head}>
        <h3 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h3>
        <p className={styles.below}>
          {kind && <span className={kindStyle}>{kind}</span>}
          <time dateTime={sentAt}>{dateTime(sentAt, { timeZone: brand.timeZone })}</time>
        </p>
      </div>
      <div ref={text}>
        <ProseHtml html={html} />
      </div>
    </>
  );
};
