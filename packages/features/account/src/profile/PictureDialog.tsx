import { useLingui } from '@lingui/react/macro';
import { setAvatar, uploadAvatar } from '@marquee/contract/routes';
import { Form, useApi, useForm, useSite, useToast } from '@marquee/feature-core';
import { avatarPath } from '@marquee/reference';
import { Button, Dialog, FileField, LazyImage } from '@marquee/ui';
import * as styles from './Profile.css.ts';
import type { ProfileState } from './Profile.ts';
import { useProfileRenewal } from './useProfile.ts';
import { usePictureLabels } from './usePictureLabels.ts';

type Props = { profile: ProfileState; onClose: () => void };

const maxBytes = 5 * 1024 * 1024;

/** One of the brand's avatars, or a picture of one's own. */
export const PictureDialog = ({ profile, onClose }: Props) => {
  const { t } = useLingui();
  const { brand, imageUrl } = useSite();
  const { call } = useApi();
  const toast = useToast();
  const renew = useProfileRenewal();
  const labels = usePictureLabels();
  const form = useForm({
    values: { avatar: profile.avatar ?? 0, image: [] as readonly File[] },
    checks: {
      image: ([file], { avatar }) => (file || avatar > 0 ? undefined : t`Choose a picture.`),
    },
    fieldOf: { PICTURE_UNREADABLE: 'image', PAYLOAD_TOO_LARGE: 'image' },
    send: ({ avatar, image: [file] }) =>
      file ? call(uploadAvatar, { body: file }) : call(setAvatar, { body: { avatar } }),
    onSent: () => {
      toast('positive', t`Your picture has been changed.`);
      renew();
      onClose();
    },
  });
  const numbers = Array.from({ length: profile.avatars }, (_, index) => index + 1);
  return (
    <Dialog isOpen size="s" title={t`Your picture`} closeLabel={t`Close`} onClose={onClose}>
      <Form form={form}>
        <fieldset>
          <legend>{t`Choose one of ours`}</legend>
          <div className={styles.avatars}>
            {numbers.map((number) => (
              <label key={number} className={styles.avatar}>
                <input
                  type="radio"
                  name="avatar"
                  value={number}
                  aria-label={t`Picture ${number}`}
                  className={styles.avatarInput}
                  checked={form.values.image.length === 0 && form.values.avatar === number}
                  onChange={() => form.reset({ avatar: number, image: [] })}
                />
                <LazyImage
                  src={imageUrl(avatarPath(brand.art, number))}
                  alt=""
                  width={192}
                  height={192}
                  className={styles.avatarPicture}
                />
              </label>
            ))}
          </div>
        </fieldset>
        <FileField
          label={t`Or one of your own`}
          hint={t`PNG or JPEG, up to 5 MB. It is cut to a square.`}
          labels={labels}
          files={form.values.image}
          accept="image/png,image/jpeg"
          maxBytes={maxBytes}
          isDisabled={form.isBusy}
          error={form.errors.image}
          onFilesChange={(files) => form.set('image', files)}
        />
        <Button type="submit" isFull isLoading={form.isBusy}>{t`Save`}</Button>
      </Form>
    </Dialog>
  );
};
