import { useOpenModal, useSite } from '@marquee/feature-core';
import { Button, ButtonLink, Text } from '@marquee/ui';
import type { Protection } from './useProtections.ts';

/** What a protection is for, and the way to set or change it elsewhere. */
export const Guard = ({ protection }: { protection: Protection }) => {
  const { hasPage } = useSite();
  const open = useOpenModal();
  const { id, name, guards, state, action, page } = protection;
  const shape = {
    size: 's',
    look: 'soft',
    tone: state === 'on' ? 'neutral' : 'accent',
    'aria-label': `${action}: ${name}`,
  } as const;
  return (
    <>
      <Text size="s" isMuted>
        {guards}
      </Text>
      {id === 'password' && (
        <div>
          <Button {...shape} onClick={() => open(state === 'on' ? 'changePassword' : 'forgotPassword', {})}>
            {action}
          </Button>
        </div>
      )}
      {page && hasPage(page) && (
        <div>
          <ButtonLink {...shape} href={page}>
            {action}
          </ButtonLink>
        </div>
      )}
    </>
  );
};
