import { cx } from '@marquee/ui';
import { useLingui } from '@lingui/react/macro';
import { ListPages } from '@marquee/feature-core';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Entry } from './Entry.ts';
import { EntryList } from './EntryList.tsx';
import { EntryText } from './EntryText.tsx';
import * as styles from './Reader.css.ts';

type Props = {
  /** A page of them, newest first. */
  entries: readonly Entry[];
  /** Another page is on its way. */
  isTurning: boolean;
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  /** Stands above the list. */
  filter?: ReactNode;
  /** Open from the start. */
  initialId?: string | undefined;
  /** Stands in place of the text while nothing is chosen; without it the first entry shows. */
  prompt?: ReactNode;
  onOpen?: (entry: Entry) => void;
};

/** Titles at the left, the chosen text at the right; on a phone one after the other. */
export const Reader = ({ entries, filter, initialId, prompt, onOpen, ...list }: Props) => {
  const { t } = useLingui();
  const [openId, setOpenId] = useState(initialId);
  const listRef = useRef<HTMLDivElement>(null);
  const open = entries.find(({ id }) => id === openId);
  const shown = open ?? (prompt ? undefined : entries[0]);
  const choose = (entry: Entry) => {
    setOpenId(entry.id);
    onOpen?.(entry);
  };
  const goBack = () => {
    // At once: the pressed button goes with the text, and the focus must not be lost in between.
    flushSync(() => setOpenId(undefined));
    listRef.current?.querySelector<HTMLElement>('li button')?.focus();
  };
  return (
    <div className={styles.reader}>
      {filter && <div className={cx(styles.top, open && styles.notOnPhone)}>{filter}</div>}
      <div ref={listRef} className={cx(styles.listColumn, open && styles.notOnPhone)}>
        <EntryList entries={entries} shownId={shown?.id} isTurning={list.isTurning} onChoose={choose} />
        <div className={styles.pages}>
          <ListPages
            label={t`Pages`}
            page={list.page}
            pageCount={list.pageCount}
            onPageChange={list.onPageChange}
          />
        </div>
      </div>
      <div className={cx(styles.textColumn, !open && styles.notOnPhone)}>
        {shown ? (
          <EntryText key={shown.id} entry={shown} takesFocus={open !== undefined} onBack={goBack} />
        ) : (
          prompt
        )}
      </div>
    </div>
  );
};
