import { useLingui } from '@lingui/react/macro';
import { Dialog, SearchField, Stack, Text } from '@marquee/ui';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useErrorText } from '../api/useErrorText.ts';
import * as styles from './Finder.css.ts';
import { usePagesFound } from './usePagesFound.tsx';
import { useRecordsFound } from './useRecordsFound.tsx';

/** Milliseconds of silence after which the platform is asked. */
const pause = 250;

const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

/** Arrows go from the field into the results and through them, round. */
const moveAmong = (event: KeyboardEvent<HTMLElement>): void => {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  event.preventDefault();
  stops[(at + step + stops.length) % stops.length]?.focus();
};

/** Finds a page by its name, and what pages hold by reference or name; Enter opens the first. */
export const Finder = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const sought = useSettled(typed.trim());
  const pages = usePagesFound(typed);
  const { found: records, isFetching, error } = useRecordsFound(sought);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const found = [...pages, ...records];
  const isWaiting = isFetching || sought !== typed.trim();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const [first] = found;
    if (!first) return;
    onClose();
    void navigate(first.to);
  };
  return (
    <Dialog isOpen onClose={onClose} title={t`Find`} closeLabel={t`Close`}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form onSubmit={submit} onKeyDown={moveAmong}>
        <Stack gap="x4">
          <SearchField
            ref={field}
            label={t`A page, a reference or a username`}
            clearLabel={t`Clear the search`}
            value={typed}
            onValueChange={setTyped}
            maxLength={64}
            isLoading={isWaiting}
          />
          {found.length > 0 && (
            <ul className={styles.results} aria-label={t`Found`}>
              {found.map(({ to, title, note, icon }) => (
                <li key={to}>
                  <Link to={to} className={styles.result} onClick={onClose}>
                    {icon}
                    <span className={styles.words}>
                      <span>{title}</span>
                      <span className={styles.note}>{note}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <output>
            {error ? (
              <Text size="s">{errorText(error)}</Text>
            ) : (
              found.length === 0 &&
              !isWaiting && <Text size="s" isMuted>{t`Nothing of this name that you may see.`}</Text>
            )}
          </output>
        </Stack>
      </form>
    </Dialog>
  );
};
