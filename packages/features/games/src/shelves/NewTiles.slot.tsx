import { useLingui } from '@lingui/react/macro';
import { GameShelf } from './GameShelf.tsx';

/** The newest games as tiles. */
const NewTiles = () => {
  const { t } = useLingui();
  return (
    <GameShelf title={t`Just arrived`} href="/games?sort=newest" games={{ sort: 'newest' }} places={12} />
  );
};

export default NewTiles;
