import type { Guide } from './Guide.ts';
import { amountField } from './parts/amountField.ts';
import { avatar } from './parts/avatar.ts';
import { badge } from './parts/badge.ts';
import { banner } from './parts/banner.ts';
import { barChart } from './parts/barChart.ts';
import { button } from './parts/button.ts';
import { buttonLink } from './parts/buttonLink.ts';
import { captchaField } from './parts/captchaField.ts';
import { card } from './parts/card.ts';
import { carousel } from './parts/carousel.ts';
import { checkbox } from './parts/checkbox.ts';
import { chip } from './parts/chip.ts';
import { clock } from './parts/clock.ts';
import { codeField } from './parts/codeField.ts';
import { container } from './parts/container.ts';
import { countdown } from './parts/countdown.ts';
import { countdownButton } from './parts/countdownButton.ts';
import { dateField } from './parts/dateField.ts';
import { dateRangeField } from './parts/dateRangeField.ts';
import { dialog } from './parts/dialog.ts';
import { divider } from './parts/divider.ts';
import { emptyState } from './parts/emptyState.ts';
import { errorState } from './parts/errorState.ts';
import { field } from './parts/field.ts';
import { fileField } from './parts/fileField.ts';
import { flag } from './parts/flag.ts';
import { gameTile } from './parts/gameTile.ts';
import { grid } from './parts/grid.ts';
import { heading } from './parts/heading.ts';
import { icon } from './parts/icon.ts';
import { iconButton } from './parts/iconButton.ts';
import { inline } from './parts/inline.ts';
import { lazyImage } from './parts/lazyImage.ts';
import { link } from './parts/link.ts';
import { menu } from './parts/menu.ts';
import { money } from './parts/money.ts';
import { pageHead } from './parts/pageHead.ts';
import { pagination } from './parts/pagination.ts';
import { passwordField } from './parts/passwordField.ts';
import { personCheck } from './parts/personCheck.ts';
import { phoneField } from './parts/phoneField.ts';
import { phoneFrame } from './parts/phoneFrame.ts';
import { pictureSteps } from './parts/pictureSteps.ts';
import { popover } from './parts/popover.ts';
import { progress } from './parts/progress.ts';
import { proseHtml } from './parts/proseHtml.ts';
import { qrCode } from './parts/qrCode.ts';
import { radio } from './parts/radio.ts';
import { radioCards } from './parts/radioCards.ts';
import { rows } from './parts/rows.ts';
import { searchField } from './parts/searchField.ts';
import { segmentedControl } from './parts/segmentedControl.ts';
import { select } from './parts/select.ts';
import { sheet } from './parts/sheet.ts';
import { shelf } from './parts/shelf.ts';
import { skeleton } from './parts/skeleton.ts';
import { spinner } from './parts/spinner.ts';
import { stack } from './parts/stack.ts';
import { stat } from './parts/stat.ts';
import { steps } from './parts/steps.ts';
import { table } from './parts/table.ts';
import { tabs } from './parts/tabs.ts';
import { text } from './parts/text.ts';
import { textAreaField } from './parts/textAreaField.ts';
import { textField } from './parts/textField.ts';
import { textLink } from './parts/textLink.ts';
import { ticker } from './parts/ticker.ts';
import { timeline } from './parts/timeline.ts';
import { toast } from './parts/toast.ts';
import { tooltip } from './parts/tooltip.ts';
import { visuallyHidden } from './parts/visuallyHidden.ts';

/** The page of each part of the kit. */
export const guides: readonly Guide[] = [
  amountField,
  avatar,
  badge,
  banner,
  barChart,
  button,
  buttonLink,
  captchaField,
  card,
  carousel,
  checkbox,
  chip,
  clock,
  codeField,
  container,
  countdown,
  countdownButton,
  dateField,
  dateRangeField,
  dialog,
  divider,
  emptyState,
  errorState,
  field,
  fileField,
  flag,
  gameTile,
  grid,
  heading,
  icon,
  iconButton,
  inline,
  lazyImage,
  link,
  menu,
  money,
  pageHead,
  pagination,
  passwordField,
  personCheck,
  phoneField,
  phoneFrame,
  pictureSteps,
  popover,
  progress,
  proseHtml,
  qrCode,
  radio,
  radioCards,
  rows,
  searchField,
  segmentedControl,
  select,
  sheet,
  shelf,
  skeleton,
  spinner,
  stack,
  stat,
  steps,
  table,
  tabs,
  text,
  textAreaField,
  textField,
  textLink,
  ticker,
  timeline,
  toast,
  tooltip,
  visuallyHidden,
];

/** The page of the stories of a title. */
export const guideAt = (title: string): Guide | undefined => guides.find((guide) => guide.title === title);

/** The page that tells a part of the kit. */
export const guideOf = (name: string): Guide | undefined =>
  guides.find(({ parts }) => parts.some((part) => part === name));
