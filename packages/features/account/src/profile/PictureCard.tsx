import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { Avatar, Button, Card, Inline, Stack, Text } from '@marquee/ui';
import { useState } from 'react';
import { PictureDialog } from './PictureDialog.tsx';
import type { ProfileState } from './Profile.ts';

/** The picture and the names of the member. */
export const PictureCard = ({ profile }: { profile: ProfileState }) => {
  const { t } = useLingui();
  const { imageUrl } = useSite();
  const [isOpen, setOpen] = useState(false);
  const { icon, username, details } = profile;
  const nickname = details.find(({ field }) => field === 'nickname')?.value ?? username;
  return (
    <Card padding="m" as="section">
      <Inline gap="x4">
        <Avatar name={nickname} size="l" image={imageUrl(icon)} />
        <Stack gap="x2">
          <div>
            <Text isStrong size="l">
              {nickname}
            </Text>
            <Text size="s" isMuted>{t`Username: ${username}`}</Text>
          </div>
          <div>
            <Button look="soft" tone="neutral" size="s" onClick={() => setOpen(true)}>
              {t`Change picture`}
            </Button>
          </div>
        </Stack>
      </Inline>
      {isOpen && <PictureDialog profile={profile} onClose={() => setOpen(false)} />}
    </Card>
  );
};
