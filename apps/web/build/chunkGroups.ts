import { type Brand, FEATURES } from '@marquee/brand';
import type { Rolldown } from 'vite';

const handle = /packages\/features\/(?!core\/)([^/]+)\/src\/(?:[^/]+|.+\.feature)\.ts$/;

/** Whether every brand has what this module of a handle belongs to: the handle of a package's own feature. */
const isHandleOfAll = (id: string, brands: readonly Pick<Brand, 'features'>[]) => {
  const name = `@marquee/feature-${handle.exec(id)?.[1]}`;
  const isListed = ({ features }: Pick<Brand, 'features'>) =>
    features.some((feature) => FEATURES[feature].package === name);
  return !id.endsWith('.feature.ts') && brands.every(isListed);
};

/** What home pages show of the kit, and most other pages: what stands here costs each of them its bytes. */
const homeIcons =
  'Android|Apple|ArrowEnd|CheckCircle|Chevron|Clock|Error|Heart|Help|Info|Megaphone|Pause|Phone|Play|Telegram|Warning';
const homeKit =
  'base|behaviour/(?!withoutMarks)|layout/Stack|Avatar|Badge|Banner/toneIcons|Card|Carousel|Chip|Countdown/|EmptyState|ErrorState|GameTile|LazyImage|Link|Money|ProseHtml|QrCode|Shelf|Skeleton|Table|Tabs|Text/|Ticker';
const homeRest =
  'features/core/src/(?:LoadFailure|routing/|useInnerLinks)|features/home/src/useHome|shell/src/updates/followWorker';

/**
 * What a page fetches together stands in one file: many small ones compress badly and cost a request each. The
 * code of one feature is never put with another's, since a brand may leave either out.
 */
export const chunkGroups = (
  brands: readonly Pick<Brand, 'features'>[],
): Rolldown.OutputOptions['codeSplitting'] => ({
  groups: [
    // The frame, the kit as far as the frame shows it, and the libraries. Handles of what not every brand lists stay
    // with the brands that do.
    {
      name: 'site',
      tags: ['$initial'],
      test: (id) => (handle.test(id) ? isHandleOfAll(id, brands) : !id.includes('virtual:')),
      priority: 6,
    },
    // What home pages show things with, and most others.
    {
      name: 'kit',
      test: new RegExp(
        `packages/(?:i18n/src/(?!\\w*[aA]mount)|ui/src/(?:icons/(?:${homeIcons})|${homeKit})|${homeRest})(?!.*qrPath)`,
      ),
      priority: 5,
    },
    // What only pages further in show things with. Flags, charts and drawn codes are large and stand on few.
    {
      name: 'parts',
      test: /packages\/(features\/core\/src\/(ListPages|useCopy)|i18n\/src|ui\/src\/(icons|behaviour|layout|Banner|Field|PageHead|Pagination|Rows|SearchField|SegmentedControl|Select|Stat|TextField\/\w+\.css))(?:\/|\.tsx?)/,
      priority: 3,
    },
    // What lies over a page.
    {
      name: 'overlays',
      test: /packages\/(ui\/src\/(Dialog|Modal|Sheet|Toast)|shell\/src\/(modals|updates))\//,
      priority: 3,
    },
    // What forms are made of.
    {
      name: 'forms',
      test: /packages\/(ui\/src\/(Choice|Checkbox|CodeField|PasswordField|Radio|TextField)|features\/core\/src\/(?:forms|popup))\/|features\/core\/src\/useIdempotencyKey\.ts/,
      priority: 3,
    },
    // How a person proves to be one, and to be who they are.
    {
      name: 'proofs',
      test: /packages\/(ui\/src\/(CaptchaField|PersonCheck|PhoneField)|features\/core\/src\/(captcha\/(?:CaptchaProof|useCaptcha)|passkeys\/(?:sign|use)))/,
      priority: 3,
    },
    // What stands around every page of a member's, and tells it what has changed.
    {
      name: 'member',
      test: /packages\/(shell\/src\/(member\/|header\/MemberTools|session\/followMember)|features\/core\/src\/live\.ts)/,
      priority: 3,
    },
    // A member's own page shows a part of each of these features, and each has pages that show more of it.
    {
      name: 'funds',
      test: /features\/wallet\/src\/wallet\/(?:MemberFunds|FundsSkeleton|LastMovements)/,
      priority: 3,
    },
    {
      name: 'deposits',
      test: /features\/deposits\/src\/(?:depositPath|list\/(?:WaitingDeposits|DepositItem|StateBadge|firstDeposits))/,
      priority: 3,
    },
    { name: 'withdrawals', test: /features\/withdrawals\/src\/history\/OpenWithdrawals/, priority: 3 },
    {
      name: 'protection',
      test: /features\/security\/src\/(?:useSecurity\.|protection\/(?:NextSteps|StepsSkeleton|useProtections))/,
      priority: 3,
    },
    {
      name: 'reality',
      test: /features\/responsible-play\/src\/(?:useDuration\.|limits\/useLimitWords|reality\/RealityCheck)/,
      priority: 3,
    },
    {
      name: 'favourites',
      test: /features\/games\/src\/favourites\/(?:RecentGames|useHearts|useFavourites)/,
      priority: 3,
    },
    // What logging in and joining ask of a person, and pages of the account again.
    {
      name: 'entry',
      test: /features\/account\/src\/(?:login\/UsernameField|session\/use(?:Open|Enter)|social\/(?:channels|pendingSocialAtom|useAskParty|useParties)\.|proofs\/(?!isMobile))/,
      priority: 3,
    },
    // A home page with all that its feature can put on it, and what the games' can.
    {
      name: 'home',
      test: /packages\/features\/home\/src\/(?:Home\.page|hero\/(?!(?:Data|Pile|Split)Hero|CardSlide|GameSearch).+|sections\/.+|promotions\/PromotionCards\.slot)\.tsx$/,
      priority: 3,
    },
    {
      name: 'shelves',
      test: /packages\/features\/games\/src\/(?:categories|popular|shelves)\/[^/]+\.slot\.tsx$/,
      priority: 4,
    },
    // And of home pages that show figures: returns, odds, who makes the games. Last, so that what others show of the
    // same stands with them.
    {
      name: 'figures',
      test: /packages\/features\/games\/src\/(?:fixtures|providers|returns)\/[^/]+\.slot\.tsx$/,
      priority: 1,
    },
    {
      name: 'home-figures',
      test: /packages\/features\/home\/src\/(?:hero\/DataHero|promotions\/PromotionRows)\.slot\.tsx$/,
      priority: 1,
    },
    // What the lobby of lotteries shows of draws too. The menu of lotteries and the winners are features of their own,
    // which a brand may leave out.
    {
      name: 'draws',
      test: /packages\/features\/games\/src\/(?:lottery\/(?:DrawCards|NextDraw|pickDraws|useLotteryGames|useRegionName)\.|results\/(?:useResults|Result)\.)/,
      priority: 2,
    },
    { name: 'winners', test: /packages\/features\/games\/src\/winners\/[^/]+\.slot\.tsx$/, priority: 1 },
    // An agent's team and the way to it, which every page has to name.
    { name: 'agent', test: /packages\/features\/agent\/src\/(?:entry|team)\//, priority: 1 },
    // What more than one feature changes data with; it would stand in whichever of them comes first.
    { name: 'mutations', test: /@tanstack\/(?:react-)?query[^/]*\/.+[mM]utation/, priority: 4 },
    // Texts of what every brand has.
    {
      debugName: 'texts',
      name: (id) => `texts-${/([\w-]+)\.po$/.exec(id)?.[1]}`,
      test: /packages\/(shell|features\/core|features\/home)\/src\/locales\/[\w-]+\.po$/,
      priority: 2,
    },
    // And what none of their home pages says.
    {
      debugName: 'further texts',
      name: (id) => `further-${/([\w-]+)\.po/.exec(id)?.[1]}`,
      test: /packages\/(shell|features\/core|features\/home)\/src\/locales\/[\w-]+\.po\?lingui$/,
      priority: 2,
    },
  ],
});
