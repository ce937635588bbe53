import { useLingui } from '@lingui/react/macro';
import { IconButton, SearchIcon } from '@marquee/ui';
import { type FormEvent, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import * as styles from './dataHero.css.ts';

/** A field that leads to the lobby with what it is asked for. */
export const GameSearch = () => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const id = useId();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = new FormData(event.currentTarget).get('search');
    const words = typeof search === 'string' ? search.trim() : '';
    void navigate(words ? `/games?${new URLSearchParams({ search: words })}` : '/games');
  };
  return (
    <search>
      <form className={styles.search} onSubmit={onSubmit}>
        <label htmlFor={id} className={styles.searchLabel}>
          {t`Find a game`}
        </label>
        <input
          id={id}
          type="search"
          name="search"
          maxLength={64}
          autoComplete="off"
          placeholder={t`Name or provider`}
          className={styles.field}
        />
        <IconButton type="submit" label={t`Search`} icon={<SearchIcon />} />
      </form>
    </search>
  );
};
