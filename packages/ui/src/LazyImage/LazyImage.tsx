import { useIsNear } from '../behaviour/useIsNear.ts';
import { ImageOffIcon } from '../icons/ImageOffIcon.tsx';
import { cx } from '../theme/cx.ts';
import { failed, failedIcon, failedWords, image, loaded } from './LazyImage.css.ts';
import { nothing } from './nothing.ts';
import { useImageRetries } from './useImageRetries.ts';

/** Props of `LazyImage`. */
export interface LazyImageProps {
  src: string;
  /** What is seen, or empty where a text beside it says so. */
  alt: string;
  /** Its own size in pixels; keeps its place free, so that nothing shifts when it comes. */
  width: number;
  height: number;
  /** The crop for where there is room for it, in place of `src`. */
  wide?: { media: string; src: string; width: number; height: number };
  /** The largest that is in sight when the page opens: fetched at once and first. */
  isPriority?: boolean;
  /** In sight when the page opens: fetched with it, before any code. */
  isInSight?: boolean;
  /**
   * Out of sight when the page opens: not even its address stands in the page before it comes near. A browser alone
   * fetches what lies several screens away.
   */
  isLate?: boolean;
  /** Written in the drawn one, where the picture alone showed it. */
  words?: string;
  className?: string;
}

/** A picture fetched when it comes near, tried three times anew, and replaced by a drawn one when it fails. */
export const LazyImage = (props: LazyImageProps) => <Attempts key={props.src} {...props} />;

const Attempts = ({
  src,
  isPriority,
  isInSight,
  isLate = false,
  className,
  alt,
  width,
  height,
  wide,
  words,
}: LazyImageProps) => {
  const { state, imageProps } = useImageRetries(src);
  const { key, ...listeners } = imageProps;
  const isNear = useIsNear(listeners.ref, !isLate || state === 'loaded');
  if (state === 'failed') {
    return (
      <div
        style={{ aspectRatio: `${width} / ${height}` }}
        className={cx(failed, className)}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        <ImageOffIcon className={failedIcon} />
        {words && <div className={failedWords}>{words}</div>}
      </div>
    );
  }
  const picture = (
    <img
      key={key}
      {...listeners}
      // Far off, or waiting for the next try, there is nothing to see: without an address browsers draw a frame.
      {...(isNear && state !== 'waiting' ? { src } : { src: nothing, onLoad: undefined })}
      alt={alt}
      width={width}
      height={height}
      className={cx(image, state === 'loaded' && loaded, className)}
      decoding="async"
      fetchPriority={isPriority ? 'high' : 'low'}
      {...(!isPriority && !isInSight && { loading: 'lazy' })}
    />
  );
  if (!wide) return picture;
  return (
    <picture>
      {isNear && state !== 'waiting' && (
        <source media={wide.media} srcSet={wide.src} width={wide.width} height={wide.height} />
      )}
      {picture}
    </picture>
  );
};
