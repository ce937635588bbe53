import { useLingui } from '@lingui/react/macro';
import { useOpenModal } from '@marquee/feature-core';
import { IconButton, SearchIcon } from '@marquee/ui';
import { useModalExists } from '../site/useModalExists.ts';

/** Opens the search for games, where the site has games. */
export const SearchButton = () => {
  const { t } = useLingui();
  const open = useOpenModal();
  if (!useModalExists()('search')) return null;
  return <IconButton label={t`Search`} icon={<SearchIcon />} onClick={() => open('search', {})} />;
};
