import { useLingui } from '@lingui/react/macro';
import { Button, Toast } from '@marquee/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { newVersionAtom } from './newVersionAtom.ts';
import { hasTypedText } from './typedText.ts';

/** Offers the new version of the site. It never loads by itself, and asks again where something typed would be lost. */
export const NewVersion = ({ reload = () => location.reload() }: { reload?: () => void }) => {
  const { t } = useLingui();
  const setNewVersion = useSetAtom(newVersionAtom);
  const [isWarned, setWarned] = useState(false);
  const load = () => {
    if (!isWarned && hasTypedText()) setWarned(true);
    else reload();
  };
  return (
    <Toast
      tone={isWarned ? 'caution' : 'info'}
      action={
        <Button size="s" look="soft" onClick={load}>
          {isWarned ? t`Reload anyway` : t`Reload`}
        </Button>
      }
      dismiss={{ label: t`Later`, onDismiss: () => setNewVersion(false) }}
    >
      {isWarned
        ? t`Reloading would lose what you have typed on this page.`
        : t`A new version of this site is here.`}
    </Toast>
  );
};
