import { Children, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronEndIcon } from '../icons/ChevronEndIcon.tsx';
import { ChevronStartIcon } from '../icons/ChevronStartIcon.tsx';
import { PauseIcon } from '../icons/PauseIcon.tsx';
import { PlayIcon } from '../icons/PlayIcon.tsx';
import { cx } from '../theme/cx.ts';
import {
  arrow,
  bar,
  carousel,
  dot,
  edgeTrack,
  next,
  playPlace,
  previous,
  raised,
  slide,
  track,
} from './Carousel.css.ts';
import { useCarousel } from './useCarousel.ts';

/** The words of a `Carousel`. */
export interface CarouselLabels {
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** Name of a slide and of its dot: "Banner 2 of 5". Numbers count from 1. */
  slide: (number: number, count: number) => string;
}

interface CarouselProps {
  /** What is shown here. */
  label: string;
  labels: CarouselLabels;
  /** How long each stays, in milliseconds. */
  intervalMs?: number;
  /** Reaches from edge to edge of the window, and what follows stands over its end. */
  isBleeding?: boolean;
  /** The slides, all of one height, so that nothing jumps. */
  children: ReactNode;
}

// What scrolls has to be reached by keyboard even where no slide holds a link.
const scrollable = { tabIndex: 0 };

/** One at a time, swiped natively. It stops under the pointer, with the focus, by its button and under reduced motion. */
export const Carousel = ({ label, labels, intervalMs = 6000, isBleeding, children }: CarouselProps) => {
  const slides = Children.toArray(children);
  const count = slides.length;
  const { trackRef, index, goTo, onScroll, canPlay, isPaused, togglePaused, attention } = useCarousel({
    count,
    intervalMs,
  });
  return (
    <section aria-label={label} className={carousel} {...attention}>
      <ul ref={trackRef} className={cx(track, isBleeding && edgeTrack)} {...scrollable} onScroll={onScroll}>
        {slides.map((each, position) => (
          <li
            key={position}
            aria-label={labels.slide(position + 1, count)}
            className={slide}
            inert={position !== index}
          >
            {each}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <>
          <IconButton
            className={cx(arrow, previous)}
            label={labels.previous}
            icon={<ChevronStartIcon />}
            onClick={() => goTo(index - 1)}
            isRound
          />
          <IconButton
            className={cx(arrow, next)}
            label={labels.next}
            icon={<ChevronEndIcon />}
            onClick={() => goTo(index + 1)}
            isRound
          />
          <div className={cx(bar, isBleeding && raised)}>
            {slides.map((_each, position) => (
              <button
                key={position}
                type="button"
                className={dot}
                aria-label={labels.slide(position + 1, count)}
                aria-current={position === index}
                onClick={() => goTo(position)}
              />
            ))}
            {canPlay ? (
              <IconButton
                size="s"
                label={isPaused ? labels.play : labels.pause}
                icon={isPaused ? <PlayIcon size="s" /> : <PauseIcon size="s" />}
                onClick={togglePaused}
              />
            ) : (
              <span className={playPlace} />
            )}
          </div>
        </>
      )}
    </section>
  );
};
