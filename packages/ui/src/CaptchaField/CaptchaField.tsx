import { useRef } from 'react';
import { ImageOffIcon } from '../icons/ImageOffIcon.tsx';
import { RefreshIcon } from '../icons/RefreshIcon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { field, image as imageStyle, imageButton, question, refresh, wait } from './CaptchaField.css.ts';

/** Props of `CaptchaField`; those of `TextField` are the answer's. */
export interface CaptchaFieldProps extends Omit<TextFieldProps, 'type' | 'beside'> {
  /** Base64 of a PNG; none while it is being fetched, null where it did not come. */
  image?: string | null;
  imageAlt: string;
  refreshLabel: string;
  /** Called at most once a second, however often the image is pressed. */
  onRefresh: () => void;
  /** The captcha as a question in words, shown in place of the image. */
  question?: string;
  /** Changes between image and question: "I can’t see the image", "Show the image". */
  switchLabel: string;
  onSwitch: () => void;
}

const REFRESH_EVERY_MS = 1000;

/** Proof that a person is there: an image to read, or a question for those who do not see it. */
export const CaptchaField = ({
  image,
  imageAlt,
  refreshLabel,
  onRefresh,
  question: words,
  switchLabel,
  onSwitch,
  ...rest
}: CaptchaFieldProps) => {
  const refreshedAt = useRef(0);
  const refreshOnce = () => {
    if (Date.now() - refreshedAt.current < REFRESH_EVERY_MS) return;
    refreshedAt.current = Date.now();
    onRefresh();
  };
  return (
    <div className={field}>
      {words !== undefined && <p className={question}>{words}</p>}
      <TextField
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        beside={
          words === undefined && (
            <button
              type="button"
              className={imageButton}
              aria-label={refreshLabel}
              title={refreshLabel}
              onClick={refreshOnce}
            >
              {image ? (
                <img className={imageStyle} src={`data:image/png;base64,${image}`} alt={imageAlt} />
              ) : (
                <span className={wait}>{image === null ? <ImageOffIcon /> : <Spinner />}</span>
              )}
              <span className={refresh}>
                <RefreshIcon size="s" />
              </span>
            </button>
          )
        }
      />
      <TextLink as="button" look="quiet" onClick={onSwitch}>
        {switchLabel}
      </TextLink>
    </div>
  );
};
