// Generated from the endpoint table by `npm run generate`. Do not edit.
export interface paths {
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public keys that encrypted payloads are sealed for (RFC 7517). */
        get: operations["getJwks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Answers while the process runs. */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Answers ready (200) when the database answers and the ledger is whole, otherwise not ready (503) with the check that fails. */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The games that the merchant offers, a page at a time. */
        get: operations["getGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lotteries of the merchant with their draw days and next draws. */
        get: operations["getLotteryGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/games/game_menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lottery dropdown: official Central and Southern lotteries by weekday, the others in fives. */
        get: operations["getLotteryMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes this browser appear to come from an address, by a cookie; null forgets it. */
        post: operations["setSandboxAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves the platform's clock forward by seconds, sets it to a moment, or resets it. */
        post: operations["setSandboxClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns whitelabel flags of this host's merchant on or off. */
        post: operations["setSandboxFlags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/maintenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns this host's merchant's maintenance on or off. */
        post: operations["setSandboxMaintenance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/outbox.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the platform has sent by SMS and e-mail, newest first. */
        get: operations["getOutbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/regions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the countries that this host's merchant does not serve. */
        post: operations["setSandboxRegions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/vendorPlayer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a player of this host's merchant with a game open, for trying the calls of its vendor. */
        post: operations["openSandboxPlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/wallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives this host's merchant one wallet for every vendor, or each vendor its own; what vendors' wallets hold comes back to the main ones. */
        post: operations["setSandboxWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/v1/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the player of a token can bet. */
        post: operations["vendorBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/v1/bet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a stake from the player: real money first, then bonus money. Opens the round. */
        post: operations["vendorBet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/v1/endRound": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Closes a round: it takes no more bets and wins. */
        post: operations["vendorEndRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/v1/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undoes a bet or a win. One that is not known yet will be refused when it arrives. */
        post: operations["vendorRollback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/v1/win": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pays what a bet has won, nothing too, in the proportion in which the bet was staked. */
        post: operations["vendorWin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/affiliate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether an affiliate or referral code may be used here, and its owner as visitors may see it. */
        get: operations["getAffiliate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A captcha as a base64 PNG; a cookie ties the answer to it. One a second. */
        get: operations["getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/captcha/question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A captcha as a question in words in the reader's language, for those who do not see the image. */
        get: operations["getCaptchaQuestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sends a question, complaint or affiliate request; it is kept and answered within 24 hours. */
        put: operations["sendFeedback"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/launchGame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a game: with their own money for members, with demo money for free play. */
        post: operations["launchGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is logged in. */
        get: operations["getMemberInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info/funds/consolidated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All of the member’s wallets together. Vendors have wallets only where one does not serve all. */
        get: operations["getConsolidatedFunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info/icon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account's picture as a path on this host. */
        get: operations["getMemberIcon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the password; every other session of the account ends. */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a link for a new password when username and e-mail belong together. The answer does not tell. */
        post: operations["forgotPasswordByEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/email/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password by the link of an e-mail, once. */
        post: operations["setPasswordByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password by a code sent to the phone of the account. */
        post: operations["setPasswordByPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/records/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The movements of one wallet of the member, newest first, each with the balance after it. */
        get: operations["getAccountRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/records/bets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rounds that the member has begun in these days, newest first, open ones too. */
        get: operations["getBetHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/records/profit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stakes, wins, deposits, withdrawals and bonus money of the member, by day. */
        get: operations["getProfitAndLoss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/records/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The statement of every wallet as CSV, oldest first, in parts of bounded size; up to a year at once. */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Opens an account and logs it in. */
        put: operations["register"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/register/mobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Opens an account by mobile number and SMS code and logs it in. */
        put: operations["registerMobile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records consent to the current terms and privacy policy. */
        post: operations["acceptTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/message/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Announcements, newest first, with the banners and promotions among them. */
        get: operations["getAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/message/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's messages, newest first. */
        get: operations["getInbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/message/promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The promotions of a group, with their banners. */
        get: operations["getPromotions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/message/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Marks one of the member’s messages as read. */
        put: operations["markMessageRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/message/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many messages the member has not read. */
        get: operations["getUnreadCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_walletTransfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves real money between the main wallet and a vendor’s, or between two vendors’. */
        post: operations["transferWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GLS2_gameInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a game is: vendor, limits, return, rules and how it may be played. */
        get: operations["getGameInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GLS2_gameType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories that have games, keyed by category. */
        get: operations["getGameTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GLS2_gameVendor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The vendors of the merchant, by category. */
        get: operations["getGameVendors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GLS2_hotGames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The games that are played most. */
        get: operations["getHotGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS_home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that the home page shows, in one answer. */
        get: operations["getHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/RCS_rankList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Recent wins, newest first, players masked. */
        get: operations["getWinnerBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a session by username and password, or by mobile number and SMS code. */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/freeplay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a free-play account (type 4) with demo money for 24 hours. */
        post: operations["loginFreePlay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Closes the session and forgets the remembered login. */
        delete: operations["logout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a session by the cookie of a remembered login, which is replaced. */
        post: operations["resumeSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The countries whose mobile numbers the merchant accepts, the usual one first. */
        get: operations["getCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/domainRoute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The merchant's domains that a player may switch to. */
        get: operations["getDomainRoute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/helpCenter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The help centre's topics in the reader's language, terms and privacy policy among them. */
        get: operations["getHelpCenter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Remembers the account's language for messages sent to it. */
        put: operations["updateLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/permission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether this visitor may see the site of this host, and what it needs to start. */
        get: operations["getPermission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/setting/menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The entries of the site's navigation, in the reader's language. */
        get: operations["getMenuSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/setting/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which fields registration asks for. */
        get: operations["getRegisterSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/setting/validation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The validation rule of every registration and password field. */
        get: operations["getRegisterRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The server time and whether the site is under maintenance. */
        get: operations["getStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/whitelabel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The merchant's settings tree. */
        get: operations["getWhitelabel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/wallets/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the member has. Amounts are integers in the minor unit of the currency. */
        get: operations["getBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/wallets/merchant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether one wallet serves every vendor, or each vendor has its own. */
        get: operations["getMerchantWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/sms/noLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code by SMS to log in or to set a new password. The answer tells nothing about the number. */
        post: operations["sendSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/sms/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a registration code to a mobile number, or to the number given as the username. */
        post: operations["sendRegisterSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** AccountRecord */
        AccountRecord: {
            currency: string;
            /** Format: date */
            endDate: string;
            moneyIn: number;
            moneyOut: number;
            movements: components["schemas"]["Movement"][];
            /** Format: date */
            startDate: string;
            /** @description IANA name of the zone whose days count. */
            timeZone: string;
            total: number;
            wallet: string;
            wallets: components["schemas"]["RecordWallet"][];
        };
        /** Affiliate */
        Affiliate: {
            code: string;
            nickname: string;
        };
        /** Announcement */
        Announcement: {
            /** @description Sanitised HTML. */
            html: string;
            id: string;
            /** Format: date-time */
            publishedAt: string;
            title: string;
            /** @enum {unknown} */
            type: "B" | "PL" | "PU" | "PR";
        };
        /** Announcements */
        Announcements: {
            announcements: components["schemas"]["Announcement"][];
            banners: components["schemas"]["HomeBanner"][];
            promotion: components["schemas"]["Promotion"][];
            total: number;
        };
        /** Balance */
        Balance: {
            /** @description Real money to play with or to withdraw. */
            balance: number;
            /** @description Bonus money. */
            bonus: number;
            currency: string;
            /** @description Real money that is set aside, such as for a withdrawal under way. */
            held: number;
        };
        /** BannerAction */
        BannerAction: {
            label: string;
            path: string;
        };
        /** BetHistory */
        BetHistory: {
            currency: string;
            /** Format: date */
            endDate: string;
            net: number;
            rounds: components["schemas"]["BetRound"][];
            stakes: number;
            /** Format: date */
            startDate: string;
            /** @description IANA name of the zone whose days count. */
            timeZone: string;
            total: number;
            vendors: components["schemas"]["BetVendor"][];
            wins: number;
        };
        /** BetRound */
        BetRound: {
            closedAt: string | null;
            game: string;
            gameId: string;
            net: number;
            /** Format: date-time */
            openedAt: string;
            /** @description Number of the round, to name it to customer service. */
            reference: string;
            /** @description The vendor's own number of it. */
            roundId: string;
            stake: number;
            vassalage: string;
            vendor: string;
            win: number;
        };
        /** BetVendor */
        BetVendor: {
            title: string;
            vassalage: string;
        };
        /** CaptchaQuestion */
        CaptchaQuestion: {
            question: string;
        };
        /** ClubLabel */
        ClubLabel: {
            labelName: string;
        };
        /** CodeSent */
        CodeSent: {
            expiredMinutes: number;
        };
        /** ConsolidatedFunds */
        ConsolidatedFunds: {
            /** @description Bonus money. */
            bonus: number;
            currency: string;
            /** @description Real money that is set aside. */
            held: number;
            isSingle: boolean;
            /** @description Real money of the main wallet. */
            main: number;
            /** @description Everything that the member has: all wallets, bonus and held money. */
            total: number;
            wallets: components["schemas"]["VendorWallet"][];
        };
        /** Country */
        Country: {
            countryCode: string;
            countryDialingCode: string;
        };
        /** CustomerService */
        CustomerService: {
            email: string | null;
            hours: string;
            url: string | null;
        };
        /** DomainRoute */
        DomainRoute: {
            current: string;
            domains: string[];
        };
        /** EmailSent */
        EmailSent: {
            /** @constant */
            sent: true;
        };
        /** Error */
        Error: {
            /** @description The next try has to carry a captcha. */
            captcha?: boolean;
            /** @enum {unknown} */
            code: "INVALID_INPUT" | "MALFORMED_BODY" | "DECRYPTION_FAILED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "REPLAYED" | "RATE_LIMITED" | "BUSY" | "INTERNAL" | "DOMAIN_UNKNOWN" | "MERCHANT_MISMATCH" | "MAINTENANCE" | "REGION_RESTRICTED" | "FEATURE_DISABLED" | "NOT_LOGGED_IN" | "SESSION_EXPIRED" | "NOT_AGENT" | "NOT_MEMBER" | "REAL_ACCOUNT_REQUIRED" | "PASSWORD_CHANGE_REQUIRED" | "WRONG_CREDENTIALS" | "CAPTCHA_REQUIRED" | "CAPTCHA_WRONG" | "ACCOUNT_LOCKED" | "CODE_WRONG" | "CODE_EXPIRED" | "CODE_TRIES_EXCEEDED" | "MOBILE_INVALID" | "USERNAME_TAKEN" | "MOBILE_TAKEN" | "EMAIL_TAKEN" | "INVITATION_CODE_INVALID" | "OLD_PASSWORD_WRONG" | "PASSWORD_UNCHANGED" | "RESET_LINK_INVALID" | "REMEMBERED_LOGIN_INVALID" | "UNDERAGE" | "TERMS_OUTDATED" | "SINGLE_WALLET" | "KEY_REUSED" | "GAME_UNDER_MAINTENANCE" | "GAME_UNAVAILABLE" | "BAD_SIGNATURE" | "WRONG_BRAND" | "PLAYER_UNKNOWN" | "PLAYER_BLOCKED" | "TOKEN_INVALID" | "TOKEN_EXPIRED" | "WRONG_CURRENCY" | "INSUFFICIENT_FUNDS" | "LIMIT_REACHED" | "DUPLICATE_TRANSACTION" | "ORIGINAL_MISSING" | "TRANSACTION_ROLLED_BACK" | "BET_SETTLED" | "ROUND_CLOSED";
            fields?: components["schemas"]["FieldProblem"][];
            /** @description One sentence in the reader's language. */
            message: string;
            requestId?: string;
            /** @description Seconds until a further try can succeed. */
            retryAfter?: number;
        };
        /** Failure */
        Failure: {
            error: components["schemas"]["Error"];
            /** @constant */
            success: false;
        };
        /** Feedback */
        Feedback: {
            captcha?: string;
            contactInfo: string;
            content: string;
            /** @enum {unknown} */
            questionType: "account" | "deposit" | "withdrawal" | "game" | "promotion" | "affiliate" | "complaint" | "other";
        };
        /** FeedbackReceived */
        FeedbackReceived: {
            reference: string;
            replyWithinHours: number;
        };
        /** FieldProblem */
        FieldProblem: {
            /** @description Path of the field in the body or query, dots between parts. */
            field: string;
            max?: number;
            /** @description One sentence in the reader's language. */
            message: string;
            min?: number;
            /** @description The rule that is broken, such as required, pattern or length. */
            rule: string;
        };
        /** FieldRule */
        FieldRule: {
            acceptedPattern: string;
            field: string;
            maxLength: number;
            minLength: number;
            /** @enum {unknown} */
            patternId: "any" | "letter-first-alphanumeric" | "alphanumeric" | "letters" | "digits" | "email" | "has-uppercase" | "english-spaces" | "no-spaces" | "date-ymd" | "date-mdy" | "chinese" | "korean" | "thai" | "thai-english-spaces" | "full-name" | "japanese-full-width" | "uppercase" | "digits-from-9" | "strong-password";
        };
        /** ForgotPasswordByEmail */
        ForgotPasswordByEmail: {
            captcha?: string;
            email: string;
            username: string;
        };
        /** FreePlay */
        FreePlay: {
            ageConfirmed: boolean;
            os: string;
            /** @constant */
            platform: "W";
            /** @description A JWE of a random string. */
            random: string;
        };
        /** Game */
        Game: {
            badge: ("new" | "hot" | "exclusive") | null;
            /** @enum {unknown} */
            category: "live" | "slots" | "sports" | "esports" | "lottery" | "cards" | "fishing" | "mini" | "pvp";
            currency: string;
            /** @description Path of the tile below an image CDN. */
            image: string;
            isFav: boolean;
            minBet: number | null;
            nodeId: string;
            returnToPlayer: number | null;
            title: string;
            underMaintenance: boolean;
            /** @description The vendor's code. */
            vassalage: string;
            vendor: string;
        };
        /** GameInfo */
        GameInfo: {
            description: string;
            game: components["schemas"]["Game"];
            lines: number | null;
            maxBet: number | null;
            modes: components["schemas"]["GameModes"];
            related: components["schemas"]["Game"][];
            releasedOn: string | null;
            /** @description Sanitised HTML. */
            rules: string;
            volatility: ("low" | "medium" | "high") | null;
        };
        /** GameLaunch */
        GameLaunch: {
            /** Format: date-time */
            expiresAt: string;
            /** @enum {unknown} */
            mode: "real" | "demo";
            /** @description Address at the game's vendor that the browser goes to. */
            url: string;
        };
        /** GameList */
        GameList: {
            list: components["schemas"]["Game"][];
            total: number;
        };
        /** GameModes */
        GameModes: {
            /** @description May be played with demo money. */
            demo: boolean;
            /** @description May be played for money after login. */
            real: boolean;
        };
        /** GameType */
        GameType: {
            games: number;
            title: string;
        };
        /** GameTypes */
        GameTypes: {
            content: components["schemas"]["GameTypesByCategory"];
        };
        /** GameTypesByCategory */
        GameTypesByCategory: {
            cards?: components["schemas"]["GameType"];
            esports?: components["schemas"]["GameType"];
            fishing?: components["schemas"]["GameType"];
            live?: components["schemas"]["GameType"];
            lottery?: components["schemas"]["GameType"];
            mini?: components["schemas"]["GameType"];
            pvp?: components["schemas"]["GameType"];
            slots?: components["schemas"]["GameType"];
            sports?: components["schemas"]["GameType"];
        };
        /** GameVendor */
        GameVendor: {
            games: number;
            /** @enum {unknown} */
            gameType: "live" | "slots" | "sports" | "esports" | "lottery" | "cards" | "fishing" | "mini" | "pvp";
            image: string;
            isGame: boolean;
            title: string;
            vassalage: string;
        };
        /** GameVendorLanes */
        GameVendorLanes: {
            lanes: components["schemas"]["VendorLane"][];
        };
        /** GameVendors */
        GameVendors: {
            data: components["schemas"]["GameVendorLanes"];
        };
        /** HelpCenter */
        HelpCenter: {
            topics: components["schemas"]["HelpTopic"][];
        };
        /** HelpTopic */
        HelpTopic: {
            /** @description Sanitised HTML. */
            html: string;
            id: string;
            title: string;
            version: string | null;
        };
        /** Home */
        Home: {
            banners: components["schemas"]["HomeBanner"][];
            customerService: components["schemas"]["CustomerService"];
            domainList: string[];
            notice: components["schemas"]["Notice"][];
            popular: components["schemas"]["Game"][];
            popup: components["schemas"]["Announcement"] | null;
            promotion: components["schemas"]["Promotion"][];
            resources: components["schemas"]["Resource"][];
            winnerBoard: components["schemas"]["Winner"][];
        };
        /** HomeBanner */
        HomeBanner: {
            action: components["schemas"]["BannerAction"] | null;
            id: string;
            picture: components["schemas"]["Picture"];
            text: string;
            title: string;
        };
        /** HotGames */
        HotGames: {
            list: components["schemas"]["Game"][];
        };
        /** Inbox */
        Inbox: {
            messages: components["schemas"]["InboxMessage"][];
            total: number;
        };
        /** InboxMessage */
        InboxMessage: {
            /** @description Sanitised HTML. */
            html: string;
            id: string;
            isRead: boolean;
            /** Format: date-time */
            sentAt: string;
            title: string;
        };
        /** Jwk */
        Jwk: {
            /** @constant */
            alg: "ECDH-ES+A256KW";
            /** @constant */
            crv: "P-256";
            kid: string;
            /** @constant */
            kty: "EC";
            /** @constant */
            use: "enc";
            x: string;
            y: string;
        };
        /** Jwks */
        Jwks: {
            keys: components["schemas"]["Jwk"][];
        };
        /** LanguageUpdate */
        LanguageUpdate: {
            /** @enum {unknown} */
            language: "vi" | "en";
        };
        /** LanguageUpdated */
        LanguageUpdated: {
            /** @enum {unknown} */
            language: "vi" | "en";
        };
        /** LaunchGame */
        LaunchGame: {
            gameId: string;
        };
        /** Liveness */
        Liveness: {
            /** @constant */
            status: "live";
        };
        /** Location */
        Location: {
            country: string | null;
            ip: string;
        };
        /** LoggedOut */
        LoggedOut: {
            /** @constant */
            loggedOut: true;
        };
        /** Login */
        Login: {
            captcha?: string;
            countryDialingCode?: string;
            geetest_challenge?: string;
            geetest_seccode?: string;
            geetest_validate?: string;
            isSms?: boolean;
            mobileNum?: string;
            password?: string;
            /** @description Asks for a cookie that logs in again within one day. */
            remember?: boolean;
            /** @enum {unknown} */
            type: "username" | "sms" | "firebase";
            username?: string;
            verificationCode?: string;
        };
        /** LoginValue */
        LoginValue: {
            firstTimeLogin: boolean;
            /** @description The password is the one that accounts are opened with. */
            passwordDefault: boolean;
            /** @description The password is past its age and the merchant forces a change. */
            passwordExpired: boolean;
            /** @description Opens nothing without the cookie that the same answer sets. */
            token: string;
        };
        /** LotteryGame */
        LotteryGame: {
            code: string;
            drawDayOfWeek: string;
            gameId: string;
            isOfficial: boolean;
            nextDrawAt: string | null;
            region: ("Northern" | "Central" | "Southern") | null;
            /** @description Its name. */
            remark: string;
        };
        /** LotteryGames */
        LotteryGames: {
            list: components["schemas"]["LotteryGame"][];
        };
        /** LotteryMenu */
        LotteryMenu: {
            gameMenus: components["schemas"]["LotteryMenuItem"][];
            labelName: string;
        };
        /** LotteryMenuItem */
        LotteryMenuItem: {
            code: string;
            gameId: string;
            remark: string;
        };
        /** LotteryMenus */
        LotteryMenus: {
            menus: components["schemas"]["LotteryMenu"][];
            /** @description The named group whose lotteries the special navigation entry lists. */
            special: components["schemas"]["LotteryMenu"] | null;
        };
        /** Maintenance */
        Maintenance: {
            endsAt: string | null;
            message: string | null;
        };
        /** MemberIcon */
        MemberIcon: {
            icon: string;
        };
        /** MemberInfo */
        MemberInfo: {
            account: string;
            clubLabel: components["schemas"]["ClubLabel"];
            currency: string;
            /** @description Customer id. */
            id: string;
            /** @enum {unknown} */
            language: "vi" | "en";
            nickname: string;
            previousLogin: components["schemas"]["PreviousLogin"] | null;
            /** @description A newer version of the terms or privacy policy awaits consent. */
            termsOutdated: boolean;
            /** @description May transfer to the upline. */
            toUpline: boolean;
            type: number;
        };
        /** MenuEntry */
        MenuEntry: {
            category: string | null;
            id: string;
            labelName: string;
            path: string;
        };
        /** MerchantWallet */
        MerchantWallet: {
            isSingle: boolean;
        };
        /** MessageMarked */
        MessageMarked: {
            /** @constant */
            isRead: true;
        };
        /** MessageRead */
        MessageRead: {
            id: string;
        };
        /** MobileRegistration */
        MobileRegistration: {
            affiliateCode?: string;
            ageConfirmed: boolean;
            birthday?: string;
            bonusCode?: string;
            captcha?: string;
            confirmPassword?: string;
            countryDialingCode: string;
            currentAddress?: string;
            domain?: string;
            email?: string;
            facebook?: string;
            firebaseChannel2?: string;
            firebaseIdToken2?: string;
            fullName?: string;
            idNumber?: string;
            line?: string;
            mobileNum: string;
            nationality?: string;
            nickname?: string;
            occupation?: string;
            password?: string;
            payeeName?: string;
            paymentPassword?: string;
            permanentAddress?: string;
            placeOfBirth?: string;
            privacyVersion: string;
            promoCode?: string;
            qq?: string;
            recommenderId?: string;
            referralCode?: string;
            /** @constant */
            registerMethod: "WEB";
            registerUrl?: string;
            sourceOfIncome?: string;
            telegram?: string;
            termsVersion: string;
            username?: string;
            verificationCode: string;
            weChat?: string;
            whatsApp?: string;
            zalo?: string;
        };
        /** Movement */
        Movement: {
            amount: number;
            /** Format: date-time */
            at: string;
            balanceAfter: number;
            /** @enum {unknown} */
            kind: "deposit" | "withdrawal" | "bet" | "win" | "refund" | "bonus" | "transfer" | "demo" | "other";
            otherWallet: string | null;
            /** @description Number of the transfer, to name it to customer service. */
            reference: string;
        };
        /** Notice */
        Notice: {
            id: string;
            text: string;
        };
        /** Outbox */
        Outbox: {
            messages: components["schemas"]["OutboxMessage"][];
        };
        /** OutboxMessage */
        OutboxMessage: {
            /** @enum {unknown} */
            channel: "sms" | "email";
            id: string;
            merchant: string;
            /** Format: date-time */
            sentAt: string;
            subject: string | null;
            text: string;
            to: string;
        };
        /** PasswordByLink */
        PasswordByLink: {
            confirmNewPassword: string;
            newPassword: string;
            resetToken: string;
        };
        /** PasswordByPhone */
        PasswordByPhone: {
            countryDialingCode: string;
            mobileNum: string;
            newPassword: string;
            verificationCode: string;
        };
        /** PasswordChange */
        PasswordChange: {
            confirmNewPassword: string;
            newPassword: string;
            oldPassword: string;
        };
        /** PasswordChanged */
        PasswordChanged: {
            /** @constant */
            changed: true;
        };
        /** Permission */
        Permission: {
            info: components["schemas"]["SiteInfo"];
            location: components["schemas"]["Location"];
            maintenance: boolean;
            maintenanceInfo: components["schemas"]["Maintenance"] | null;
            regionRestriction: boolean;
        };
        /** Picture */
        Picture: {
            alt: string;
            narrow: string;
            wide: string;
        };
        /** PreviousLogin */
        PreviousLogin: {
            /** Format: date-time */
            at: string;
            country: string | null;
            ip: string;
        };
        /** ProfitAndLoss */
        ProfitAndLoss: {
            currency: string;
            days: components["schemas"]["ProfitDay"][];
            /** Format: date */
            endDate: string;
            /** Format: date */
            startDate: string;
            /** @description IANA name of the zone whose days count. */
            timeZone: string;
            totals: components["schemas"]["ProfitTotals"];
            /** @description Of the rounds that were begun in these days. */
            vendors: components["schemas"]["ProfitVendor"][];
        };
        /** ProfitDay */
        ProfitDay: {
            bonus: number;
            /** Format: date */
            date: string;
            deposits: number;
            /** @description Wins and refunds less the stakes. */
            net: number;
            /** @description Everything else, so that all of it is the change of the total. */
            other: number;
            /** @description Stakes given back without wins taken back. */
            refunds: number;
            stakes: number;
            wins: number;
            withdrawals: number;
        };
        /** ProfitTotals */
        ProfitTotals: {
            bonus: number;
            deposits: number;
            /** @description Wins and refunds less the stakes. */
            net: number;
            /** @description Everything else, so that all of it is the change of the total. */
            other: number;
            /** @description Stakes given back without wins taken back. */
            refunds: number;
            stakes: number;
            wins: number;
            withdrawals: number;
        };
        /** ProfitVendor */
        ProfitVendor: {
            net: number;
            rounds: number;
            stakes: number;
            title: string;
            vassalage: string;
            wins: number;
        };
        /** Promotion */
        Promotion: {
            endsAt: string | null;
            /** @description Sanitised HTML. */
            html: string;
            id: string;
            picture: components["schemas"]["Picture"];
            text: string;
            title: string;
        };
        /** Promotions */
        Promotions: {
            banners: components["schemas"]["HomeBanner"][];
            promotion: components["schemas"]["Promotion"][];
        };
        /** Readiness */
        Readiness: {
            checks: {
                [key: string]: "ok" | "failed";
            };
            /** @enum {unknown} */
            status: "ready" | "not-ready";
        };
        /** RecordWallet */
        RecordWallet: {
            title: string | null;
            wallet: string;
        };
        /** RegisterField */
        RegisterField: {
            field: string;
            /** @enum {unknown} */
            input: "text" | "password" | "email" | "tel" | "date" | "code";
            required: boolean;
        };
        /** RegisterSettings */
        RegisterSettings: {
            captcha: boolean;
            fields: components["schemas"]["RegisterField"][];
            minimumAge: number;
            mobileFields: string[];
            privacyVersion: string;
            termsVersion: string;
        };
        /** RegisterSmsRequest */
        RegisterSmsRequest: {
            captcha?: string;
            countryDialingCode: string;
            geetest_challenge?: string;
            geetest_seccode?: string;
            geetest_validate?: string;
            mobileNum?: string;
            username?: string;
        };
        /** Registration */
        Registration: {
            affiliateCode?: string;
            ageConfirmed: boolean;
            birthday?: string;
            bonusCode?: string;
            captcha?: string;
            confirmPassword?: string;
            countryDialingCode?: string;
            currentAddress?: string;
            domain?: string;
            email?: string;
            facebook?: string;
            firebaseChannel2?: string;
            firebaseIdToken2?: string;
            fullName?: string;
            idNumber?: string;
            line?: string;
            mobileNum?: string;
            nationality?: string;
            nickname?: string;
            occupation?: string;
            password?: string;
            payeeName?: string;
            paymentPassword?: string;
            permanentAddress?: string;
            placeOfBirth?: string;
            privacyVersion: string;
            promoCode?: string;
            qq?: string;
            recommenderId?: string;
            referralCode?: string;
            /** @constant */
            registerMethod: "WEB";
            registerUrl?: string;
            sourceOfIncome?: string;
            telegram?: string;
            termsVersion: string;
            username?: string;
            verificationCode?: string;
            weChat?: string;
            whatsApp?: string;
            zalo?: string;
        };
        /** Resource */
        Resource: {
            /** @enum {unknown} */
            resourceType: "Android" | "iOS" | "iOSLite" | "H5" | "TELEGRAM1";
            url: string;
        };
        /** SandboxAddress */
        SandboxAddress: {
            ip: string | null;
        };
        /** SandboxAddressSet */
        SandboxAddressSet: {
            country: string | null;
            ip: string | null;
        };
        /** SandboxClock */
        SandboxClock: {
            advanceSeconds?: number;
            /** Format: date-time */
            now?: string;
            /** @constant */
            reset?: true;
        };
        /** SandboxDone */
        SandboxDone: {
            /** @constant */
            done: true;
        };
        /** SandboxFlags */
        SandboxFlags: {
            flags: {
                [key: string]: boolean;
            };
        };
        /** SandboxMaintenance */
        SandboxMaintenance: {
            active: boolean;
            endsAt?: string | null;
            message?: string | null;
        };
        /** SandboxRegions */
        SandboxRegions: {
            restrictedCountries: string[];
        };
        /** SandboxTime */
        SandboxTime: {
            /** Format: date-time */
            now: string;
        };
        /** SandboxVendorLaunch */
        SandboxVendorLaunch: {
            brand: string;
            currency: string;
            /** @description A token of the same player and game that has expired. */
            expiredToken: string;
            gameId: string;
            player: string;
            /** @description Signs this vendor's calls for this merchant. */
            secret: string;
            token: string;
            vendor: string;
        };
        /** SandboxVendorPlayer */
        SandboxVendorPlayer: {
            bonus?: number;
            gameId?: string;
            isBlocked?: boolean;
            real?: number;
            /** @enum {unknown} */
            type?: 0 | 1 | 2 | 4 | 41 | 42;
            vendor?: string;
        };
        /** SandboxWallet */
        SandboxWallet: {
            isSingle: boolean;
        };
        /** SettingsLeaf */
        SettingsLeaf: {
            childrenNodes: unknown[];
            /** @enum {unknown} */
            enabled: "0" | "1";
            modId: string;
            /** @description Set where the setting is more than on or off. */
            value?: string;
        };
        /** SettingsNode */
        SettingsNode: {
            childrenNodes: components["schemas"]["SettingsLeaf"][];
            /** @enum {unknown} */
            enabled: "0" | "1";
            modId: string;
            /** @description Set where the setting is more than on or off. */
            value?: string;
        };
        /** SiteInfo */
        SiteInfo: {
            analytics: string | null;
            currency: string;
            imageCDNs: string[];
            launchGameCDNs: string[];
            merchant: string;
            /** Format: date-time */
            serverTime: string;
            timeZone: string;
            whitelabel: components["schemas"]["SettingsNode"][];
        };
        /** SmsRequest */
        SmsRequest: {
            captcha?: string;
            countryDialingCode: string;
            geetest_challenge?: string;
            geetest_seccode?: string;
            geetest_validate?: string;
            mobileNum: string;
            /** @enum {unknown} */
            purpose?: "login" | "password";
        };
        /** StatementPart */
        StatementPart: {
            /** @description Lines to be put after those of the parts before. */
            csv: string;
            fileName: string;
            next: string | null;
        };
        /** Status */
        Status: {
            maintenance: boolean;
            merchant: string;
            /** Format: date-time */
            serverTime: string;
        };
        /** TermsAccepted */
        TermsAccepted: {
            /** @constant */
            accepted: true;
        };
        /** TermsConsent */
        TermsConsent: {
            privacyVersion: string;
            termsVersion: string;
        };
        /** UnreadCount */
        UnreadCount: {
            count: number;
        };
        /** VendorBalance */
        VendorBalance: {
            /** @description What the player can bet: `real` and `bonus` together. */
            balance: number;
            bonus: number;
            currency: string;
            real: number;
            transactionId: string;
        };
        /** VendorBalanceCall */
        VendorBalanceCall: {
            /** @description The code of the merchant. */
            brand: string;
            /** @constant */
            call: "balance";
            gameId: string;
            player: string;
            roundId?: string;
            /** @description The token of the launch. */
            token: string;
            transactionId: string;
        };
        /** VendorBetCall */
        VendorBetCall: {
            amount: number;
            /** @description The code of the merchant. */
            brand: string;
            /** @constant */
            call: "bet";
            currency: string;
            gameId: string;
            player: string;
            roundId: string;
            /** @description The token of the launch. */
            token: string;
            transactionId: string;
        };
        /** VendorEndRoundCall */
        VendorEndRoundCall: {
            /** @description The code of the merchant. */
            brand: string;
            /** @constant */
            call: "endRound";
            gameId: string;
            player: string;
            roundId: string;
            /** @description The token of the launch. */
            token: string;
            transactionId: string;
        };
        /** VendorLane */
        VendorLane: {
            cards: components["schemas"]["GameVendor"][];
            /** @enum {unknown} */
            gameType: "live" | "slots" | "sports" | "esports" | "lottery" | "cards" | "fishing" | "mini" | "pvp";
            title: string;
        };
        /** VendorRollback */
        VendorRollback: {
            /** @description What the player can bet: `real` and `bonus` together. */
            balance: number;
            bonus: number;
            currency: string;
            real: number;
            /** @description The platform's number of the transaction. */
            reference: string;
            /** @description How much of a win could not be taken back, because it was spent. */
            shortfall: number;
            transactionId: string;
        };
        /** VendorRollbackCall */
        VendorRollbackCall: {
            /** @description The code of the merchant. */
            brand: string;
            /** @constant */
            call: "rollback";
            gameId: string;
            originalTransactionId: string;
            player: string;
            roundId: string;
            /** @description The token of the launch. */
            token: string;
            transactionId: string;
        };
        /** VendorTransaction */
        VendorTransaction: {
            /** @description What the player can bet: `real` and `bonus` together. */
            balance: number;
            bonus: number;
            currency: string;
            real: number;
            /** @description The platform's number of the transaction. */
            reference: string;
            transactionId: string;
        };
        /** VendorWallet */
        VendorWallet: {
            /** @description Real money to play with at this vendor. */
            balance: number;
            title: string;
            vassalage: string;
        };
        /** VendorWinCall */
        VendorWinCall: {
            amount: number;
            betTransactionId: string;
            /** @description The code of the merchant. */
            brand: string;
            /** @constant */
            call: "win";
            currency: string;
            gameId: string;
            player: string;
            roundId: string;
            /** @description The token of the launch. */
            token: string;
            transactionId: string;
        };
        /** WalletTransfer */
        WalletTransfer: {
            amount: number;
            fromWallet: string;
            /**
             * Format: uuid
             * @description Made by the caller for one transfer: the same key never moves money twice.
             */
            key: string;
            toWallet: string;
        };
        /** WalletTransferred */
        WalletTransferred: {
            currency: string;
            /** @description What is left in the wallet that was taken from. */
            fromBalance: number;
            reference: string;
            /** @description What is in the wallet that was given to. */
            toBalance: number;
        };
        /** Whitelabel */
        Whitelabel: {
            merchant: string;
            settings: components["schemas"]["SettingsNode"][];
        };
        /** Winner */
        Winner: {
            currency: string;
            gameId: string;
            gameName: string;
            player: string;
            prize: number;
            /** Format: date-time */
            winningTime: string;
        };
        /** WinnerBoard */
        WinnerBoard: {
            list: components["schemas"]["Winner"][];
        };
    };
    responses: {
        /** @description The call cannot be done as it was sent; `error.code` says why. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The call cannot be done now; `error.retryAfter` says when to try again. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getJwks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Jwks"];
                };
            };
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Liveness"];
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            /** @description Not ready. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
        };
    };
    getGames: {
        parameters: {
            query?: {
                category?: "live" | "slots" | "sports" | "esports" | "lottery" | "cards" | "fishing" | "mini" | "pvp";
                page?: number;
                pageSize?: number;
                search?: string;
                vendor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GameList"];
                    };
                };
            };
        };
    };
    getLotteryGames: {
        parameters: {
            query?: {
                device?: "WEB" | "H5" | "APP";
                prizeMode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LotteryGames"];
                    };
                };
            };
        };
    };
    getLotteryMenus: {
        parameters: {
            query?: {
                device?: "WEB" | "H5" | "APP";
                prizeMode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LotteryMenus"];
                    };
                };
            };
        };
    };
    setSandboxAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxAddress"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SandboxAddressSet"];
                    };
                };
            };
        };
    };
    setSandboxClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxClock"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SandboxTime"];
                    };
                };
            };
        };
    };
    setSandboxFlags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxFlags"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SandboxDone"];
                    };
                };
            };
        };
    };
    setSandboxMaintenance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxMaintenance"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SandboxDone"];
                    };
                };
            };
        };
    };
    getOutbox: {
        parameters: {
            query?: {
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Outbox"];
                    };
                };
            };
        };
    };
    setSandboxRegions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxRegions"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SandboxDone"];
                    };
                };
            };
        };
    };
    openSandboxPlayer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxVendorPlayer"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SandboxVendorLaunch"];
                    };
                };
            };
        };
    };
    setSandboxWallet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxWallet"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SandboxDone"];
                    };
                };
            };
        };
    };
    vendorBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VendorBalanceCall"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["VendorBalance"];
                    };
                };
            };
        };
    };
    vendorBet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VendorBetCall"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["VendorTransaction"];
                    };
                };
            };
        };
    };
    vendorEndRound: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VendorEndRoundCall"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["VendorTransaction"];
                    };
                };
            };
        };
    };
    vendorRollback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VendorRollbackCall"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["VendorRollback"];
                    };
                };
            };
        };
    };
    vendorWin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VendorWinCall"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["VendorTransaction"];
                    };
                };
            };
        };
    };
    getAffiliate: {
        parameters: {
            query: {
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Affiliate"];
                    };
                };
            };
        };
    };
    getCaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** CaptchaImage */
                        value: string;
                    };
                };
            };
        };
    };
    getCaptchaQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["CaptchaQuestion"];
                    };
                };
            };
        };
    };
    sendFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Feedback"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["FeedbackReceived"];
                    };
                };
            };
        };
    };
    launchGame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LaunchGame"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GameLaunch"];
                    };
                };
            };
        };
    };
    getMemberInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MemberInfo"];
                    };
                };
            };
        };
    };
    getConsolidatedFunds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ConsolidatedFunds"];
                    };
                };
            };
        };
    };
    getMemberIcon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MemberIcon"];
                    };
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PasswordChanged"];
                    };
                };
            };
        };
    };
    forgotPasswordByEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ForgotPasswordByEmail"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["EmailSent"];
                    };
                };
            };
        };
    };
    setPasswordByLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordByLink"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PasswordChanged"];
                    };
                };
            };
        };
    };
    setPasswordByPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordByPhone"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PasswordChanged"];
                    };
                };
            };
        };
    };
    getAccountRecord: {
        parameters: {
            query?: {
                endDate?: string;
                kinds?: string;
                page?: number;
                pageSize?: number;
                period?: "today" | "yesterday" | "last7" | "last30";
                startDate?: string;
                wallet?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AccountRecord"];
                    };
                };
            };
        };
    };
    getBetHistory: {
        parameters: {
            query?: {
                endDate?: string;
                page?: number;
                pageSize?: number;
                period?: "today" | "yesterday" | "last7" | "last30";
                startDate?: string;
                vassalage?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["BetHistory"];
                    };
                };
            };
        };
    };
    getProfitAndLoss: {
        parameters: {
            query?: {
                endDate?: string;
                period?: "today" | "yesterday" | "last7" | "last30";
                startDate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ProfitAndLoss"];
                    };
                };
            };
        };
    };
    getStatement: {
        parameters: {
            query?: {
                after?: string;
                endDate?: string;
                period?: "today" | "yesterday" | "last7" | "last30";
                startDate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["StatementPart"];
                    };
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoginValue"];
                    };
                };
            };
        };
    };
    registerMobile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MobileRegistration"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoginValue"];
                    };
                };
            };
        };
    };
    acceptTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TermsConsent"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TermsAccepted"];
                    };
                };
            };
        };
    };
    getAnnouncements: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                platform?: "W";
                types?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Announcements"];
                    };
                };
            };
        };
    };
    getInbox: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Inbox"];
                    };
                };
            };
        };
    };
    getPromotions: {
        parameters: {
            query?: {
                group?: "w_promotion";
                platform?: "W";
                types?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Promotions"];
                    };
                };
            };
        };
    };
    markMessageRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageRead"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MessageMarked"];
                    };
                };
            };
        };
    };
    getUnreadCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["UnreadCount"];
                    };
                };
            };
        };
    };
    transferWallet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletTransfer"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WalletTransferred"];
                    };
                };
            };
        };
    };
    getGameInfo: {
        parameters: {
            query: {
                gameId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GameInfo"];
                    };
                };
            };
        };
    };
    getGameTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GameTypes"];
                    };
                };
            };
        };
    };
    getGameVendors: {
        parameters: {
            query: {
                merchantCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GameVendors"];
                    };
                };
            };
        };
    };
    getHotGames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["HotGames"];
                    };
                };
            };
        };
    };
    getHome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Home"];
                    };
                };
            };
        };
    };
    getWinnerBoard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WinnerBoard"];
                    };
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoginValue"];
                    };
                };
            };
        };
    };
    loginFreePlay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreePlay"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoginValue"];
                    };
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoggedOut"];
                    };
                };
            };
        };
    };
    resumeSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoginValue"];
                    };
                };
            };
        };
    };
    getCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Country"][];
                    };
                };
            };
        };
    };
    getDomainRoute: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DomainRoute"];
                    };
                };
            };
        };
    };
    getHelpCenter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["HelpCenter"];
                    };
                };
            };
        };
    };
    updateLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LanguageUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LanguageUpdated"];
                    };
                };
            };
        };
    };
    getPermission: {
        parameters: {
            query: {
                host: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Permission"];
                    };
                };
            };
        };
    };
    getMenuSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MenuEntry"][];
                    };
                };
            };
        };
    };
    getRegisterSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RegisterSettings"];
                    };
                };
            };
        };
    };
    getRegisterRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["FieldRule"][];
                    };
                };
            };
        };
    };
    getStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Status"];
                    };
                };
            };
        };
    };
    getWhitelabel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Whitelabel"];
                    };
                };
            };
        };
    };
    getBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Balance"];
                    };
                };
            };
        };
    };
    getMerchantWallet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MerchantWallet"];
                    };
                };
            };
        };
    };
    sendSms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["CodeSent"];
                    };
                };
            };
        };
    };
    sendRegisterSms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterSmsRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Unavailable"];
            /** @description The call worked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["CodeSent"];
                    };
                };
            };
        };
    };
}
