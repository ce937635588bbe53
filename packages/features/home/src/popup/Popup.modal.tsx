import { useLingui } from '@lingui/react/macro';
import { type ModalProps, useInnerLinks, useSite } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import { Button, ButtonLink, Dialog, ProseHtml, Stack, Text } from '@marquee/ui';
import { useEffect, useRef } from 'react';
import { useHome } from '../useHome.ts';

/** The announcement of the day in full. */
const Popup = ({ onClose }: ModalProps<'popup'>) => {
  const { t } = useLingui();
  const { dateTime } = useDateTime();
  const { brand } = useSite();
  const popup = useHome().data?.popup;
  const text = useRef<HTMLDivElement>(null);
  useInnerLinks(text);
  useEffect(() => {
    // Nothing pops up today in the language that the reader has changed to.
    if (popup === null) onClose();
  }, [onClose, popup]);
  if (!popup) return null;
  const { title, html, publishedAt } = popup;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      closeLabel={t`Close`}
      footer={
        <>
          <ButtonLink href="/?modal=announcements" look="quiet" tone="neutral" onClick={onClose}>
            {t`All announcements`}
          </ButtonLink>
          <Button onClick={onClose}>{t`Got it`}</Button>
        </>
      }
    >
      <Stack gap="x3">
        <Text size="s" isMuted>
          <time dateTime={publishedAt}>{dateTime(publishedAt, { timeZone: brand.timeZone })}</time>
        </Text>
        <div ref={text}>
          <ProseHtml html={html} />
        </div>
      </Stack>
    </Dialog>
  );
};

export default Popup;
