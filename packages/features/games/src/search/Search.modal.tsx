import { useLingui } from '@lingui/react/macro';
import type { ModalProps } from '@marquee/feature-core';
import { Dialog, SearchField } from '@marquee/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDebouncedSearch } from '../lobby/useDebouncedSearch.ts';
import { FoundGames } from './FoundGames.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import * as styles from './Search.css.ts';
import { useRecentSearches } from './useRecentSearches.ts';

/** Finds a game or a provider from wherever the reader is. */
const Search = ({ onClose }: ModalProps<'search'>) => {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const { text, setText, submit } = useDebouncedSearch(search, setSearch);
  const { recent, keep, forget } = useRecentSearches();
  const { pathname, search: parameters } = useLocation();
  const address = pathname + parameters;
  const openedAt = useRef(address);
  useEffect(() => field.current?.focus(), []);
  // A game that was chosen stands behind the box.
  useEffect(() => {
    if (openedAt.current !== address) onClose();
  }, [address, onClose]);
  return (
    <Dialog isOpen onClose={onClose} title={t`Find a game`} closeLabel={t`Close`}>
      <search className={styles.search}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <SearchField
            ref={field}
            label={t`Name or provider`}
            clearLabel={t`Clear the search`}
            name="search"
            maxLength={64}
            value={text}
            onValueChange={setText}
          />
        </form>
        {search ? (
          <FoundGames search={search} onChoose={() => keep(search)} />
        ) : (
          <RecentSearches recent={recent} onChoose={setText} onForget={forget} />
        )}
      </search>
    </Dialog>
  );
};

export default Search;
