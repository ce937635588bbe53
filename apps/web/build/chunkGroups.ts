import type { Rolldown } from 'vite';

const isHandle = /packages\/features\/(?!core\/)[^/]+\/src\/(?:[^/]+|.+\.feature)\.ts$/;

/**
 * What a page fetches together stands in one file: many small ones compress badly and cost a request each. The
 * code of one feature is never put with another's, since a brand may leave either out.
 */
export const chunkGroups: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    // The frame, the kit as far as the frame shows it, and the libraries. Handles stay with the brands that list them.
    {
      name: 'site',
      tags: ['$initial'],
      test: (id) => !isHandle.test(id) && !id.includes('virtual:'),
      priority: 4,
    },
    // What most pages show things with. Flags, charts and drawn codes are large and stand on few.
    {
      name: 'kit',
      test: /packages\/(i18n\/src|ui\/src\/(icons|behaviour|layout|base|Avatar|Badge|Banner|Card|Carousel|Chip|Countdown|EmptyState|ErrorState|Field|GameTile|LazyImage|Link|Money|PageHead|ProseHtml|QrCode|Rows|SearchField|SegmentedControl|Select|Shelf|Skeleton|Stat|Table|Tabs|Text|Ticker)|features\/core\/src\/LoadFailure)(?:\/|\.tsx)(?!.*qrPath)/,
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
    // What stands around every page of a member's, and tells it what has changed.
    {
      name: 'member',
      test: /packages\/(shell\/src\/(member\/|session\/followMember)|features\/core\/src\/live\.ts)/,
      priority: 3,
    },
    // A member's own page shows a part of each of these features, and each has pages that show more of it.
    {
      name: 'funds',
      test: /features\/wallet\/src\/wallet\/(?:MemberFunds|FundsSkeleton|LastMovements)/,
      priority: 3,
    },
    { name: 'withdrawals', test: /features\/withdrawals\/src\/history\/OpenWithdrawals/, priority: 3 },
    { name: 'protection', test: /features\/security\/src\/(?:useSecurity\.|protection\/)/, priority: 3 },
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
    {
      name: 'parties',
      test: /features\/account\/src\/social\/(?:channels|useAskParty|useParties)\./,
      priority: 3,
    },
    // The first popup asks for the same as the home page.
    { name: 'popup', test: /packages\/features\/home\/src\/(?:useHome\.|popup\/(?!.*modal))/, priority: 4 },
    // A home page with all that its feature can put on it, and what the games' can.
    {
      name: 'home',
      test: /packages\/features\/home\/src\/(?:Home\.page|(?:hero|sections)\/.+|promotions\/.+\.slot)\.tsx$/,
      priority: 3,
    },
    {
      name: 'shelves',
      test: /packages\/features\/games\/src\/(?:categories|fixtures|popular|providers|returns|shelves)\/[^/]+\.slot\.tsx$/,
      priority: 2,
    },
    // What the lobby of lotteries shows of draws too. The menu of lotteries and the winners are features of their own,
    // which a brand may leave out.
    {
      name: 'draws',
      test: /packages\/features\/games\/src\/lottery\/(?:DrawCards?|NextDraw|pickDraws|useLotteryGames|useRegionName)\./,
      priority: 1,
    },
    { name: 'winners', test: /packages\/features\/games\/src\/winners\/[^/]+\.slot\.tsx$/, priority: 1 },
    // What more than one feature changes data with; it would stand in whichever of them comes first.
    { name: 'mutations', test: /@tanstack\/(?:react-)?query[^/]*\/.+[mM]utation/, priority: 3 },
    // Texts of what every brand has.
    {
      debugName: 'texts',
      name: (id) => `texts-${/([\w-]+)\.po$/.exec(id)?.[1]}`,
      test: /packages\/(shell|features\/core|features\/home)\/src\/locales\/[\w-]+\.po$/,
      priority: 2,
    },
  ],
};
