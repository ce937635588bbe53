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
        /** Answers ready (200) when the database answers and the ledger is whole, otherwise not ready (503) with the check that fails, or draining (503) when the node is about to stop. */
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
    "/lgw/vn/games/lobby": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where lotteries are played: all of them, or the one that is named. */
        get: operations["getLotteryLobby"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/numeros/opened/game": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How often each ending came in the draws of a region in the last thirty days, the most frequent first. */
        get: operations["getPopularNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/numeros/opened/region": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the state lotteries of a region have drawn on a day, the latest drawn day unless one is named. */
        get: operations["getDrawResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lotto/lgw/games/opened/numero": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest draw of each nationwide or quick lottery that has drawn, newest first. */
        get: operations["getOpenedNumbers"];
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
    "/sandbox/deposit-limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets most within 24 hours, for all of this host's members or for one; null sets none of its own. */
        post: operations["setSandboxDepositLimits"];
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
    "/vendor/v1/drawResult": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells what a lottery of the vendor has drawn. A draw is told once; it is never changed. */
        post: operations["vendorDrawResult"];
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
    "/wps/agent/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the agent's invitation code; one that is there stays. */
        post: operations["makeInvitationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who has registered right below the agent, newest first, and the code that they registered by. */
        get: operations["getTeam"];
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
    "/wps/captcha/geetest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a page needs to show GeeTest's captcha in place of the image. */
        get: operations["getGeetest"];
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
        /** The member's own questions and complaints with their answers, newest first. */
        get: operations["getFeedback"];
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
    "/wps/member/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Binds, verifies or changes the phone or e-mail, by the code sent to it and a proof of the member. */
        put: operations["setContact"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/contact/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code to a phone or mailbox that is to be the account’s. */
        post: operations["sendContactCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tells what of the member’s changes, whoever changes it, for as long as the answer is read. It tells that something has changed and not what it is now, and at least once; whoever begins to read asks anew. */
        get: operations["followMember"];
        put?: never;
        post?: never;
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
        /** The account's picture. */
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
    "/wps/member/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is known of the member, and what of it may be changed. */
        get: operations["getProfile"];
        /** Keeps fields that the merchant asks for; what proves age or payee only once. */
        put: operations["setProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/profile/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes one of the drawn avatars as the picture; one of the member’s own is forgotten. */
        post: operations["setAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/profile/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a PNG or JPEG as the picture, drawn anew as a small square. */
        post: operations["uploadAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/proof/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code that proves the member to the account’s own verified phone or mailbox. */
        post: operations["sendProofCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/proof/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a browser is asked with to prove the member by one of the account’s passkeys. */
        post: operations["askProofPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The key that browsers subscribe to notifications with, and whether this browser is told of messages. */
        get: operations["getPush"];
        /** Tells this browser of new messages, for as long as its login lasts. */
        put: operations["keepPush"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/push/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells this browser of messages no more. */
        post: operations["endPush"];
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
    "/wps/member/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The authenticator of the member and the addresses that are known. */
        get: operations["getSecurity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/addresses/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Forgets an address: the next login from it is verified. */
        post: operations["removeKnownAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/authenticator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Turns the authenticator on and answers its recovery codes. */
        put: operations["confirmAuthenticator"];
        /** Makes a secret for an authenticator app, in place of one that was not confirmed. */
        post: operations["beginAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/authenticator/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes new recovery codes; those before are worth nothing any more. */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/authenticator/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns the authenticator off and forgets its recovery codes. */
        post: operations["removeAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The browsers that are logged in, and the latest logins and tries. */
        get: operations["getDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/devices/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Logs another browser of the member out and forgets its remembered login. */
        post: operations["endDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/devices/endOthers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Logs every browser but this one out. */
        post: operations["endOtherDevices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps a passkey that the browser has made. */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a browser is asked with to make a passkey for the member. */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/passkeys/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Forgets a passkey of the member. */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/winnerBoard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets the member’s wins stand on the winner board, under a masked name, or keeps them off it. */
        post: operations["setWinnerBoard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/social": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The parties that the member's account is linked to. */
        get: operations["getSocialLinks"];
        put?: never;
        /** Links a party to the member's account, confirmed by the login password. */
        post: operations["linkSocial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/social/unlink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unlinks a party from the member's account, confirmed by the login password. */
        post: operations["unlinkSocial"];
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
    "/wps/news/article": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One article in full. */
        get: operations["getArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/news/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The articles that are published, newest first, of all categories or of one. */
        get: operations["getArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/payment/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What became of a deposit or a payout, or that a transfer has arrived without an order. Anything but 2xx is to be sent again. */
        post: operations["receivePaymentEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/payment/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bank accounts that the member withdraws to, and the banks there are. */
        get: operations["getBankCards"];
        put?: never;
        /** Adds a bank account in the member’s own name; the payment password confirms it. */
        post: operations["addBankCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/payment/cards/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a bank account; withdrawals under way to it go on. */
        post: operations["removeBankCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/payment/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes the payment password, which the old one confirms. */
        put: operations["changePaymentPassword"];
        /** Sets the first payment password, which the password of the login confirms. */
        post: operations["setPaymentPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/payment/password/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the code for a new payment password to the member’s own verified phone or mailbox. */
        post: operations["sendPaymentPasswordCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/payment/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The proofs by which a forgotten payment password is set anew; none means: ask the support. */
        get: operations["getPaymentPasswordReset"];
        put?: never;
        /** Sets a forgotten payment password anew by the password of the login and a proof; withdrawals wait then. */
        post: operations["resetPaymentPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/payment/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One withdrawal of the member with its history. */
        get: operations["getWithdrawal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/payment/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member’s withdrawals, newest first. */
        get: operations["getWithdrawals"];
        put?: never;
        /** Asks for a withdrawal and sets its money aside. */
        post: operations["requestWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/payment/withdrawals/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back a withdrawal that is not approved yet; its money returns. */
        post: operations["cancelWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/payment/withdrawals/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says whether a payment has arrived: whole, partly, or not at all with proof. */
        post: operations["confirmWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/payment/withdrawals/proofs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Uploads a picture that shows what has not arrived: PNG or JPEG of at most 5 MB, three of them. */
        post: operations["addWithdrawalProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/payment/withdrawals/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the member can withdraw today: limits of the merchant and of the member, and the fee. */
        get: operations["getWithdrawalTerms"];
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
    "/wps/relay/GLS2_favoriteIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's favourite games by their ids, the latest first. */
        get: operations["getFavouriteIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GLS2_favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's favourite games, the latest first. */
        get: operations["getFavourites"];
        put?: never;
        /** Makes a game a favourite; one that is one already stays it. */
        post: operations["addFavourite"];
        /** Takes a game from the favourites; one that is none stays none. */
        delete: operations["removeFavourite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GLS2_fixtureList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Matches that can be bet on, as their vendors list them now, with their odds. */
        get: operations["getFixtures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GLS2_gameAnnouncements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What there is to say about games: what the merchant has written, those under maintenance, then those of the last 30 days. */
        get: operations["getGameAnnouncements"];
        put?: never;
        post?: never;
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
    "/wps/relay/GLS2_launchRoom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a room at its vendor, as launchGame opens a game. */
        post: operations["launchPvpRoom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GLS2_recentGames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The games that the player has opened, the latest first, each once. */
        get: operations["getRecentGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GLS2_roomList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rooms where players play each other, as their vendors list them now. */
        get: operations["getPvpRooms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GLS2_unfinishedGames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Games in which a round of the player’s is still open and waits for the player, the latest first. */
        get: operations["getUnfinishedGames"];
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
    "/wps/responsiblePlay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member’s limits with what is used of them, time-out or self-exclusion, and what is offered. */
        get: operations["getResponsiblePlay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/responsiblePlay/limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets a limit: a tighter one at once, a looser one or none (null) after the waiting time. */
        put: operations["setPlayLimit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/responsiblePlay/limit/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraws a looser limit that waits, so that the present one stays. */
        post: operations["keepPlayLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/responsiblePlay/realityCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How long the member has been here, what they have won or lost, and when to tell them. */
        get: operations["getRealityCheck"];
        /** Sets how often the member is told how long they have played. */
        put: operations["setRealityCheck"];
        /** The member has seen a reality check; the next one is due an interval from now. */
        post: operations["confirmRealityCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/responsiblePlay/selfExclusion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stops bets and deposits at once for months, or for good (null). It cannot be shortened or undone. */
        post: operations["startSelfExclusion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/responsiblePlay/timeOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stops bets and deposits at once for some hours. It cannot be shortened or undone. */
        post: operations["startTimeOut"];
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
        /** Opens a session by username and password, by mobile number and SMS code, or by social sign-in. */
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
    "/wps/session/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a session by a passkey, which needs no further proof. */
        post: operations["loginByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a browser is asked with to use a passkey: any of the site, or those of a login that waits. */
        post: operations["askPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens the session of a login from an unknown address, by a second proof. */
        post: operations["verifyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/verification/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code to the account's own phone or mailbox for a login from an unknown address. */
        post: operations["sendLoginVerificationCode"];
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
    "/wps/session/social": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins a sign-in at Google, Facebook or Telegram: says where a popup has to lead. */
        post: operations["startSocial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/social/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes what came back to the popup, once and from the same browser, for the party's token. */
        post: operations["finishSocial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What staff did to a merchant and whose personal data they looked at, newest first. */
        get: operations["getStaffActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/arrival": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One transfer with the deposits that could be waiting for it. */
        get: operations["getStaffArrival"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/arrival/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Credits a transfer that arrived to a deposit that waits for its money; from the merchant’s threshold on it asks a second person. */
        post: operations["matchStaffArrival"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/arrival/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a transfer that is nobody’s back through the gateway; from the merchant’s threshold on it asks a second person. */
        post: operations["returnStaffArrival"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/arrival/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shows who has paid in full; the look and its reason are written down. */
        post: operations["revealStaffArrival"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/arrivals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transfers that arrived without an order: those that wait, the longest first, or all, the newest first. */
        get: operations["getStaffArrivals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/compliance/audits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The audits of the merchant’s ledger and trail, newest first, and every invariant that they look at. */
        get: operations["getStaffAuditRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/compliance/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How it stands with the erasure of a member: what hinders it, what was asked for, what is left. */
        get: operations["getStaffErasure"];
        put?: never;
        /** Asks a second person to erase what is held of a member, where nothing hinders it. */
        post: operations["askStaffErasure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/compliance/erasure/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agrees to an erasure, which does it, or refuses it. */
        post: operations["decideStaffErasure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/compliance/erasures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Erasures that wait for a second person, the oldest first. */
        get: operations["getStaffErasures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/compliance/exclusions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The register of time-outs and self-exclusions, newest first. */
        get: operations["getStaffExclusions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/compliance/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Everything that is held of a member, as a file; the look and its reason are written down. */
        post: operations["exportStaffMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/compliance/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Members who may be somebody who has excluded themselves: those who wait, the oldest first, or decided ones. */
        get: operations["getStaffReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/compliance/reviews/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decides whether a member is somebody who is excluded, once; the member is told. */
        post: operations["decideStaffReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One piece of content: what is published, its draft, and everything that was published before. */
        get: operations["getStaffContent"];
        put?: never;
        /** Keeps a draft of a piece, or of a new one where no id is told, unless somebody has changed it since that version was read. Players see nothing of it. */
        post: operations["saveStaffContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/content/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Throws a draft away; what is published stays. */
        post: operations["discardStaffContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/content/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a PNG or JPEG, by what it holds and not by its name, and keeps it cut to the two crops of the sites. */
        post: operations["addStaffPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/content/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An address of the merchant’s site that shows the draft to whoever opens it, for a quarter of an hour. */
        post: operations["previewStaffContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/content/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publishes the draft on all nodes at once, as a further version. */
        post: operations["publishStaffContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/content/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a piece off the site; its versions stay, and each can be drafted and published again. */
        post: operations["withdrawStaffContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/contents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The content of one kind, what is published and what is drafted. */
        get: operations["getStaffContents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/deposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One deposit with the unmatched transfers that could be its money. */
        get: operations["getStaffDeposit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/deposit/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a deposit whose money has not come, with a reason that the member reads. Money that arrives all the same is credited. */
        post: operations["rejectStaffDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/deposit/slip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shows the picture of a slip; the look and its reason are written down. */
        post: operations["revealStaffSlip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/deposits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The deposits of a queue, those that wait longest first; `all` shows the newest first. */
        get: operations["getStaffDeposits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/deposits/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What about transfers waits for a second person, oldest first. */
        get: operations["getStaffDepositRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/deposits/requests/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agrees to what another person has asked for about a transfer, which does it, or refuses it. */
        post: operations["decideStaffDepositRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/firstSteps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the merchant still lacks before it can open, read from what it has now. */
        get: operations["getStaffFirstSteps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The catalogue in the order of the lobby, those games too that are not offered. */
        get: operations["getStaffGames"];
        put?: never;
        /** Changes games, named one by one or all of a vendor: whether they are offered and hot, how they are marked, and when they are under maintenance, where null ends it or calls it off. */
        post: operations["changeStaffGames"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/games/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a game at another place of the lobby’s order; `from` is where the person has seen it. */
        post: operations["moveStaffGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits for staff and for how long, and whether audit, messages, payouts and vendors are well. */
        get: operations["getStaffHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/installation/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was done about staff itself: invitations, grants, removals, logins, newest first. */
        get: operations["getInstallationActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reads an invitation, and the secret that the authenticator of whoever accepts it is to take. */
        post: operations["readStaffInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/invitation/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts an invitation with a name, a password and a first code or a new passkey, and logs in. */
        post: operations["acceptStaffInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/invitation/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a browser is asked with to make the passkey of whoever accepts an invitation. */
        post: operations["beginInvitedPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is logged in, for which merchants, and what they may do there. */
        get: operations["getStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/me/authenticator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the authenticator whose first code is given, in place of the one before. */
        post: operations["addStaffAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/me/authenticator/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a secret for an authenticator of the person; the one before counts until its first code. */
        post: operations["beginStaffAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/me/authenticator/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Forgets the authenticator, unless it is all that the person has, and ends their other sessions. */
        post: operations["removeStaffAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps a passkey that the browser has made in this session, and tells the person by e-mail. */
        post: operations["addStaffPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/me/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a browser is asked with to make a further passkey for the person. */
        post: operations["beginStaffPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/me/passkeys/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Forgets a passkey of the person, unless it is all that they have, and ends their other sessions. */
        post: operations["removeStaffPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/me/proofs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the person proves themselves by beside the password. */
        get: operations["getStaffProofs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One member with balances, limits, agent line, notes and accounts that have something in common. */
        get: operations["getStaffMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/member/correct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks a second person to put money into a member’s main wallet, or to take some out of it, never more than is there. The member reads the answer. */
        post: operations["correctStaffMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/member/deposits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The deposits of a member, newest first. */
        get: operations["getStaffMemberDeposits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/member/exclude": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Excludes a member on their behalf, for months or for good. As with a self-exclusion it is the person who is excluded, at every merchant, and nobody can shorten it. */
        post: operations["excludeStaffMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/member/flag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says what staff is to mind about a member, or takes it back. */
        post: operations["setStaffMemberFlag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/member/label": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets what stands beside a member’s name, and what kind of account it is. */
        post: operations["setStaffMemberLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/member/limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a limit of a member, in force at once; a looser one than there is is refused. */
        post: operations["setStaffMemberLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/member/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Locks a member out at once and everywhere; who logs in with the right password reads the answer. */
        post: operations["lockStaffMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/member/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What moved in one wallet of a member, newest first. */
        get: operations["getStaffMemberMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/member/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Writes something down about a member for other staff; it stands as it was written. */
        post: operations["addStaffMemberNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/member/proof/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes away a member’s second factor (authenticator, recovery codes, passkeys) or payment password, after a check that is written down. The member is told, logged out everywhere, and payouts wait. */
        post: operations["resetStaffMemberProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/member/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shows a member’s personal data in full; the look and its reason are written down. */
        post: operations["revealStaffMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/member/rounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rounds that a member has begun, newest first, or the one of a reference. */
        get: operations["getStaffMemberRounds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/member/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where and on what a member is logged in and was within the last month, newest first. */
        get: operations["getStaffMemberSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/member/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Logs a member out on every browser, remembered logins too. */
        post: operations["endStaffMemberSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/member/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets a locked member in again. */
        post: operations["unlockStaffMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/member/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The withdrawals of a member, newest first. */
        get: operations["getStaffMemberWithdrawals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Members found by the beginning of a username, or by a phone, mailbox, customer id, name, bank account or its last four, address or reference in full; the newest where nothing is searched for. At most 200 of them, and so many searches of a person as the limit says. */
        get: operations["getStaffMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the ledger says of some days, 93 at most; the last seven unless told. Days are those of the merchant’s time zone. */
        get: operations["getStaffOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everyone who works in the console or is invited to. */
        get: operations["getStaffPeople"];
        put?: never;
        /** Invites a person by e-mail once a second person agrees; one who has not accepted yet gets a new link. */
        post: operations["inviteStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/people/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets what a person may do where once a second person agrees; whoever loses a role is logged out everywhere at once. */
        put: operations["setStaffGrants"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/people/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a person, who is out at once, everywhere; somebody who manages staff once a second person agrees. */
        post: operations["removeStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/people/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What about staff waits for a second person, the oldest first. */
        get: operations["getStaffPeopleRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/people/requests/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agrees to what another person has asked for about staff, which does it, or refuses it. */
        post: operations["decideStaffPeopleRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Proves by a code of the authenticator, which counts once, or by a passkey who sits at the session now. */
        post: operations["proveStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/proof/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a browser is asked with to prove by a passkey of the person who sits at the session. */
        post: operations["askStaffProofPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits for a second person, oldest first. */
        get: operations["getStaffRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/requests/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agrees to what another person has asked for, which does it, or refuses it. */
        post: operations["decideStaffRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Logs in by e-mail, password and a code of the authenticator or a passkey, all at once. */
        post: operations["loginStaff"];
        /** Ends the session. */
        delete: operations["logoutStaff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/session/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a browser is asked with to log in with a passkey, any that it has of the console. */
        post: operations["askStaffPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the merchant has settled about its site, with a version of each part. */
        get: operations["getStaffSite"];
        put?: never;
        /** Changes one part of the settings, whole, unless somebody has changed it since that version was read; all nodes follow at once, and the brand’s folder does not overwrite it. */
        post: operations["changeStaffSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/site/maintenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Closes the site now or from a moment on, which its pages count down to, and tells when it is expected back; null opens it. */
        post: operations["setStaffMaintenance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/site/payoutRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks a second person for a change of what limits withdrawals; nothing changes before they agree. Where nobody else may change the site it is made at once. */
        post: operations["askStaffPayoutRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/site/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Changes of payout rules that wait for a second person. */
        get: operations["getStaffSiteRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/site/requests/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agrees to a change of payout rules that another person has asked for, which makes it, or refuses it. */
        post: operations["decideStaffSiteRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/site/wallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the merchant one wallet for every vendor, or each vendor its own; what vendors’ wallets hold comes back to the main ones. */
        post: operations["setStaffWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/vendor/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a vendor has called, by hour, the newest first; an hour without a call is left out. */
        get: operations["getStaffVendorCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/vendor/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a new secret for a vendor and tells it this once; the one before is good for so many hours more. A new one that no call was signed with yet is replaced. */
        post: operations["turnStaffVendorSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/vendor/secret/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends at once what was good beside the newest secret of a vendor. */
        post: operations["endStaffVendorSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/vendors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The vendors with their secrets, which are not told, and their calls of the last 24 hours. */
        get: operations["getStaffVendors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/voice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One question or complaint with its answers; where to reply stays masked. */
        get: operations["getStaffVoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/voice/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers an open case, once: a member in messages and by e-mail where one is known, a guest by e-mail where they left one. */
        post: operations["answerStaffVoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/voice/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a case to a person who may answer it, oneself among them, or to nobody. */
        post: operations["assignStaffVoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/voice/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens an answered case again, with a new promise of 24 hours. */
        post: operations["reopenStaffVoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/voice/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shows where to reply in full; the look and its reason are written down. */
        post: operations["revealStaffVoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/voices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Questions and complaints, the oldest promise first; `answered` and `all` show the newest first. */
        get: operations["getStaffVoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/voices/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Texts that answers begin with, by language and title. */
        get: operations["getStaffVoiceTemplates"];
        put?: never;
        /** Writes a text that answers begin with: a new one, or the one of an id anew. */
        post: operations["saveStaffVoiceTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/voices/templates/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes away a text that answers begin with. */
        post: operations["removeStaffVoiceTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One withdrawal with its history and payments; personal data stays masked. */
        get: operations["getStaffWithdrawal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/withdrawal/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves a withdrawal, or pays again what of it has not arrived; from the merchant’s threshold on it asks a second person. */
        post: operations["approveStaffWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/withdrawal/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a case for half an hour, so that no other person decides about it meanwhile. */
        post: operations["claimStaffWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/withdrawal/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decides about a payment that has not arrived by the member’s word: `reject` counts it as received and needs a second person, `return` gives back what is missing. */
        post: operations["decideStaffDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/withdrawal/force": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Counts a payment as received that the member has not confirmed; a second person has to agree where the withdrawal ends by it. */
        post: operations["forceStaffReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/withdrawal/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a withdrawal on hold that is not approved yet, with words that the member reads: nobody and no time approves it until it is taken off. */
        post: operations["holdStaffWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/withdrawal/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shows a picture that the member added to a dispute; the look and its reason are written down. */
        post: operations["revealStaffProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/withdrawal/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rejects a withdrawal with a reason that the member reads; its money returns. */
        post: operations["rejectStaffWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/withdrawal/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a case back that one has taken. */
        post: operations["releaseStaffWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/withdrawal/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a withdrawal off hold; a person decides about it. */
        post: operations["resumeStaffWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/withdrawal/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shows the payee and account number in full; the look and its reason are written down. */
        post: operations["revealStaffWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The withdrawals of a queue, those that wait longest first; `all` shows the newest first. */
        get: operations["getStaffWithdrawals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/staff/withdrawals/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decides about several withdrawals, one after the other and each by the rules of one; what fails leaves the others as they are. `answer` is what members read, and of `resume` the reason. */
        post: operations["decideStaffWithdrawals"];
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
        /** The server time, and whether the site is under maintenance and until when. */
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
    "/wps/v2/deposits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's deposits, newest first. */
        get: operations["getDeposits"];
        put?: never;
        /** Asks for a deposit. */
        post: operations["startDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/deposits/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Calls a waiting deposit off. Money that arrives all the same is credited. */
        post: operations["cancelDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/deposits/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One deposit of the member, as it stands. */
        get: operations["getDeposit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/deposits/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ways in which the member can deposit, with their bounds. */
        get: operations["getDepositOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/deposits/slip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps a picture of the bank's slip with a deposit, PNG or JPEG; a further one replaces it. */
        post: operations["uploadDepositSlip"];
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
    "/wps/verification/firebase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Has Firebase send a code by SMS for a login or a registration. */
        post: operations["sendPhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/firebase/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a code that Firebase has sent for its token. */
        post: operations["redeemPhoneCode"];
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
            /** @enum {unknown} */
            currency: "VND" | "THB" | "USD" | "EUR" | "USDT";
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
        /** AddFavourite */
        AddFavourite: {
            nodeId: string;
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
        /** Article */
        Article: {
            /** @enum {unknown} */
            category: "news" | "games" | "guides" | "company";
            /**
             * Format: date-time
             * @description When its words last changed.
             */
            changedAt: string;
            /** @description Sanitised HTML. */
            html: string;
            /** @description Stands in its address. */
            id: string;
            /** @description The latest beside it, those of its category first. */
            others: components["schemas"]["ArticleLine"][];
            picture: components["schemas"]["Picture"];
            /** Format: date-time */
            publishedAt: string;
            /** @description What it is about in a sentence or two. */
            text: string;
            title: string;
        };
        /** ArticleLine */
        ArticleLine: {
            /** @enum {unknown} */
            category: "news" | "games" | "guides" | "company";
            /** @description Stands in its address. */
            id: string;
            picture: components["schemas"]["Picture"];
            /** Format: date-time */
            publishedAt: string;
            /** @description What it is about in a sentence or two. */
            text: string;
            title: string;
        };
        /** Articles */
        Articles: {
            articles: components["schemas"]["ArticleLine"][];
            /** @description Those that have articles. */
            categories: ("news" | "games" | "guides" | "company")[];
            total: number;
        };
        /** AuthenticatorProof */
        AuthenticatorProof: {
            code: string;
            password: string;
        };
        /** AuthenticatorRemoved */
        AuthenticatorRemoved: {
            /** @constant */
            removed: true;
        };
        /** AuthenticatorSecret */
        AuthenticatorSecret: {
            /** @description Base32, to be typed into the app. */
            secret: string;
            /** @description The same as an otpauth URI, for a QR code. */
            uri: string;
        };
        /** AuthenticatorState */
        AuthenticatorState: {
            recoveryCodesLeft: number;
            /** Format: date-time */
            since: string;
        };
        /** AvatarChoice */
        AvatarChoice: {
            avatar: number;
        };
        /** Balance */
        Balance: {
            /** @description Real money to play with or to withdraw. */
            balance: number;
            /** @description Bonus money. */
            bonus: number;
            /** @enum {unknown} */
            currency: "VND" | "THB" | "USD" | "EUR" | "USDT";
            /** @description Real money that is set aside, such as for a withdrawal under way. */
            held: number;
        };
        /** Bank */
        Bank: {
            code: string;
            name: string;
        };
        /** BankCard */
        BankCard: {
            /** Format: date-time */
            addedAt: string;
            bankCode: string;
            bankName: string;
            id: string;
            /** @description All but the last four characters are hidden. */
            number: string;
            payeeName: string;
        };
        /** BankCardRemoval */
        BankCardRemoval: {
            id: string;
            paymentPassword: string;
        };
        /** BankCardRemoved */
        BankCardRemoved: {
            /** @constant */
            removed: true;
        };
        /** BankCards */
        BankCards: {
            banks: components["schemas"]["Bank"][];
            cards: components["schemas"]["BankCard"][];
            hasPaymentPassword: boolean;
            max: number;
            numberRule: components["schemas"]["BankNumberRule"];
            payeeName: string | null;
        };
        /** BankNumberRule */
        BankNumberRule: {
            /** @enum {unknown} */
            kind: "digits" | "alphanumeric";
            maxLength: number;
            minLength: number;
        };
        /** BannerAction */
        BannerAction: {
            label: string;
            path: string;
        };
        /** BetHistory */
        BetHistory: {
            /** @enum {unknown} */
            currency: "VND" | "THB" | "USD" | "EUR" | "USDT";
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
            /** @description Of the round, to name it to customer service. */
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
        /** BoundReceiver */
        BoundReceiver: {
            /** @description As much of it as its owner needs. */
            hint: string;
            /** @description A code that was sent to it has been typed in. */
            isVerified: boolean;
        };
        /** CaptchaDetails */
        CaptchaDetails: {
            /** @description The next try has to carry a captcha. */
            captcha: boolean;
        };
        /** CaptchaQuestion */
        CaptchaQuestion: {
            question: string;
        };
        /** CdnSettings */
        CdnSettings: {
            games: string[];
            images: string[];
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
            /** @enum {unknown} */
            currency: "VND" | "THB" | "USD" | "EUR" | "USDT";
            /** @description Real money that is set aside. */
            held: number;
            isSingle: boolean;
            /** @description Real money of the main wallet. */
            main: number;
            /** @description Everything that the member has: all wallets, bonus and held money. */
            total: number;
            wallets: components["schemas"]["VendorWallet"][];
        };
        /** ContactChange */
        ContactChange: {
            /** @enum {unknown} */
            channel: "sms" | "email";
            countryDialingCode?: string;
            email?: string;
            mobileNum?: string;
            proof?: components["schemas"]["MemberProof"];
            verificationCode: string;
        };
        /** ContactChanged */
        ContactChanged: {
            receiver: components["schemas"]["BoundReceiver"];
            withdrawalsFrom: string | null;
        };
        /** ContactRequest */
        ContactRequest: {
            /** @enum {unknown} */
            channel: "sms" | "email";
            countryDialingCode?: string;
            email?: string;
            mobileNum?: string;
        };
        /** ContentDrafted */
        ContentDrafted: {
            /** Format: date-time */
            at: string;
            name: string;
        };
        /** ContentMissing */
        ContentMissing: {
            /** @enum {unknown} */
            language: "vi" | "en";
            texts: number;
        };
        /** ContentText */
        ContentText: {
            en?: string;
            vi?: string;
        };
        /** ContentValue */
        ContentValue: {
            alt?: components["schemas"]["ContentText"];
            category?: ("live" | "slots" | "sports" | "esports" | "lottery" | "cards" | "fishing" | "mini" | "pvp") | ("news" | "games" | "guides" | "company");
            edition?: string | null;
            email?: string | null;
            endsAt?: string | null;
            gameId?: string | null;
            html?: components["schemas"]["ContentText"];
            label?: components["schemas"]["ContentText"];
            path?: string | null;
            picture?: string | null;
            position?: number;
            scenery?: string;
            startsAt?: string | null;
            text?: components["schemas"]["ContentText"];
            title?: components["schemas"]["ContentText"];
            /** @enum {unknown} */
            type?: "B" | "PU" | "PR";
            url?: string | null;
        };
        /** ContentVersion */
        ContentVersion: {
            /** Format: date-time */
            at: string;
            by: string | null;
            number: number;
            reason: string | null;
            value: components["schemas"]["ContentValue"] | null;
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
        /** Deposit */
        Deposit: {
            /** @description What was asked for. */
            amount: number;
            /** Format: date-time */
            createdAt: string;
            credited: number | null;
            /** @enum {unknown} */
            currency: "VND" | "THB" | "USD" | "EUR" | "USDT";
            endedAt: string | null;
            /** Format: date-time */
            expiresAt: string;
            hasSlip: boolean;
            /** @description A way to deposit by its id in the merchant's settings. */
            method: string;
            /** @description In the reader's language, as the merchant calls it now. */
            methodName: string;
            payUrl: string | null;
            qr: string | null;
            reason: string | null;
            reference: string;
            /** @enum {unknown} */
            shows: "qr" | "account" | "redirect";
            /** @enum {unknown} */
            state: "waiting" | "paid" | "failed" | "expired" | "cancelled" | "returned";
            transfer: components["schemas"]["TransferAccount"] | null;
        };
        /** DepositCancel */
        DepositCancel: {
            reference: string;
        };
        /** DepositMethodLabel */
        DepositMethodLabel: {
            en?: string;
            vi?: string;
        };
        /** DepositMethodSettings */
        DepositMethodSettings: {
            /** @enum {unknown} */
            icon: "qr" | "bank" | "wallet";
            id: string;
            label: components["schemas"]["DepositMethodLabel"];
            max: number;
            min: number;
            quickAmounts: number[];
            /** @enum {unknown} */
            shows: "qr" | "account" | "redirect";
        };
        /** DepositOffer */
        DepositOffer: {
            /** @enum {unknown} */
            icon: "qr" | "bank" | "wallet";
            /** @description In the reader's language. */
            label: string;
            max: number;
            /** @description A way to deposit by its id in the merchant's settings. */
            method: string;
            min: number;
            quickAmounts: number[];
            /** @enum {unknown} */
            shows: "qr" | "account" | "redirect";
            usualMinutes: number | null;
        };
        /** DepositOffers */
        DepositOffers: {
            /** @enum {unknown} */
            currency: "VND" | "THB" | "USD" | "EUR" | "USDT";
            dayLeft: number | null;
            dayMax: number | null;
            offers: components["schemas"]["DepositOffer"][];
        };
        /** Deposits */
        Deposits: {
            deposits: components["schemas"]["Deposit"][];
            total: number;
        };
        /** DepositSettings */
        DepositSettings: {
            dayMax: number | null;
            methods: components["schemas"]["DepositMethodSettings"][];
            minutes: number;
            openMax: number;
        };
        /** DepositStart */
        DepositStart: {
            amount: number;
            /** @description Made by the caller for one request and sent again with a retry. It holds for good: the same content is answered as the first time, another content with KEY_REUSED. */
            idempotencyKey: string;
            /** @description A way to deposit by its id in the merchant's settings. */
            method: string;
        };
        /** Device */
        Device: {
            /** @description Masked to the half that belongs to the provider. */
            address: string;
            browser: string | null;
            /** Format: uuid */
            id: string;
            /** @description The call comes from it. */
            isCurrent: boolean;
            /** @description It logs in by itself until its remembered login runs out. */
            isRemembered: boolean;
            /** Format: date-time */
            loggedInAt: string;
            /** Format: date-time */
            seenAt: string;
            system: string | null;
        };
        /** DeviceEnd */
        DeviceEnd: {
            /** Format: uuid */
            id: string;
        };
        /** Devices */
        Devices: {
            devices: components["schemas"]["Device"][];
            logins: components["schemas"]["LoginRecord"][];
        };
        /** DevicesEnded */
        DevicesEnded: {
            /** @description Devices that were logged out. */
            ended: number;
        };
        /** DomainRoute */
        DomainRoute: {
            current: string;
            domains: string[];
        };
        /** DrawPrize */
        DrawPrize: {
            numbers: string[];
            /** @description DB for the special prize, G1 to G8, or N. */
            prize: string;
        };
        /** DrawResult */
        DrawResult: {
            /** @description The lottery. */
            code: string;
            /** Format: date-time */
            drawnAt: string;
            drawNumber: string;
            gameId: string;
            prizes: components["schemas"]["DrawPrize"][];
            /** @description Its name. */
            remark: string;
        };
        /** DrawResults */
        DrawResults: {
            date: string | null;
            /** @description Days with results, newest first. */
            dates: string[];
            list: components["schemas"]["DrawResult"][];
            /** @enum {unknown} */
            region: "Northern" | "Central" | "Southern";
        };
        /** EmailSent */
        EmailSent: {
            /** @constant */
            sent: true;
        };
        /** Error */
        Error: components["schemas"]["PlainError"] | components["schemas"]["Error.INVALID_INPUT"] | components["schemas"]["Error.RATE_LIMITED"] | components["schemas"]["Error.BUSY"] | components["schemas"]["Error.MAINTENANCE"] | components["schemas"]["Error.SESSION_ENDED_BY_LIMIT"] | components["schemas"]["Error.WRONG_CREDENTIALS"] | components["schemas"]["Error.CAPTCHA_REQUIRED"] | components["schemas"]["Error.CAPTCHA_WRONG"] | components["schemas"]["Error.CAPTCHA_UNREACHABLE"] | components["schemas"]["Error.CAPTCHA_REFUSED"] | components["schemas"]["Error.ADDRESS_UNKNOWN"] | components["schemas"]["Error.ACCOUNT_LOCKED"] | components["schemas"]["Error.LOOKUPS_SPENT"] | components["schemas"]["Error.LOGIN_CROWDED"] | components["schemas"]["Error.MOBILE_INVALID"] | components["schemas"]["Error.USERNAME_TAKEN"] | components["schemas"]["Error.MOBILE_TAKEN"] | components["schemas"]["Error.EMAIL_TAKEN"] | components["schemas"]["Error.INVITATION_CODE_INVALID"] | components["schemas"]["Error.UNDERAGE"] | components["schemas"]["Error.TERMS_OUTDATED"] | components["schemas"]["Error.PAYMENT_PASSWORD_LOCKED"] | components["schemas"]["Error.PAYEE_NAME_DIFFERS"] | components["schemas"]["Error.WITHDRAWAL_COOLING"] | components["schemas"]["Error.WITHDRAWAL_TOO_SMALL"] | components["schemas"]["Error.WITHDRAWAL_TOO_LARGE"] | components["schemas"]["Error.WITHDRAWAL_COUNT_REACHED"] | components["schemas"]["Error.WITHDRAWAL_SUM_REACHED"] | components["schemas"]["Error.DEPOSIT_LIMIT_REACHED"] | components["schemas"]["Error.LOSS_LIMIT_REACHED"] | components["schemas"]["Error.STAKE_LIMIT_REACHED"] | components["schemas"]["Error.SESSION_LIMIT_REACHED"] | components["schemas"]["Error.TIME_OUT_ACTIVE"] | components["schemas"]["Error.SELF_EXCLUDED"] | components["schemas"]["Error.DEPOSIT_AMOUNT_LIMIT"] | components["schemas"]["Error.DEPOSIT_DAY_LIMIT"] | components["schemas"]["Error.DEPOSIT_MEMBER_LIMIT"] | components["schemas"]["Error.PAYMENT_UNAVAILABLE"] | components["schemas"]["Error.SOCIAL_TOO_MANY"];
        /** Error.ACCOUNT_LOCKED */
        "Error.ACCOUNT_LOCKED": {
            /** @constant */
            code: "ACCOUNT_LOCKED";
            details?: components["schemas"]["LockDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.ADDRESS_UNKNOWN */
        "Error.ADDRESS_UNKNOWN": {
            /** @constant */
            code: "ADDRESS_UNKNOWN";
            details: components["schemas"]["VerificationDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.BUSY */
        "Error.BUSY": {
            /** @constant */
            code: "BUSY";
            details: components["schemas"]["WaitDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.CAPTCHA_REFUSED */
        "Error.CAPTCHA_REFUSED": {
            /** @constant */
            code: "CAPTCHA_REFUSED";
            details: components["schemas"]["CaptchaDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.CAPTCHA_REQUIRED */
        "Error.CAPTCHA_REQUIRED": {
            /** @constant */
            code: "CAPTCHA_REQUIRED";
            details: components["schemas"]["CaptchaDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.CAPTCHA_UNREACHABLE */
        "Error.CAPTCHA_UNREACHABLE": {
            /** @constant */
            code: "CAPTCHA_UNREACHABLE";
            details: components["schemas"]["CaptchaDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.CAPTCHA_WRONG */
        "Error.CAPTCHA_WRONG": {
            /** @constant */
            code: "CAPTCHA_WRONG";
            details: components["schemas"]["CaptchaDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.DEPOSIT_AMOUNT_LIMIT */
        "Error.DEPOSIT_AMOUNT_LIMIT": {
            /** @constant */
            code: "DEPOSIT_AMOUNT_LIMIT";
            details: components["schemas"]["FieldDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.DEPOSIT_DAY_LIMIT */
        "Error.DEPOSIT_DAY_LIMIT": {
            /** @constant */
            code: "DEPOSIT_DAY_LIMIT";
            details: components["schemas"]["FieldDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.DEPOSIT_LIMIT_REACHED */
        "Error.DEPOSIT_LIMIT_REACHED": {
            /** @constant */
            code: "DEPOSIT_LIMIT_REACHED";
            details: components["schemas"]["LimitDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.DEPOSIT_MEMBER_LIMIT */
        "Error.DEPOSIT_MEMBER_LIMIT": {
            /** @constant */
            code: "DEPOSIT_MEMBER_LIMIT";
            details: components["schemas"]["FieldDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.EMAIL_TAKEN */
        "Error.EMAIL_TAKEN": {
            /** @constant */
            code: "EMAIL_TAKEN";
            details: components["schemas"]["FieldDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.INVALID_INPUT */
        "Error.INVALID_INPUT": {
            /** @constant */
            code: "INVALID_INPUT";
            details: components["schemas"]["FieldDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.INVITATION_CODE_INVALID */
        "Error.INVITATION_CODE_INVALID": {
            /** @constant */
            code: "INVITATION_CODE_INVALID";
            details?: components["schemas"]["FieldDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.LOGIN_CROWDED */
        "Error.LOGIN_CROWDED": {
            /** @constant */
            code: "LOGIN_CROWDED";
            details: components["schemas"]["WaitDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.LOOKUPS_SPENT */
        "Error.LOOKUPS_SPENT": {
            /** @constant */
            code: "LOOKUPS_SPENT";
            details: components["schemas"]["WaitDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.LOSS_LIMIT_REACHED */
        "Error.LOSS_LIMIT_REACHED": {
            /** @constant */
            code: "LOSS_LIMIT_REACHED";
            details: components["schemas"]["LimitDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.MAINTENANCE */
        "Error.MAINTENANCE": {
            /** @constant */
            code: "MAINTENANCE";
            details: components["schemas"]["WaitDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.MOBILE_INVALID */
        "Error.MOBILE_INVALID": {
            /** @constant */
            code: "MOBILE_INVALID";
            details?: components["schemas"]["FieldDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.MOBILE_TAKEN */
        "Error.MOBILE_TAKEN": {
            /** @constant */
            code: "MOBILE_TAKEN";
            details: components["schemas"]["FieldDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.PAYEE_NAME_DIFFERS */
        "Error.PAYEE_NAME_DIFFERS": {
            /** @constant */
            code: "PAYEE_NAME_DIFFERS";
            details: components["schemas"]["FieldDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.PAYMENT_PASSWORD_LOCKED */
        "Error.PAYMENT_PASSWORD_LOCKED": {
            /** @constant */
            code: "PAYMENT_PASSWORD_LOCKED";
            details: components["schemas"]["WaitDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.PAYMENT_UNAVAILABLE */
        "Error.PAYMENT_UNAVAILABLE": {
            /** @constant */
            code: "PAYMENT_UNAVAILABLE";
            details: components["schemas"]["WaitDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.RATE_LIMITED */
        "Error.RATE_LIMITED": {
            /** @constant */
            code: "RATE_LIMITED";
            details: components["schemas"]["WaitDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.SELF_EXCLUDED */
        "Error.SELF_EXCLUDED": {
            /** @constant */
            code: "SELF_EXCLUDED";
            details: components["schemas"]["ExclusionDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.SESSION_ENDED_BY_LIMIT */
        "Error.SESSION_ENDED_BY_LIMIT": {
            /** @constant */
            code: "SESSION_ENDED_BY_LIMIT";
            details?: components["schemas"]["LimitDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.SESSION_LIMIT_REACHED */
        "Error.SESSION_LIMIT_REACHED": {
            /** @constant */
            code: "SESSION_LIMIT_REACHED";
            details: components["schemas"]["LimitDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.SOCIAL_TOO_MANY */
        "Error.SOCIAL_TOO_MANY": {
            /** @constant */
            code: "SOCIAL_TOO_MANY";
            details: components["schemas"]["WaitDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.STAKE_LIMIT_REACHED */
        "Error.STAKE_LIMIT_REACHED": {
            /** @constant */
            code: "STAKE_LIMIT_REACHED";
            details: components["schemas"]["LimitDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.TERMS_OUTDATED */
        "Error.TERMS_OUTDATED": {
            /** @constant */
            code: "TERMS_OUTDATED";
            details?: components["schemas"]["FieldDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.TIME_OUT_ACTIVE */
        "Error.TIME_OUT_ACTIVE": {
            /** @constant */
            code: "TIME_OUT_ACTIVE";
            details: components["schemas"]["ExclusionDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.UNDERAGE */
        "Error.UNDERAGE": {
            /** @constant */
            code: "UNDERAGE";
            details?: components["schemas"]["FieldDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.USERNAME_TAKEN */
        "Error.USERNAME_TAKEN": {
            /** @constant */
            code: "USERNAME_TAKEN";
            details?: components["schemas"]["FieldDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.WITHDRAWAL_COOLING */
        "Error.WITHDRAWAL_COOLING": {
            /** @constant */
            code: "WITHDRAWAL_COOLING";
            details: components["schemas"]["WaitDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.WITHDRAWAL_COUNT_REACHED */
        "Error.WITHDRAWAL_COUNT_REACHED": {
            /** @constant */
            code: "WITHDRAWAL_COUNT_REACHED";
            details: components["schemas"]["FieldDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.WITHDRAWAL_SUM_REACHED */
        "Error.WITHDRAWAL_SUM_REACHED": {
            /** @constant */
            code: "WITHDRAWAL_SUM_REACHED";
            details: components["schemas"]["FieldDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.WITHDRAWAL_TOO_LARGE */
        "Error.WITHDRAWAL_TOO_LARGE": {
            /** @constant */
            code: "WITHDRAWAL_TOO_LARGE";
            details: components["schemas"]["FieldDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.WITHDRAWAL_TOO_SMALL */
        "Error.WITHDRAWAL_TOO_SMALL": {
            /** @constant */
            code: "WITHDRAWAL_TOO_SMALL";
            details: components["schemas"]["FieldDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Error.WRONG_CREDENTIALS */
        "Error.WRONG_CREDENTIALS": {
            /** @constant */
            code: "WRONG_CREDENTIALS";
            details: components["schemas"]["CaptchaDetails"];
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** Exclusion */
        Exclusion: {
            endsAt: string | null;
            /** @enum {unknown} */
            kind: "timeOut" | "selfExclusion";
            /** Format: date-time */
            startedAt: string;
        };
        /** ExclusionDetails */
        ExclusionDetails: {
            exclusion: components["schemas"]["Exclusion"];
        };
        /** Failure */
        Failure: {
            error: components["schemas"]["Error"];
            /** @constant */
            success: false;
        };
        /** FavouriteAdded */
        FavouriteAdded: {
            /** @constant */
            isFav: true;
        };
        /** FavouriteIds */
        FavouriteIds: {
            list: string[];
        };
        /** FavouriteRemoved */
        FavouriteRemoved: {
            /** @constant */
            isFav: false;
        };
        /** Favourites */
        Favourites: {
            list: components["schemas"]["Game"][];
            total: number;
        };
        /** Feedback */
        Feedback: {
            captcha?: string;
            captcha_output?: string;
            /** @description Where to reply; a member is answered in messages and need not say. */
            contactInfo?: string;
            content: string;
            gen_time?: string;
            lot_number?: string;
            pass_token?: string;
            /** @enum {unknown} */
            questionType: "account" | "deposit" | "withdrawal" | "game" | "promotion" | "affiliate" | "complaint" | "other";
        };
        /** FeedbackAnswer */
        FeedbackAnswer: {
            /** Format: date-time */
            at: string;
            text: string;
        };
        /** FeedbackCase */
        FeedbackCase: {
            answer: components["schemas"]["FeedbackAnswer"] | null;
            content: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description The promise: answered by this moment.
             */
            dueAt: string;
            /** @description From before it was opened again. */
            earlierAnswers: components["schemas"]["FeedbackAnswer"][];
            /** @enum {unknown} */
            questionType: "account" | "deposit" | "withdrawal" | "game" | "promotion" | "affiliate" | "complaint" | "other";
            reference: string;
        };
        /** FeedbackCases */
        FeedbackCases: {
            cases: components["schemas"]["FeedbackCase"][];
            total: number;
        };
        /** FeedbackReceived */
        FeedbackReceived: {
            reference: string;
            replyWithinHours: number;
        };
        /** FieldDetails */
        FieldDetails: {
            fields: components["schemas"]["FieldProblem"][];
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
        /** Fixture */
        Fixture: {
            game: components["schemas"]["Game"];
            id: string;
            isLive: boolean;
            odds: components["schemas"]["FixtureOdds"][];
            score: number[] | null;
            sides: string[];
            /** Format: date-time */
            startsAt: string;
        };
        /** FixtureOdds */
        FixtureOdds: {
            odds: number | null;
            /** @enum {unknown} */
            pick: "1" | "x" | "2";
        };
        /** Fixtures */
        Fixtures: {
            list: components["schemas"]["Fixture"][];
        };
        /** FlagSettings */
        FlagSettings: {
            CHNGPASSVERIF3: boolean;
            DIRECTREG3: boolean;
            FACEBOOKLOGIN3: boolean;
            FIREBASESMS3: boolean;
            FREEPLAY3: boolean;
            GEETEST3: boolean;
            GOOGLELOGIN3: boolean;
            LOGINREQCAPTCHA3: boolean;
            MOBILENUMPASSREG3: boolean;
            MOBILENUMREG3: boolean;
            MOBILEVERCODELOGIN3: boolean;
            PWDEXPFORCECHANGE3: boolean;
            REGMOBVERF3: boolean;
            TELEGRAMLOGIN3: boolean;
        };
        /** ForgotPasswordByEmail */
        ForgotPasswordByEmail: {
            captcha?: string;
            captcha_output?: string;
            email: string;
            gen_time?: string;
            lot_number?: string;
            pass_token?: string;
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
            /** @enum {unknown} */
            currency: "VND" | "THB" | "USD" | "EUR" | "USDT";
            /** @description Can be played with demo money, where the site offers free play. */
            hasDemo: boolean;
            /** @description Path of the tile below an image CDN. */
            image: string;
            isFav: boolean;
            maintenance: components["schemas"]["GameMaintenance"] | null;
            minBet: number | null;
            nodeId: string;
            returnToPlayer: number | null;
            title: string;
            underMaintenance: boolean;
            /** @description The vendor's code. */
            vassalage: string;
            vendor: string;
        };
        /** GameAnnouncement */
        GameAnnouncement: {
            game: components["schemas"]["Game"];
            /** @enum {unknown} */
            kind: "maintenance" | "new";
        };
        /** GameAnnouncements */
        GameAnnouncements: {
            list: components["schemas"]["GameAnnouncement"][];
            written: components["schemas"]["WrittenGameAnnouncement"][];
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
            hasMore: boolean;
            /** @description No name holds what was searched for: these are spelt much like it. */
            isNear: boolean;
            list: components["schemas"]["Game"][];
            total: number;
        };
        /** GameMaintenance */
        GameMaintenance: {
            endsAt: string | null;
            startsAt: string | null;
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
            /** @description Path of its picture below an image CDN. */
            image: string;
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
        /** Geetest */
        Geetest: {
            captchaId: string;
            /** @description Address of the script that shows it. */
            script: string;
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
            /** @description The ways in which members deposit; empty where the site takes no money. */
            paymentMethods: components["schemas"]["PaymentMethod"][];
            popular: components["schemas"]["Game"][];
            popup: components["schemas"]["Announcement"] | null;
            promotion: components["schemas"]["Promotion"][];
            resources: components["schemas"]["Resource"][];
            scene: components["schemas"]["Picture"];
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
        /** InstallationCdns */
        InstallationCdns: {
            games: string[];
            images: string[];
        };
        /** InvitationCode */
        InvitationCode: {
            code: string;
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
        /** KnownAddress */
        KnownAddress: {
            /** @description Masked; the whole address is not kept. */
            address: string;
            country: string | null;
            /** Format: uuid */
            id: string;
            /** @description The call comes from it. */
            isCurrent: boolean;
            /** Format: date-time */
            lastUsedAt: string;
        };
        /** KnownAddressRemoval */
        KnownAddressRemoval: {
            /** Format: uuid */
            id: string;
        };
        /** KnownAddressRemoved */
        KnownAddressRemoved: {
            /** @constant */
            removed: true;
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
        /** LaunchPvpRoom */
        LaunchPvpRoom: {
            gameId: string;
            room: string;
        };
        /** LimitDetails */
        LimitDetails: {
            limit: components["schemas"]["LimitFigures"];
        };
        /** LimitFigures */
        LimitFigures: {
            /** @enum {unknown} */
            currency: "VND" | "THB" | "USD" | "EUR" | "USDT";
            /** @enum {unknown} */
            kind: "deposit" | "loss" | "stake" | "session";
            /** @description Minor units of the currency; whole minutes for a session limit. */
            limit: number;
            /** @enum {unknown} */
            period: "day" | "week" | "month";
            /** Format: date-time */
            resetsAt: string;
            /** @description Minor units of the currency; whole minutes for a session limit. */
            used: number;
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
        /** LockDetails */
        LockDetails: {
            /** @description Why, as staff has written it; the sentence says it too. */
            reason: string;
        };
        /** LoggedOut */
        LoggedOut: {
            /** @constant */
            loggedOut: true;
        };
        /** Login */
        Login: {
            captcha?: string;
            captcha_output?: string;
            countryDialingCode?: string;
            /** @enum {unknown} */
            firebaseChannel?: "google" | "facebook" | "telegram" | "phone";
            firebaseIdToken?: string;
            gen_time?: string;
            isSms?: boolean;
            lot_number?: string;
            mobileNum?: string;
            pass_token?: string;
            password?: string;
            /** @description Asks for a cookie that logs in again within one day. */
            remember?: boolean;
            /** @enum {unknown} */
            type: "username" | "sms" | "firebase";
            username?: string;
            verificationCode?: string;
        };
        /** LoginProof */
        LoginProof: {
            challenge: string;
            /** @enum {unknown} */
            method: "passkey" | "authenticator" | "sms" | "email" | "boundEmail" | "payeeName";
            proof: string;
        };
        /** LoginRecord */
        LoginRecord: {
            /** @description Masked to the half that belongs to the provider. */
            address: string;
            /** Format: date-time */
            at: string;
            country: string | null;
            method: ("username" | "sms" | "firebase" | "passkey") | null;
            /**
             * @description remembered: by the cookie of an earlier login. challenged: the password was right and a second proof was asked for. proofFailed: that proof was wrong.
             * @enum {unknown}
             */
            outcome: "succeeded" | "remembered" | "challenged" | "failed" | "proofFailed";
        };
        /** LoginSettings */
        LoginSettings: {
            knownAddressDays: number;
            passwordMaxAgeDays: number;
            secondFactor: ("passkey" | "authenticator" | "sms" | "email" | "boundEmail" | "payeeName")[];
            secondFactorAfter: ("sms" | "social")[];
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
        /** LoginVerification */
        LoginVerification: {
            /** @description Names this login in the calls that verify it. A secret, good once. */
            challenge: string;
            /** @description Seconds for which the challenge is good. */
            expiresIn: number;
            methods: components["schemas"]["VerificationWay"][];
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
        /** LotteryLobby */
        LotteryLobby: {
            /** @description Address of the page at the host that was asked. */
            gameUrl: string;
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
        /** MemberChange */
        MemberChange: {
            /** @enum {unknown} */
            changed: "money" | "messages";
        };
        /** MemberIcon */
        MemberIcon: {
            /** @description A path on this host, or the picture itself as a data URL. */
            icon: string;
        };
        /** MemberInfo */
        MemberInfo: {
            account: string;
            clubLabel: components["schemas"]["ClubLabel"];
            /** @enum {unknown} */
            currency: "VND" | "THB" | "USD" | "EUR" | "USDT";
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
        /** MemberProof */
        MemberProof: {
            /** @enum {unknown} */
            method: "passkey" | "authenticator" | "sms" | "email" | "paymentPassword" | "password";
            proof: string;
        };
        /** MemberProofWay */
        MemberProofWay: {
            hint: string | null;
            /** @enum {unknown} */
            method: "passkey" | "authenticator" | "sms" | "email" | "paymentPassword" | "password";
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
            captcha_output?: string;
            confirmPassword?: string;
            countryDialingCode: string;
            currentAddress?: string;
            domain?: string;
            email?: string;
            facebook?: string;
            /** @enum {unknown} */
            firebaseChannel2?: "google" | "facebook" | "telegram" | "phone";
            firebaseIdToken2?: string;
            fullName?: string;
            gen_time?: string;
            idNumber?: string;
            line?: string;
            lot_number?: string;
            mobileNum: string;
            nationality?: string;
            nickname?: string;
            occupation?: string;
            pass_token?: string;
            password?: string;
            payeeName?: string;
            paymentPassword?: string;
            permanentAddress?: string;
            /** @description Firebase's word on the number, where `firebaseIdToken2` is another party's on who registers. */
            phoneIdToken?: string;
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
        /** Movement */
        Movement: {
            amount: number;
            /** Format: date-time */
            at: string;
            balanceAfter: number;
            /** @enum {unknown} */
            kind: "deposit" | "withdrawal" | "bet" | "win" | "refund" | "bonus" | "transfer" | "demo" | "correction" | "other";
            otherWallet: string | null;
            /** @description Of the transfer, to name it to customer service. */
            reference: string;
        };
        /** NewBankCard */
        NewBankCard: {
            bankCode: string;
            number: string;
            payeeName: string;
            paymentPassword: string;
        };
        /** Notice */
        Notice: {
            id: string;
            text: string;
        };
        /** OpenedNumbers */
        OpenedNumbers: {
            list: components["schemas"]["DrawResult"][];
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
        /** OverviewCurrency */
        OverviewCurrency: {
            categories: components["schemas"]["OverviewPlay"][];
            /** @enum {unknown} */
            currency: "VND" | "THB" | "USD" | "EUR" | "USDT";
            days: components["schemas"]["OverviewDay"][];
            games: components["schemas"]["OverviewPlay"][];
            total: components["schemas"]["OverviewFigures"];
            vendors: components["schemas"]["OverviewPlay"][];
        };
        /** OverviewDay */
        OverviewDay: {
            /** @description Bets, those that were rolled back too. */
            betCount: number;
            /** @description Stakes that stand: those that were rolled back are not in them. */
            bets: number;
            /** @description What the house has given as bonus, less what it took back. */
            bonusCost: number;
            /** @description What staff has put into wallets by hand, less what it took out. */
            corrections: number;
            /** Format: date */
            day: string;
            depositCount: number;
            deposits: number;
            /** @description What withdrawals have cost their members. */
            fees: number;
            /** @description Gross gaming revenue: bets less wins. */
            gross: number;
            /** @description Rolled back wins that were spent already: the house bears them. */
            losses: number;
            /** @description Net gaming revenue: gross gaming revenue less bonus cost and losses. */
            net: number;
            /** @description Wins that stand. */
            wins: number;
            withdrawalCount: number;
            /** @description What was paid out and has arrived, without fees. */
            withdrawals: number;
        };
        /** OverviewFigures */
        OverviewFigures: {
            /** @description Bets, those that were rolled back too. */
            betCount: number;
            /** @description Stakes that stand: those that were rolled back are not in them. */
            bets: number;
            /** @description What the house has given as bonus, less what it took back. */
            bonusCost: number;
            /** @description What staff has put into wallets by hand, less what it took out. */
            corrections: number;
            depositCount: number;
            deposits: number;
            /** @description What withdrawals have cost their members. */
            fees: number;
            /** @description Gross gaming revenue: bets less wins. */
            gross: number;
            /** @description Rolled back wins that were spent already: the house bears them. */
            losses: number;
            /** @description Net gaming revenue: gross gaming revenue less bonus cost and losses. */
            net: number;
            /** @description Wins that stand. */
            wins: number;
            withdrawalCount: number;
            /** @description What was paid out and has arrived, without fees. */
            withdrawals: number;
        };
        /** OverviewMemberDay */
        OverviewMemberDay: {
            active: number;
            /** Format: date */
            day: string;
            new: number;
        };
        /** OverviewMembers */
        OverviewMembers: {
            /** @description Members who have bet on one of the days. */
            active: number;
            days: components["schemas"]["OverviewMemberDay"][];
            /** @description Accounts opened on one of the days, without free play. */
            new: number;
        };
        /** OverviewPlay */
        OverviewPlay: {
            /** @description Bets, those that were rolled back too. */
            betCount: number;
            /** @description Stakes that stand: those that were rolled back are not in them. */
            bets: number;
            /** @description Gross gaming revenue: bets less wins. */
            gross: number;
            id: string;
            name: string;
            vendor: string | null;
            /** @description Wins that stand. */
            wins: number;
        };
        /** Passkey */
        Passkey: {
            /** Format: date-time */
            addedAt: string;
            browser: string | null;
            /** @description The only host at which it works. */
            host: string;
            /** Format: uuid */
            id: string;
            /** @description A password manager carries it to other devices. */
            isSynced: boolean;
            lastUsedAt: string | null;
            system: string | null;
        };
        /** PasskeyAlgorithm */
        PasskeyAlgorithm: {
            alg: number;
            /** @constant */
            type: "public-key";
        };
        /** PasskeyAsking */
        PasskeyAsking: {
            challenge?: string;
        };
        /** PasskeyAssertion */
        PasskeyAssertion: {
            authenticatorData: string;
            clientDataJSON: string;
            id: string;
            signature: string;
        };
        /** PasskeyBeginning */
        PasskeyBeginning: {
            code?: string;
            password: string;
        };
        /** PasskeyCreation */
        PasskeyCreation: {
            /** @constant */
            attestation: "none";
            authenticatorSelection: components["schemas"]["PasskeySelection"];
            challenge: string;
            excludeCredentials: components["schemas"]["PasskeyDescriptor"][];
            pubKeyCredParams: components["schemas"]["PasskeyAlgorithm"][];
            rp: components["schemas"]["PasskeySite"];
            /** @description Milliseconds. */
            timeout: number;
            user: components["schemas"]["PasskeyOwner"];
        };
        /** PasskeyDescriptor */
        PasskeyDescriptor: {
            id: string;
            transports?: string[];
            /** @constant */
            type: "public-key";
        };
        /** PasskeyLogin */
        PasskeyLogin: {
            assertion: components["schemas"]["PasskeyAssertion"];
            /** @description Asks for a cookie that logs in again within one day. */
            remember?: boolean;
        };
        /** PasskeyMade */
        PasskeyMade: {
            attestationObject: string;
            clientDataJSON: string;
            id: string;
            transports?: string[];
        };
        /** PasskeyOwner */
        PasskeyOwner: {
            displayName: string;
            id: string;
            name: string;
        };
        /** PasskeyRemoval */
        PasskeyRemoval: {
            code?: string;
            /** Format: uuid */
            id: string;
            password: string;
        };
        /** PasskeyRemoved */
        PasskeyRemoved: {
            /** @constant */
            removed: true;
        };
        /** PasskeyRequest */
        PasskeyRequest: {
            allowCredentials: components["schemas"]["PasskeyDescriptor"][];
            challenge: string;
            rpId: string;
            /** @description Milliseconds. */
            timeout: number;
            /** @constant */
            userVerification: "required";
        };
        /** PasskeySelection */
        PasskeySelection: {
            /** @constant */
            requireResidentKey: true;
            /** @constant */
            residentKey: "required";
            /** @constant */
            userVerification: "required";
        };
        /** PasskeySite */
        PasskeySite: {
            id: string;
            name: string;
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
        /** PaymentEvent */
        PaymentEvent: {
            amount: number;
            /** Format: date-time */
            at: string;
            currency: string;
            id: string;
            merchant: string;
            reference: string;
            transfer?: components["schemas"]["PaymentTransfer"];
            /** @enum {unknown} */
            type: "deposit.paid" | "deposit.failed" | "payout.paid" | "payout.failed" | "transfer.arrived";
        };
        /** PaymentEventTaken */
        PaymentEventTaken: {
            /** @description The money of this event is not taken: it is to go back to who has paid it. */
            returned: boolean;
            /** @constant */
            taken: true;
        };
        /** PaymentMethod */
        PaymentMethod: {
            /** @enum {unknown} */
            icon: "qr" | "bank" | "wallet";
            /** @description In the reader's language. */
            label: string;
        };
        /** PaymentPassword */
        PaymentPassword: {
            confirmPaymentPassword: string;
            password: string;
            paymentPassword: string;
        };
        /** PaymentPasswordChange */
        PaymentPasswordChange: {
            confirmPaymentPassword: string;
            oldPaymentPassword: string;
            paymentPassword: string;
        };
        /** PaymentPasswordChanged */
        PaymentPasswordChanged: {
            /** @constant */
            isSet: true;
        };
        /** PaymentPasswordCodeRequest */
        PaymentPasswordCodeRequest: {
            /** @enum {unknown} */
            channel: "sms" | "email";
            password?: string;
        };
        /** PaymentPasswordReset */
        PaymentPasswordReset: {
            /** @description The password of the login is asked for too. */
            asksPassword: boolean;
            /** @description Hours that withdrawals wait afterwards. */
            coolingHours: number;
            ways: components["schemas"]["PaymentPasswordResetWay"][];
        };
        /** PaymentPasswordResetDone */
        PaymentPasswordResetDone: {
            /** @constant */
            isSet: true;
            /** Format: date-time */
            withdrawalsFrom: string;
        };
        /** PaymentPasswordResetRequest */
        PaymentPasswordResetRequest: {
            confirmPaymentPassword: string;
            /** @enum {unknown} */
            method: "passkey" | "authenticator" | "sms" | "email";
            password?: string;
            paymentPassword: string;
            proof: string;
        };
        /** PaymentPasswordResetWay */
        PaymentPasswordResetWay: {
            hint: string | null;
            /** @enum {unknown} */
            method: "passkey" | "authenticator" | "sms" | "email";
        };
        /** PaymentPasswordSet */
        PaymentPasswordSet: {
            /** @constant */
            isSet: true;
        };
        /** PaymentTransfer */
        PaymentTransfer: {
            memo: string;
            payerBank: string;
            payerName: string;
            payerNumber: string;
        };
        /** PendingLimit */
        PendingLimit: {
            /** Format: date-time */
            at: string;
            limit: number | null;
        };
        /** Permission */
        Permission: {
            info: components["schemas"]["SiteInfo"];
            location: components["schemas"]["Location"];
            maintenance: boolean;
            maintenanceInfo: components["schemas"]["Maintenance"] | null;
            plannedMaintenance: components["schemas"]["PlannedMaintenance"] | null;
            /** @description The site is closed to this visitor, for whichever reason. */
            regionRestriction: boolean;
            restriction: ("region" | "address") | null;
        };
        /** PhoneCode */
        PhoneCode: {
            session: string;
            verificationCode: string;
        };
        /** PhoneCodeRequest */
        PhoneCodeRequest: {
            countryDialingCode: string;
            mobileNum: string;
            recaptchaToken: string;
        };
        /** PhoneCodeSent */
        PhoneCodeSent: {
            resendSeconds: number;
            session: string;
        };
        /** PhoneToken */
        PhoneToken: {
            /** @constant */
            firebaseChannel: "phone";
            firebaseIdToken: string;
        };
        /** Picture */
        Picture: {
            alt: string;
            narrow: string;
            wide: string;
        };
        /** PlainError */
        PlainError: {
            /** @enum {unknown} */
            code: "MALFORMED_BODY" | "DECRYPTION_FAILED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "REPLAYED" | "INTERNAL" | "DOMAIN_UNKNOWN" | "MERCHANT_MISMATCH" | "REGION_RESTRICTED" | "ADDRESS_BLOCKED" | "FEATURE_DISABLED" | "NOT_LOGGED_IN" | "SESSION_EXPIRED" | "NOT_AGENT" | "NOT_MEMBER" | "REAL_ACCOUNT_REQUIRED" | "PASSWORD_CHANGE_REQUIRED" | "VERIFICATION_OVER" | "PROOF_WRONG" | "AUTHENTICATOR_ON" | "AUTHENTICATOR_OFF" | "PASSKEY_REFUSED" | "TOO_MANY_PASSKEYS" | "CODE_WRONG" | "CODE_EXPIRED" | "CODE_TRIES_EXCEEDED" | "CODE_MISSING" | "MOBILE_MISSING" | "MOBILE_UNKNOWN" | "OLD_PASSWORD_WRONG" | "PASSWORD_UNCHANGED" | "RESET_LINK_INVALID" | "REMEMBERED_LOGIN_INVALID" | "PASSWORD_WRONG" | "PAYMENT_PASSWORD_UNSET" | "PAYMENT_PASSWORD_EXISTS" | "PAYMENT_PASSWORD_WRONG" | "RECEIVER_UNVERIFIED" | "PROOF_UNBOUND" | "CARD_EXISTS" | "TOO_MANY_CARDS" | "KEY_REUSED" | "WITHDRAWAL_STATE" | "ARRIVAL_STATE" | "SECRET_TURNING" | "PROOF_REQUIRED" | "TOO_MANY_PROOFS" | "PERSON_EXCLUDED" | "PLAY_UNDER_REVIEW" | "SINGLE_WALLET" | "GAME_UNDER_MAINTENANCE" | "GAME_UNAVAILABLE" | "BAD_SIGNATURE" | "WRONG_BRAND" | "PLAYER_UNKNOWN" | "PLAYER_BLOCKED" | "TOKEN_INVALID" | "TOKEN_EXPIRED" | "WRONG_CURRENCY" | "INSUFFICIENT_FUNDS" | "LIMIT_REACHED" | "DUPLICATE_TRANSACTION" | "ORIGINAL_MISSING" | "TRANSACTION_ROLLED_BACK" | "BET_SETTLED" | "ROUND_CLOSED" | "LOTTERY_UNKNOWN" | "RESULT_DIFFERS" | "DEPOSITS_OPEN" | "DEPOSIT_NOT_WAITING" | "PICTURE_UNREADABLE" | "PAYMENT_UNKNOWN" | "SIGNATURE_WRONG" | "SOCIAL_UNKNOWN" | "SOCIAL_TOKEN_INVALID" | "SOCIAL_STATE_INVALID" | "SOCIAL_CANCELLED" | "SOCIAL_FAILED" | "SOCIAL_QUOTA_EXCEEDED" | "SOCIAL_NOT_ALLOWED" | "SOCIAL_UNREACHABLE" | "SOCIAL_TAKEN" | "SOCIAL_LINKED" | "FOREIGN_ORIGIN" | "NOT_PERMITTED" | "PROOF_DUE" | "INVITATION_OVER" | "STAFF_KNOWN" | "LAST_OWNER" | "LAST_PROOF" | "MEMBER_ERASED" | "ERASURE_HINDERED" | "CASE_CLAIMED" | "CASE_OVER" | "TITLE_TAKEN" | "SECOND_PERSON_REQUIRED" | "REQUEST_OPEN" | "REQUEST_OVER" | "SETTINGS_CHANGED" | "LIMIT_LOOSER";
            /** @description One sentence in the reader's language. A web server in front, which does not know it, refuses without. */
            message: string;
            /** @description Finds the call in the platform's log. */
            requestId?: string;
        };
        /** PlannedMaintenance */
        PlannedMaintenance: {
            endsAt: string | null;
            /** Format: date-time */
            startsAt: string;
        };
        /** PlayLimit */
        PlayLimit: {
            /** @description The member has set it; otherwise it is the merchant’s, or there is none. */
            isOwn: boolean;
            /** @enum {unknown} */
            kind: "deposit" | "loss" | "stake" | "session";
            /** @description Minor units of the currency; whole minutes for a session limit. */
            least: number;
            limit: number | null;
            most: number | null;
            pending: components["schemas"]["PendingLimit"] | null;
            /** @enum {unknown} */
            period: "day" | "week" | "month";
            /** Format: date-time */
            resetsAt: string;
            /** @description Minor units of the currency; whole minutes for a session limit. */
            used: number;
        };
        /** PlayLimitName */
        PlayLimitName: {
            /** @enum {unknown} */
            kind: "deposit" | "loss" | "stake" | "session";
            /** @enum {unknown} */
            period: "day" | "week" | "month";
        };
        /** PlayLimitWish */
        PlayLimitWish: {
            /** @enum {unknown} */
            kind: "deposit" | "loss" | "stake" | "session";
            limit: number | null;
            /** @enum {unknown} */
            period: "day" | "week" | "month";
        };
        /** PopularNumber */
        PopularNumber: {
            hits: number;
            number: string;
        };
        /** PopularNumbers */
        PopularNumbers: {
            /** @description How many draws were counted. */
            draws: number;
            list: components["schemas"]["PopularNumber"][];
            /** @enum {unknown} */
            region: "Northern" | "Central" | "Southern";
        };
        /** PreviousLogin */
        PreviousLogin: {
            /** Format: date-time */
            at: string;
            country: string | null;
            ip: string;
        };
        /** Profile */
        Profile: {
            avatar: number | null;
            /** @description How many drawn avatars there are, counted from 1. */
            avatars: number;
            /** @description Years that a birthday has to prove. */
            birthdayAge: number;
            /** @description Hours that withdrawals wait after a change of phone, e-mail or payment password. */
            coolingHours: number;
            details: components["schemas"]["ProfileDetail"][];
            email: components["schemas"]["BoundReceiver"] | null;
            /** @description A path on this host, or the picture itself as a data URL. */
            icon: string;
            mobile: components["schemas"]["BoundReceiver"] | null;
            username: string;
            /** @description Ways to prove a change of phone or e-mail; none where the account has none. */
            ways: components["schemas"]["MemberProofWay"][];
            withdrawalsFrom: string | null;
        };
        /** ProfileChange */
        ProfileChange: {
            birthday?: string;
            currentAddress?: string;
            facebook?: string;
            fullName?: string;
            idNumber?: string;
            line?: string;
            nationality?: string;
            nickname?: string;
            occupation?: string;
            payeeName?: string;
            permanentAddress?: string;
            placeOfBirth?: string;
            qq?: string;
            sourceOfIncome?: string;
            telegram?: string;
            weChat?: string;
            whatsApp?: string;
            zalo?: string;
        };
        /** ProfileDetail */
        ProfileDetail: {
            /** @enum {unknown} */
            field: "nickname" | "payeeName" | "fullName" | "birthday" | "idNumber" | "qq" | "whatsApp" | "facebook" | "telegram" | "zalo" | "line" | "weChat" | "permanentAddress" | "currentAddress" | "placeOfBirth" | "nationality" | "occupation" | "sourceOfIncome";
            /** @description It proves age or payee and can no longer be changed here. */
            isFixed: boolean;
            /** @description It may not be emptied. */
            isRequired: boolean;
            value: string | null;
        };
        /** ProfitAndLoss */
        ProfitAndLoss: {
            /** @enum {unknown} */
            currency: "VND" | "THB" | "USD" | "EUR" | "USDT";
            days: components["schemas"]["ProfitDay"][];
            /** Format: date */
            endDate: string;
            /** Format: date */
            startDate: string;
            /** @description IANA name of the zone whose days count. */
            timeZone: string;
            totals: components["schemas"]["ProfitTotals"];
            /** @description For rounds started on these dates. */
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
        /** ProofCodeRequest */
        ProofCodeRequest: {
            /** @enum {unknown} */
            channel: "sms" | "email";
        };
        /** Push */
        Push: {
            isOn: boolean;
            publicKey: string | null;
        };
        /** PushChoice */
        PushChoice: {
            isOn: boolean;
        };
        /** PushSubscription */
        PushSubscription: {
            /** @description 16 bytes, base64url. */
            auth: string;
            endpoint: string;
            /** @description A point of P-256, base64url. */
            p256dh: string;
        };
        /** PvpLaunch */
        PvpLaunch: {
            content: components["schemas"]["PvpRoomAddress"];
        };
        /** PvpRoom */
        PvpRoom: {
            /** @enum {unknown} */
            currency: "VND" | "THB" | "USD" | "EUR" | "USDT";
            game: components["schemas"]["Game"];
            isPlaying: boolean;
            /** @description Percent of the pot that the house keeps. */
            rakePercent: number;
            /** @description The vendor's id of the room, for its launch. */
            room: string;
            seats: number;
            stake: number;
            /** @description Seats on which people sit who are connected now. */
            taken: number;
        };
        /** PvpRoomAddress */
        PvpRoomAddress: {
            /** Format: date-time */
            expiresAt: string;
            /** @enum {unknown} */
            mode: "real" | "demo";
            /** @description Address at the room's vendor that the browser goes to. */
            url: string;
        };
        /** PvpRooms */
        PvpRooms: {
            rooms: components["schemas"]["PvpRoom"][];
        };
        /** Readiness */
        Readiness: {
            checks: {
                [key: string]: "ok" | "failed";
            };
            /** @enum {unknown} */
            status: "ready" | "not-ready" | "draining";
        };
        /** RealityCheck */
        RealityCheck: {
            /** @enum {unknown} */
            currency: "VND" | "THB" | "USD" | "EUR" | "USDT";
            /** @description Until the next check is to be shown; 0 is now. */
            dueInSeconds: number;
            elapsedSeconds: number;
            minutes: number;
            /** @description Won less staked since the login, in minor units; below zero is a loss. */
            net: number;
            /** Format: date-time */
            startedAt: string;
        };
        /** RealityCheckChoice */
        RealityCheckChoice: {
            choices: number[];
            minutes: number;
        };
        /** RealityCheckWish */
        RealityCheckWish: {
            minutes: number;
        };
        /** RecentGames */
        RecentGames: {
            list: components["schemas"]["Game"][];
        };
        /** RecordWallet */
        RecordWallet: {
            title: string | null;
            wallet: string;
        };
        /** RecoveryCodes */
        RecoveryCodes: {
            recoveryCodes: string[];
        };
        /** RegionSettings */
        RegionSettings: {
            blocked: string[];
            home: string;
            phones: string[];
            restricted: string[];
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
            /** @description Age that a birthday has to prove. */
            birthdayAge: number;
            captcha: boolean;
            fields: components["schemas"]["RegisterField"][];
            /** @description Age that everybody confirms. */
            minimumAge: number;
            mobileFields: string[];
            privacyVersion: string;
            termsVersion: string;
        };
        /** RegisterSmsRequest */
        RegisterSmsRequest: {
            captcha?: string;
            captcha_output?: string;
            countryDialingCode: string;
            gen_time?: string;
            lot_number?: string;
            mobileNum?: string;
            pass_token?: string;
            username?: string;
        };
        /** Registration */
        Registration: {
            affiliateCode?: string;
            ageConfirmed: boolean;
            birthday?: string;
            bonusCode?: string;
            captcha?: string;
            captcha_output?: string;
            confirmPassword?: string;
            countryDialingCode?: string;
            currentAddress?: string;
            domain?: string;
            email?: string;
            facebook?: string;
            /** @enum {unknown} */
            firebaseChannel2?: "google" | "facebook" | "telegram" | "phone";
            firebaseIdToken2?: string;
            fullName?: string;
            gen_time?: string;
            idNumber?: string;
            line?: string;
            lot_number?: string;
            mobileNum?: string;
            nationality?: string;
            nickname?: string;
            occupation?: string;
            pass_token?: string;
            password?: string;
            payeeName?: string;
            paymentPassword?: string;
            permanentAddress?: string;
            /** @description Firebase's word on the number, where `firebaseIdToken2` is another party's on who registers. */
            phoneIdToken?: string;
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
        /** RegistrationRule */
        RegistrationRule: {
            /** @enum {unknown} */
            kind: "any" | "letter-first-alphanumeric" | "alphanumeric" | "letters" | "digits" | "email" | "has-uppercase" | "english-spaces" | "no-spaces" | "date-ymd" | "date-mdy" | "chinese" | "korean" | "thai" | "thai-english-spaces" | "full-name" | "japanese-full-width" | "uppercase" | "digits-from-9" | "strong-password";
            max: number;
            min: number;
        };
        /** RegistrationRulesByField */
        RegistrationRulesByField: {
            affiliateCode?: components["schemas"]["RegistrationRule"];
            birthday?: components["schemas"]["RegistrationRule"];
            bonusCode?: components["schemas"]["RegistrationRule"];
            confirmPassword?: components["schemas"]["RegistrationRule"];
            currentAddress?: components["schemas"]["RegistrationRule"];
            email?: components["schemas"]["RegistrationRule"];
            facebook?: components["schemas"]["RegistrationRule"];
            fullName?: components["schemas"]["RegistrationRule"];
            idNumber?: components["schemas"]["RegistrationRule"];
            line?: components["schemas"]["RegistrationRule"];
            mobileNum?: components["schemas"]["RegistrationRule"];
            nationality?: components["schemas"]["RegistrationRule"];
            nickname?: components["schemas"]["RegistrationRule"];
            occupation?: components["schemas"]["RegistrationRule"];
            password?: components["schemas"]["RegistrationRule"];
            payeeName?: components["schemas"]["RegistrationRule"];
            paymentPassword?: components["schemas"]["RegistrationRule"];
            permanentAddress?: components["schemas"]["RegistrationRule"];
            placeOfBirth?: components["schemas"]["RegistrationRule"];
            promoCode?: components["schemas"]["RegistrationRule"];
            qq?: components["schemas"]["RegistrationRule"];
            recommenderId?: components["schemas"]["RegistrationRule"];
            referralCode?: components["schemas"]["RegistrationRule"];
            sourceOfIncome?: components["schemas"]["RegistrationRule"];
            telegram?: components["schemas"]["RegistrationRule"];
            username?: components["schemas"]["RegistrationRule"];
            verificationCode?: components["schemas"]["RegistrationRule"];
            weChat?: components["schemas"]["RegistrationRule"];
            whatsApp?: components["schemas"]["RegistrationRule"];
            zalo?: components["schemas"]["RegistrationRule"];
        };
        /** RegistrationSettings */
        RegistrationSettings: {
            birthdayAge: number;
            fields: ("username" | "username*" | "password" | "password*" | "confirmPassword" | "confirmPassword*" | "paymentPassword" | "paymentPassword*" | "mobileNum" | "mobileNum*" | "verificationCode" | "verificationCode*" | "nickname" | "nickname*" | "payeeName" | "payeeName*" | "fullName" | "fullName*" | "email" | "email*" | "birthday" | "birthday*" | "idNumber" | "idNumber*" | "recommenderId" | "recommenderId*" | "qq" | "qq*" | "whatsApp" | "whatsApp*" | "facebook" | "facebook*" | "telegram" | "telegram*" | "zalo" | "zalo*" | "line" | "line*" | "weChat" | "weChat*" | "permanentAddress" | "permanentAddress*" | "currentAddress" | "currentAddress*" | "placeOfBirth" | "placeOfBirth*" | "nationality" | "nationality*" | "occupation" | "occupation*" | "sourceOfIncome" | "sourceOfIncome*" | "bonusCode" | "bonusCode*" | "promoCode" | "promoCode*" | "affiliateCode" | "affiliateCode*" | "referralCode" | "referralCode*")[];
            hasCaptcha: boolean;
            minimumAge?: number;
            mobileFields: ("username" | "password" | "confirmPassword" | "paymentPassword" | "mobileNum" | "verificationCode" | "nickname" | "payeeName" | "fullName" | "email" | "birthday" | "idNumber" | "recommenderId" | "qq" | "whatsApp" | "facebook" | "telegram" | "zalo" | "line" | "weChat" | "permanentAddress" | "currentAddress" | "placeOfBirth" | "nationality" | "occupation" | "sourceOfIncome" | "bonusCode" | "promoCode" | "affiliateCode" | "referralCode")[];
            rules: components["schemas"]["RegistrationRulesByField"];
        };
        /** RemoveFavourite */
        RemoveFavourite: {
            nodeId: string;
        };
        /** Resource */
        Resource: {
            /** @enum {unknown} */
            resourceType: "Android" | "iOS" | "iOSLite" | "H5" | "TELEGRAM1";
            url: string;
        };
        /** ResponsiblePlay */
        ResponsiblePlay: {
            /** @enum {unknown} */
            currency: "VND" | "THB" | "USD" | "EUR" | "USDT";
            exclusion: components["schemas"]["Exclusion"] | null;
            /** @description Null is for good. */
            exclusionMonths: (number | null)[];
            limits: components["schemas"]["PlayLimit"][];
            realityCheck: components["schemas"]["RealityCheckChoice"];
            timeOutHours: number[];
            /** @description IANA time zone that days, weeks and months are counted in. */
            timeZone: string;
            /** @description Hours after which a looser limit takes effect. */
            waitHours: number;
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
        /** SandboxDepositLimits */
        SandboxDepositLimits: {
            dayMax: number | null;
            username?: string;
        };
        /** SandboxDepositLimitsSet */
        SandboxDepositLimitsSet: {
            dayMax: number | null;
        };
        /** SandboxTime */
        SandboxTime: {
            /** Format: date-time */
            now: string;
        };
        /** SandboxVendorLaunch */
        SandboxVendorLaunch: {
            brand: string;
            /** @enum {unknown} */
            currency: "VND" | "THB" | "USD" | "EUR" | "USDT";
            /** @description A token of the same player and game that has expired. */
            expiredToken: string;
            gameId: string;
            /** @description A lottery of this vendor that may draw at any moment. */
            lottery: string | null;
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
        /** Security */
        Security: {
            addresses: components["schemas"]["KnownAddress"][];
            authenticator: components["schemas"]["AuthenticatorState"] | null;
            email: components["schemas"]["BoundReceiver"] | null;
            /** @description The account can be logged in to by a password. */
            hasPassword: boolean;
            hasPaymentPassword: boolean;
            /** @description The merchant asks for a proof at logins from unknown addresses. */
            isAsked: boolean;
            /** @description Whether wins may stand on the winner board, under a masked name. */
            isOnWinnerBoard: boolean;
            /** @description Days after its last use for which an address is known. */
            keptDays: number;
            mobile: components["schemas"]["BoundReceiver"] | null;
            passkeys: components["schemas"]["Passkey"][];
        };
        /** SelfExclusionWish */
        SelfExclusionWish: {
            months: number | null;
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
            /** @enum {unknown} */
            currency: "VND" | "THB" | "USD" | "EUR" | "USDT";
            imageCDNs: string[];
            launchGameCDNs: string[];
            merchant: string;
            /** Format: date-time */
            serverTime: string;
            timeZone: string;
            whitelabel: components["schemas"]["SettingsNode"][];
        };
        /** SiteSettings */
        SiteSettings: {
            cdns: components["schemas"]["CdnSettings"];
            deposits: components["schemas"]["DepositSettings"];
            flags: components["schemas"]["FlagSettings"];
            logins: components["schemas"]["LoginSettings"];
            regions: components["schemas"]["RegionSettings"];
            registration: components["schemas"]["RegistrationSettings"];
            withdrawals: components["schemas"]["WithdrawalSettings"];
        };
        /** SiteVersions */
        SiteVersions: {
            cdns: string;
            deposits: string;
            flags: string;
            logins: string;
            maintenance: string;
            regions: string;
            registration: string;
            wallet: string;
            withdrawals: string;
        };
        /** SmsRequest */
        SmsRequest: {
            captcha?: string;
            captcha_output?: string;
            countryDialingCode: string;
            gen_time?: string;
            lot_number?: string;
            mobileNum: string;
            pass_token?: string;
            /** @enum {unknown} */
            purpose?: "login" | "password";
        };
        /** SocialAnswer */
        SocialAnswer: {
            answer: string;
            state: string;
        };
        /** SocialLink */
        SocialLink: {
            /** @enum {unknown} */
            firebaseChannel: "google" | "facebook" | "telegram";
            /** Format: date-time */
            linkedAt: string;
            name: string | null;
        };
        /** SocialLinked */
        SocialLinked: {
            /** @constant */
            linked: true;
        };
        /** SocialLinking */
        SocialLinking: {
            /** @enum {unknown} */
            firebaseChannel: "google" | "facebook" | "telegram";
            firebaseIdToken: string;
            password: string;
        };
        /** SocialLinks */
        SocialLinks: {
            /** @description Without one nothing can be linked or unlinked. */
            hasPassword: boolean;
            links: components["schemas"]["SocialLink"][];
        };
        /** SocialStart */
        SocialStart: {
            /** @enum {unknown} */
            firebaseChannel: "google" | "facebook" | "telegram";
        };
        /** SocialStarted */
        SocialStarted: {
            state: string;
            /** Format: uri */
            url: string;
        };
        /** SocialToken */
        SocialToken: {
            /** @enum {unknown} */
            firebaseChannel: "google" | "facebook" | "telegram";
            firebaseIdToken: string;
            name: string | null;
        };
        /** SocialUnlinked */
        SocialUnlinked: {
            /** @constant */
            unlinked: true;
        };
        /** SocialUnlinking */
        SocialUnlinking: {
            /** @enum {unknown} */
            firebaseChannel: "google" | "facebook" | "telegram";
            password: string;
        };
        /** StaffAcceptance */
        StaffAcceptance: {
            code?: string;
            confirmPassword: string;
            name: string;
            passkey?: components["schemas"]["PasskeyMade"];
            password: string;
            token: string;
        };
        /** StaffAction */
        StaffAction: {
            address: string;
            /** Format: date-time */
            at: string;
            changes: components["schemas"]["StaffChange"][];
            /** @description From 1, without a gap. */
            number: number;
            /** @description The call by which it was done. */
            operation: string;
            /** @description Who, as they were called then. */
            person: string;
            reason: string | null;
            /** @description What it was done to: a reference, a username, an e-mail. */
            subject: string;
        };
        /** StaffActions */
        StaffActions: {
            actions: components["schemas"]["StaffAction"][];
            total: number;
        };
        /** StaffApproval */
        StaffApproval: {
            amount?: number;
            reference: string;
        };
        /** StaffArrival */
        StaffArrival: {
            amount: number;
            /**
             * Format: date-time
             * @description When it arrived at the gateway.
             */
            at: string;
            /** @enum {unknown} */
            currency: "VND" | "THB" | "USD" | "EUR" | "USDT";
            decidedBy: components["schemas"]["StaffName"] | null;
            deposit: string | null;
            id: string;
            /** @description The gateway has refused to send it back. */
            isReturnRefused: boolean;
            /** @description What the payer wrote beside it. */
            memo: string;
            payerBank: string;
            /** @description Its first and last letter. */
            payerName: string;
            /** @description All but the last four characters are hidden. */
            payerNumber: string;
            /** Format: date-time */
            receivedAt: string;
            /** @description What the gateway knows it by. */
            reference: string;
            request: components["schemas"]["StaffDepositRequest"] | null;
            /** @enum {unknown} */
            state: "open" | "matched" | "returning" | "returned";
        };
        /** StaffArrivalDecision */
        StaffArrivalDecision: {
            arrival: components["schemas"]["StaffArrival"];
            /** @enum {unknown} */
            outcome: "done" | "asked" | "sentBack" | "refused" | "outdated";
        };
        /** StaffArrivalDetails */
        StaffArrivalDetails: {
            arrival: components["schemas"]["StaffArrival"];
            deposits: components["schemas"]["StaffDeposit"][];
            secondPersonFrom: number;
        };
        /** StaffArrivalReturn */
        StaffArrivalReturn: {
            id: string;
            reason: string;
        };
        /** StaffArrivalReveal */
        StaffArrivalReveal: {
            id: string;
            reason: string;
        };
        /** StaffArrivalRevealed */
        StaffArrivalRevealed: {
            payerName: string;
            payerNumber: string;
        };
        /** StaffArrivals */
        StaffArrivals: {
            arrivals: components["schemas"]["StaffArrival"][];
            total: number;
        };
        /** StaffAuditHealth */
        StaffAuditHealth: {
            breaches: number;
            /** Format: date-time */
            startedAt: string;
            took: number;
        };
        /** StaffAuditRun */
        StaffAuditRun: {
            breaches: components["schemas"]["StaffBreach"][];
            /** @description How many invariants were looked at. */
            checks: number;
            id: string;
            /** Format: date-time */
            startedAt: string;
            /** @description Milliseconds. */
            took: number;
        };
        /** StaffAuditRuns */
        StaffAuditRuns: {
            /** @description Names of the invariants. */
            checks: string[];
            runs: components["schemas"]["StaffAuditRun"][];
            total: number;
        };
        /** StaffAuthenticator */
        StaffAuthenticator: {
            /** @description For an app that cannot read the picture, in Base32. */
            secret: string;
            /** @description What the picture for the app holds, an otpauth address. */
            uri: string;
        };
        /** StaffAuthenticatorCode */
        StaffAuthenticatorCode: {
            code: string;
        };
        /** StaffBatch */
        StaffBatch: {
            answer?: string;
            /** @enum {unknown} */
            decision: "approve" | "reject" | "hold" | "resume";
            references: string[];
        };
        /** StaffBatchDecided */
        StaffBatchDecided: {
            results: components["schemas"]["StaffBatchResult"][];
        };
        /** StaffBatchResult */
        StaffBatchResult: {
            code: string | null;
            message: string | null;
            /** @enum {unknown} */
            outcome: "done" | "asked" | "failed";
            reference: string;
            state: ("requested" | "held" | "onHold" | "approved" | "paid" | "partlyReceived" | "notReceived" | "completed" | "partCompleted" | "rejected" | "cancelled" | "failed") | null;
        };
        /** StaffBreach */
        StaffBreach: {
            /** @description Name of the invariant. */
            check: string;
            /** @description The row that breaks it, as JSON. */
            row: string;
        };
        /** StaffChange */
        StaffChange: {
            after: string | null;
            before: string | null;
            field: string;
        };
        /** StaffClaim */
        StaffClaim: {
            reference: string;
        };
        /** StaffContent */
        StaffContent: {
            draft: components["schemas"]["ContentValue"] | null;
            draftedBy: components["schemas"]["ContentDrafted"] | null;
            id: string;
            /** @description There is a draft that says something else than what is published. */
            isChanged: boolean;
            /** @enum {unknown} */
            kind: "announcement" | "popup" | "notice" | "banner" | "promotion" | "article" | "help" | "gameAnnouncement" | "app" | "contact";
            published: components["schemas"]["ContentValue"] | null;
            /** @enum {unknown} */
            state: "draft" | "planned" | "shown" | "over";
            version: string;
            /** @description Newest first; a value of null was taken off the site. */
            versions: components["schemas"]["ContentVersion"][];
        };
        /** StaffContentDiscard */
        StaffContentDiscard: {
            id: string;
            /** @enum {unknown} */
            kind: "announcement" | "popup" | "notice" | "banner" | "promotion" | "article" | "help" | "gameAnnouncement" | "app" | "contact";
            version: string;
        };
        /** StaffContentDiscarded */
        StaffContentDiscarded: {
            isGone: boolean;
        };
        /** StaffContentDraft */
        StaffContentDraft: {
            id?: string;
            /** @enum {unknown} */
            kind: "announcement" | "popup" | "notice" | "banner" | "promotion" | "article" | "help" | "gameAnnouncement" | "app" | "contact";
            value: components["schemas"]["ContentValue"];
            version?: string;
        };
        /** StaffContentLine */
        StaffContentLine: {
            changedAt: string | null;
            id: string;
            /** @description There is a draft that says something else than what is published. */
            isChanged: boolean;
            /** @enum {unknown} */
            kind: "announcement" | "popup" | "notice" | "banner" | "promotion" | "article" | "help" | "gameAnnouncement" | "app" | "contact";
            /** @description How many texts it lacks in each of the merchant’s languages that lacks any. */
            missing: components["schemas"]["ContentMissing"][];
            /** @description Its title or text in the reader’s language. */
            name: string;
            /** @enum {unknown} */
            state: "draft" | "planned" | "shown" | "over";
        };
        /** StaffContentPreview */
        StaffContentPreview: {
            id: string;
            /** @enum {unknown} */
            kind: "announcement" | "popup" | "notice" | "banner" | "promotion" | "article" | "help" | "gameAnnouncement" | "app" | "contact";
            /** @enum {unknown} */
            scheme: "dark" | "light";
        };
        /** StaffContentPreviewed */
        StaffContentPreviewed: {
            url: string;
        };
        /** StaffContentPublication */
        StaffContentPublication: {
            id: string;
            /** @enum {unknown} */
            kind: "announcement" | "popup" | "notice" | "banner" | "promotion" | "article" | "help" | "gameAnnouncement" | "app" | "contact";
            reason: string;
            version: string;
        };
        /** StaffContents */
        StaffContents: {
            contents: components["schemas"]["StaffContentLine"][];
            /** @description Those that the site has a place for. */
            kinds: ("announcement" | "popup" | "notice" | "banner" | "promotion" | "article" | "help" | "gameAnnouncement" | "app" | "contact")[];
            /** @description Those of the merchant, its own first. */
            languages: ("vi" | "en")[];
        };
        /** StaffContentWithdrawal */
        StaffContentWithdrawal: {
            id: string;
            /** @enum {unknown} */
            kind: "announcement" | "popup" | "notice" | "banner" | "promotion" | "article" | "help" | "gameAnnouncement" | "app" | "contact";
            reason: string;
            version: string;
        };
        /** StaffDecision */
        StaffDecision: {
            /** @enum {unknown} */
            outcome: "done" | "asked" | "refused" | "outdated";
            withdrawal: components["schemas"]["StaffWithdrawalDetails"];
        };
        /** StaffDeposit */
        StaffDeposit: {
            /** @description What was asked for. */
            amount: number;
            /** Format: date-time */
            createdAt: string;
            credited: number | null;
            /** @enum {unknown} */
            currency: "VND" | "THB" | "USD" | "EUR" | "USDT";
            endedAt: string | null;
            /** Format: date-time */
            expiresAt: string;
            memberErasedAt: string | null;
            /** @description Customer id. */
            memberId: string;
            methodName: string;
            reason: string | null;
            reference: string;
            /** @enum {unknown} */
            shows: "qr" | "account" | "redirect";
            slipAt: string | null;
            /** @enum {unknown} */
            state: "waiting" | "paid" | "failed" | "expired" | "cancelled" | "returned";
            username: string;
        };
        /** StaffDepositDetails */
        StaffDepositDetails: {
            arrivals: components["schemas"]["StaffArrival"][];
            deposit: components["schemas"]["StaffDeposit"];
            /** @description From this amount on a second person has to agree. */
            secondPersonFrom: number;
        };
        /** StaffDepositQueues */
        StaffDepositQueues: {
            arrivals: number;
            requests: number;
            slips: number;
            waiting: number;
        };
        /** StaffDepositRejection */
        StaffDepositRejection: {
            answer: string;
            reference: string;
        };
        /** StaffDepositRequest */
        StaffDepositRequest: {
            amount: number;
            /** @description The id of the transfer. */
            arrival: string;
            arrivalReference: string;
            asked: number | null;
            /** Format: date-time */
            askedAt: string;
            askedBy: components["schemas"]["StaffName"];
            /** @enum {unknown} */
            currency: "VND" | "THB" | "USD" | "EUR" | "USDT";
            deposit: string | null;
            id: string;
            /** @enum {unknown} */
            kind: "matchArrival" | "returnArrival";
            reason: string;
            username: string | null;
        };
        /** StaffDepositRequestDecision */
        StaffDepositRequestDecision: {
            /** @enum {unknown} */
            decision: "agree" | "refuse";
            id: string;
            reason?: string;
        };
        /** StaffDepositRequests */
        StaffDepositRequests: {
            requests: components["schemas"]["StaffDepositRequest"][];
        };
        /** StaffDeposits */
        StaffDeposits: {
            deposits: components["schemas"]["StaffDeposit"][];
            total: number;
            waiting: components["schemas"]["StaffDepositQueues"];
        };
        /** StaffDisputeDecision */
        StaffDisputeDecision: {
            answer: string;
            /** @enum {unknown} */
            decision: "reject" | "return";
            reference: string;
        };
        /** StaffErasure */
        StaffErasure: {
            erasedAt: string | null;
            hindrances: ("money" | "deposit" | "withdrawal" | "round" | "question" | "review" | "downline" | "exclusion")[];
            paymentsUntil: string | null;
            request: components["schemas"]["StaffErasureRequest"] | null;
        };
        /** StaffErasureDecided */
        StaffErasureDecided: {
            /** @enum {unknown} */
            outcome: "done" | "refused";
        };
        /** StaffErasureDecision */
        StaffErasureDecision: {
            /** @enum {unknown} */
            decision: "agree" | "refuse";
            id: string;
            reason?: string;
        };
        /** StaffErasureRequest */
        StaffErasureRequest: {
            /** Format: date-time */
            askedAt: string;
            askedBy: components["schemas"]["StaffName"];
            id: string;
            reason: string;
        };
        /** StaffErasures */
        StaffErasures: {
            requests: components["schemas"]["StaffErasureWaiting"][];
        };
        /** StaffErasureWaiting */
        StaffErasureWaiting: {
            /** Format: date-time */
            askedAt: string;
            askedBy: components["schemas"]["StaffName"];
            id: string;
            memberId: string;
            reason: string;
            username: string;
        };
        /** StaffErasureWish */
        StaffErasureWish: {
            id: string;
            reason: string;
        };
        /** StaffExclusion */
        StaffExclusion: {
            endsAt: string | null;
            id: string;
            isInForce: boolean;
            /** @enum {unknown} */
            kind: "timeOut" | "selfExclusion";
            memberId: string;
            /** Format: date-time */
            startedAt: string;
            username: string;
        };
        /** StaffExclusions */
        StaffExclusions: {
            exclusions: components["schemas"]["StaffExclusion"][];
            total: number;
        };
        /** StaffFirstStep */
        StaffFirstStep: {
            have: number;
            /** @enum {unknown} */
            id: "facts" | "payments" | "depositMethods" | "games" | "vendors" | "secondPerson" | "contacts" | "texts" | "banners" | "promotions" | "announcements" | "apps" | "opened";
            isDone: boolean;
            /** @description The merchant cannot open without it. */
            isNeeded: boolean;
            want: number;
        };
        /** StaffFirstSteps */
        StaffFirstSteps: {
            /** @description This installation is a sandbox: content, accounts and wins are made up. */
            isDemonstration: boolean;
            steps: components["schemas"]["StaffFirstStep"][];
        };
        /** StaffForcedReceipt */
        StaffForcedReceipt: {
            answer: string;
            reference: string;
        };
        /** StaffGame */
        StaffGame: {
            /** @enum {unknown} */
            category: "live" | "slots" | "sports" | "esports" | "lottery" | "cards" | "fishing" | "mini" | "pvp";
            hotRank: number | null;
            id: string;
            /** @description One that is not is in no list and cannot be opened. */
            isOffered: boolean;
            isUnderMaintenance: boolean;
            label: ("new" | "hot" | "exclusive") | null;
            maintenance: components["schemas"]["GameMaintenance"] | null;
            /** @description Its place in the lobby’s own order, from 1. */
            place: number;
            /** @description In the reader’s language. */
            title: string;
            vendor: string;
            vendorName: string;
        };
        /** StaffGameMove */
        StaffGameMove: {
            from: number;
            game: string;
            reason: string;
            to: number;
        };
        /** StaffGameMoved */
        StaffGameMoved: {
            place: number;
        };
        /** StaffGames */
        StaffGames: {
            games: components["schemas"]["StaffGame"][];
            total: number;
            vendors: components["schemas"]["StaffVendor"][];
        };
        /** StaffGamesChange */
        StaffGamesChange: {
            games?: string[];
            isHot?: boolean;
            isOffered?: boolean;
            label?: ("new" | "hot" | "exclusive") | null;
            maintenance?: components["schemas"]["StaffGamesMaintenance"] | null;
            reason: string;
            vendor?: string;
        };
        /** StaffGamesChanged */
        StaffGamesChanged: {
            changed: number;
        };
        /** StaffGamesMaintenance */
        StaffGamesMaintenance: {
            endsAt: string | null;
            startsAt: string | null;
        };
        /** StaffGrant */
        StaffGrant: {
            /** @description A merchant's code, or * for all of them. */
            merchant: string;
            /** @enum {unknown} */
            role: "owner" | "support" | "payments" | "risk" | "content" | "games" | "agents" | "compliance" | "read-only";
        };
        /** StaffGrantsChange */
        StaffGrantsChange: {
            grants: components["schemas"]["StaffGrant"][];
            id: string;
            reason: string;
        };
        /** StaffHealth */
        StaffHealth: {
            /** Format: date-time */
            at: string;
            audit: components["schemas"]["StaffAuditHealth"] | null;
            outbox: components["schemas"]["StaffOutbox"];
            payouts: components["schemas"]["StaffPayouts"];
            queues: components["schemas"]["StaffQueue"][];
            /** @description By the newest 2,000 rounds of the last 24 hours. */
            vendors: components["schemas"]["StaffVendorHealth"][];
        };
        /** StaffHold */
        StaffHold: {
            answer: string;
            reference: string;
        };
        /** StaffInvitation */
        StaffInvitation: {
            email: string;
            /** Format: date-time */
            expiresAt: string;
            grants: components["schemas"]["StaffGrant"][];
            /** @description For an app that cannot read the picture, in Base32. */
            secret: string;
            /** @description What the picture for the app holds, an otpauth address. */
            uri: string;
        };
        /** StaffInvitationPasskey */
        StaffInvitationPasskey: {
            token: string;
        };
        /** StaffInvitationToken */
        StaffInvitationToken: {
            token: string;
        };
        /** StaffInvite */
        StaffInvite: {
            email: string;
            grants: components["schemas"]["StaffGrant"][];
            /** @enum {unknown} */
            language: "vi" | "en";
        };
        /** StaffLoggedOut */
        StaffLoggedOut: {
            /** @constant */
            done: true;
        };
        /** StaffLogin */
        StaffLogin: {
            assertion?: components["schemas"]["PasskeyAssertion"];
            code?: string;
            email: string;
            password: string;
        };
        /** StaffMaintenance */
        StaffMaintenance: {
            endsAt: string | null;
            message: string | null;
            startsAt: string | null;
            /** @enum {unknown} */
            state: "open" | "planned" | "closed";
        };
        /** StaffMaintenanceChange */
        StaffMaintenanceChange: {
            maintenance: components["schemas"]["StaffMaintenanceWish"] | null;
            reason: string;
            version: string;
        };
        /** StaffMaintenanceWish */
        StaffMaintenanceWish: {
            endsAt: string | null;
            message?: string | null;
            startsAt: string | null;
        };
        /** StaffMatch */
        StaffMatch: {
            deposit: string;
            id: string;
            reason: string;
        };
        /** StaffMember */
        StaffMember: {
            /** Format: date-time */
            createdAt: string;
            /** @enum {unknown} */
            currency: "VND" | "THB" | "USD" | "EUR" | "USDT";
            email: string | null;
            erasedAt: string | null;
            flags: ("watch" | "vip" | "bonusAbuse" | "fraud" | "vulnerable")[];
            /** @description What of the member the search has met; none where nothing was searched for. */
            foundBy: ("username" | "mobile" | "email" | "id" | "name" | "card" | "address" | "reference")[];
            /** @description The customer id. */
            id: string;
            isLocked: boolean;
            lastLoginAt: string | null;
            mobile: string | null;
            nickname: string;
            /** @description Member type of the specification. */
            type: number;
            username: string;
        };
        /** StaffMemberAddress */
        StaffMemberAddress: {
            address: string;
            id: string;
        };
        /** StaffMemberCard */
        StaffMemberCard: {
            /** Format: date-time */
            addedAt: string;
            bankName: string;
            id: string;
            /** @description All but the last four characters are hidden. */
            number: string;
            /** @description Its first and last letter. */
            payeeName: string;
            removedAt: string | null;
        };
        /** StaffMemberCardRevealed */
        StaffMemberCardRevealed: {
            id: string;
            number: string;
            payeeName: string;
        };
        /** StaffMemberContact */
        StaffMemberContact: {
            isVerified: boolean;
            /** @description Masked. */
            shown: string;
        };
        /** StaffMemberCorrection */
        StaffMemberCorrection: {
            amount: number;
            answer: string;
            /** @enum {unknown} */
            direction: "credit" | "debit";
            id: string;
        };
        /** StaffMemberDeposit */
        StaffMemberDeposit: {
            amount: number;
            /** Format: date-time */
            createdAt: string;
            credited: number | null;
            endedAt: string | null;
            method: string;
            reference: string;
            /** @enum {unknown} */
            state: "waiting" | "expired" | "paid" | "failed" | "cancelled" | "returned";
        };
        /** StaffMemberDeposits */
        StaffMemberDeposits: {
            deposits: components["schemas"]["StaffMemberDeposit"][];
            total: number;
        };
        /** StaffMemberDetail */
        StaffMemberDetail: {
            field: string;
            value: string;
        };
        /** StaffMemberDetails */
        StaffMemberDetails: {
            affiliateCode: string | null;
            birthday: string | null;
            cards: components["schemas"]["StaffMemberCard"][];
            clubLabel: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @enum {unknown} */
            currency: "VND" | "THB" | "USD" | "EUR" | "USDT";
            /** @description Accounts right below. */
            downline: number;
            email: components["schemas"]["StaffMemberContact"] | null;
            erasedAt: string | null;
            exclusionMonths: (number | null)[];
            /** @description All there ever were, the newest first. */
            exclusions: components["schemas"]["StaffMemberExclusion"][];
            flags: components["schemas"]["StaffMemberFlag"][];
            /** @description The customer id. */
            id: string;
            isLocked: boolean;
            language: string;
            lastLoginAt: string | null;
            limits: components["schemas"]["StaffMemberLimit"][];
            /** @description Accounts that share a bank account, an address or a browser. */
            links: components["schemas"]["StaffMemberLink"][];
            lockReason: string | null;
            mobile: components["schemas"]["StaffMemberContact"] | null;
            name: string | null;
            nickname: string;
            /** @description The newest first. */
            notes: components["schemas"]["StaffMemberNote"][];
            registerAddress: string | null;
            registerMethod: string;
            security: components["schemas"]["StaffMemberSecurity"];
            /** @description Member type of the specification. */
            type: number;
            /** @description From the one right above to the top. */
            upline: components["schemas"]["StaffMemberLine"][];
            username: string;
            wallets: components["schemas"]["StaffMemberWallet"][];
        };
        /** StaffMemberExclude */
        StaffMemberExclude: {
            id: string;
            months: number | null;
            reason: string;
        };
        /** StaffMemberExclusion */
        StaffMemberExclusion: {
            endsAt: string | null;
            /** @enum {unknown} */
            kind: "timeOut" | "selfExclusion";
            /** Format: date-time */
            startedAt: string;
        };
        /** StaffMemberExport */
        StaffMemberExport: {
            id: string;
            reason: string;
        };
        /** StaffMemberFile */
        StaffMemberFile: {
            /** @description JSON: every table with the rows that are the member’s. */
            content: string;
            /** @description Name for the file. */
            name: string;
        };
        /** StaffMemberFlag */
        StaffMemberFlag: {
            /** @enum {unknown} */
            flag: "watch" | "vip" | "bonusAbuse" | "fraud" | "vulnerable";
            person: string;
            /** Format: date-time */
            setAt: string;
        };
        /** StaffMemberFlagChange */
        StaffMemberFlagChange: {
            /** @enum {unknown} */
            flag: "watch" | "vip" | "bonusAbuse" | "fraud" | "vulnerable";
            id: string;
            isSet: boolean;
            reason: string;
        };
        /** StaffMemberLabel */
        StaffMemberLabel: {
            clubLabel: string | null;
            id: string;
            reason: string;
            /** @enum {unknown} */
            type: 0 | 1 | 2 | 41 | 42;
        };
        /** StaffMemberLimit */
        StaffMemberLimit: {
            isOwn: boolean;
            /** @enum {unknown} */
            kind: "deposit" | "loss" | "stake" | "session";
            least: number;
            limit: number | null;
            most: number | null;
            pending: components["schemas"]["StaffMemberPendingLimit"] | null;
            /** @enum {unknown} */
            period: "day" | "week" | "month";
            /** Format: date-time */
            resetsAt: string;
            used: number;
        };
        /** StaffMemberLimitChange */
        StaffMemberLimitChange: {
            id: string;
            /** @enum {unknown} */
            kind: "deposit" | "loss" | "stake" | "session";
            limit: number;
            /** @enum {unknown} */
            period: "day" | "week" | "month";
            reason: string;
        };
        /** StaffMemberLine */
        StaffMemberLine: {
            erasedAt: string | null;
            /** @description The customer id. */
            id: string;
            isLocked: boolean;
            nickname: string;
            /** @description Member type of the specification. */
            type: number;
            username: string;
        };
        /** StaffMemberLink */
        StaffMemberLink: {
            erasedAt: string | null;
            /** @description The customer id. */
            id: string;
            isLocked: boolean;
            nickname: string;
            shares: ("card" | "address" | "device")[];
            /** @description Member type of the specification. */
            type: number;
            username: string;
        };
        /** StaffMemberLock */
        StaffMemberLock: {
            answer: string;
            id: string;
            reason: string;
        };
        /** StaffMemberMovement */
        StaffMemberMovement: {
            amount: number;
            /** Format: date-time */
            at: string;
            balanceAfter: number;
            /** @enum {unknown} */
            kind: "deposit" | "withdrawal" | "bet" | "win" | "refund" | "bonus" | "transfer" | "demo" | "correction" | "other";
            reference: string;
        };
        /** StaffMemberMovements */
        StaffMemberMovements: {
            movements: components["schemas"]["StaffMemberMovement"][];
            total: number;
        };
        /** StaffMemberNote */
        StaffMemberNote: {
            id: string;
            person: string;
            text: string;
            /** Format: date-time */
            writtenAt: string;
        };
        /** StaffMemberNoteNew */
        StaffMemberNoteNew: {
            id: string;
            text: string;
        };
        /** StaffMemberPendingLimit */
        StaffMemberPendingLimit: {
            /** Format: date-time */
            at: string;
            limit: number | null;
        };
        /** StaffMemberProofReset */
        StaffMemberProofReset: {
            checked: string;
            id: string;
            /** @enum {unknown} */
            proof: "secondFactor" | "paymentPassword";
        };
        /** StaffMemberReveal */
        StaffMemberReveal: {
            id: string;
            reason: string;
        };
        /** StaffMemberRevealed */
        StaffMemberRevealed: {
            birthday: string | null;
            cards: components["schemas"]["StaffMemberCardRevealed"][];
            /** @description What else registration asked for. */
            details: components["schemas"]["StaffMemberDetail"][];
            email: string | null;
            lastLoginAddress: string | null;
            mobile: string | null;
            name: string | null;
            registerAddress: string | null;
            /** @description Addresses of the sessions of the last month. */
            sessions: components["schemas"]["StaffMemberAddress"][];
        };
        /** StaffMemberRound */
        StaffMemberRound: {
            closedAt: string | null;
            game: string;
            net: number;
            /** Format: date-time */
            openedAt: string;
            reference: string;
            /** @description As the vendor calls it. */
            roundId: string;
            stake: number;
            vendor: string;
            win: number;
        };
        /** StaffMemberRounds */
        StaffMemberRounds: {
            rounds: components["schemas"]["StaffMemberRound"][];
            total: number;
        };
        /** StaffMembers */
        StaffMembers: {
            /** @description More fit than are told: the search has to be narrower. */
            hasMore: boolean;
            members: components["schemas"]["StaffMember"][];
            total: number;
        };
        /** StaffMemberSecurity */
        StaffMemberSecurity: {
            hasAuthenticator: boolean;
            hasPassword: boolean;
            hasPaymentPassword: boolean;
            knownAddresses: number;
            openSessions: number;
            passkeys: number;
            payoutsWaitUntil: string | null;
        };
        /** StaffMemberSession */
        StaffMemberSession: {
            /** @description Masked. */
            address: string;
            browser: string | null;
            /** Format: date-time */
            createdAt: string;
            endedAt: string | null;
            id: string;
            isOpen: boolean;
            method: string;
            /** Format: date-time */
            seenAt: string;
            system: string | null;
        };
        /** StaffMemberSessions */
        StaffMemberSessions: {
            sessions: components["schemas"]["StaffMemberSession"][];
            total: number;
        };
        /** StaffMemberSessionsEnd */
        StaffMemberSessionsEnd: {
            id: string;
            reason: string;
        };
        /** StaffMemberUnlock */
        StaffMemberUnlock: {
            id: string;
            reason: string;
        };
        /** StaffMemberWallet */
        StaffMemberWallet: {
            balance: number;
            title: string | null;
            /** @description `main`, `bonus`, `held`, or the code of a vendor. */
            wallet: string;
        };
        /** StaffMemberWithdrawal */
        StaffMemberWithdrawal: {
            amount: number;
            /** Format: date-time */
            changedAt: string;
            /** Format: date-time */
            createdAt: string;
            received: number;
            reference: string;
            /** @enum {unknown} */
            state: "requested" | "held" | "onHold" | "approved" | "paid" | "partlyReceived" | "notReceived" | "completed" | "partCompleted" | "rejected" | "cancelled" | "failed";
        };
        /** StaffMemberWithdrawals */
        StaffMemberWithdrawals: {
            total: number;
            withdrawals: components["schemas"]["StaffMemberWithdrawal"][];
        };
        /** StaffMerchant */
        StaffMerchant: {
            code: string;
            /** @enum {unknown} */
            currency: "VND" | "THB" | "USD" | "EUR" | "USDT";
            name: string;
            permissions: ("overview.read" | "withdrawals.read" | "withdrawals.decide" | "deposits.read" | "deposits.decide" | "members.read" | "members.manage" | "members.correct" | "members.reveal" | "site.read" | "site.manage" | "games.read" | "games.manage" | "vendors.manage" | "voices.read" | "voices.answer" | "content.read" | "content.manage" | "audit.read" | "compliance.read" | "compliance.manage")[];
            timeZone: string;
        };
        /** StaffName */
        StaffName: {
            id: string;
            name: string;
        };
        /** StaffOutbox */
        StaffOutbox: {
            /** @description Messages of the last 24 hours that were given up. */
            failed: number;
            oldestAt: string | null;
            waiting: number;
        };
        /** StaffOverview */
        StaffOverview: {
            /** Format: date-time */
            at: string;
            /** @description One entry for each currency: amounts of two are never added together. */
            currencies: components["schemas"]["OverviewCurrency"][];
            /** Format: date */
            from: string;
            /** @description False while the sums of a large ledger are still being made: figures grow until they are. */
            isWhole: boolean;
            members: components["schemas"]["OverviewMembers"];
            /** @description IANA name of the zone whose days count. */
            timeZone: string;
            /** Format: date */
            to: string;
        };
        /** StaffPasskeyRemoval */
        StaffPasskeyRemoval: {
            id: string;
        };
        /** StaffPayout */
        StaffPayout: {
            amount: number;
            closedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description What the payment gateway knows it by. */
            reference: string;
            sentAt: string | null;
            /** @enum {unknown} */
            state: "open" | "paid" | "failed";
        };
        /** StaffPayoutRulesWish */
        StaffPayoutRulesWish: {
            reason: string;
            version: string;
            withdrawals: components["schemas"]["WithdrawalSettings"];
        };
        /** StaffPayouts */
        StaffPayouts: {
            oldestAt: string | null;
            waiting: number;
        };
        /** StaffPeople */
        StaffPeople: {
            people: components["schemas"]["StaffPerson"][];
        };
        /** StaffPeopleDecided */
        StaffPeopleDecided: {
            /** @enum {unknown} */
            outcome: "done" | "refused" | "outdated";
        };
        /** StaffPeopleOutcome */
        StaffPeopleOutcome: {
            /**
             * @description It is done, or waits for another person who manages staff.
             * @enum {unknown}
             */
            outcome: "done" | "asked";
        };
        /** StaffPeopleRequest */
        StaffPeopleRequest: {
            after: components["schemas"]["StaffGrant"][];
            /** Format: date-time */
            askedAt: string;
            askedBy: components["schemas"]["StaffName"];
            before: components["schemas"]["StaffGrant"][];
            email: string;
            id: string;
            /** @enum {unknown} */
            kind: "invitePerson" | "changeGrants" | "removeOwner";
            name: string | null;
            reason: string | null;
        };
        /** StaffPeopleRequestDecision */
        StaffPeopleRequestDecision: {
            /** @enum {unknown} */
            decision: "agree" | "refuse";
            id: string;
            reason?: string;
        };
        /** StaffPeopleRequests */
        StaffPeopleRequests: {
            requests: components["schemas"]["StaffPeopleRequest"][];
        };
        /** StaffPerson */
        StaffPerson: {
            /** Format: date-time */
            createdAt: string;
            email: string;
            grants: components["schemas"]["StaffGrant"][];
            id: string;
            invitedUntil: string | null;
            lastSeenAt: string | null;
            name: string | null;
        };
        /** StaffPicture */
        StaffPicture: {
            id: string;
            /** @description Where the console shows it. */
            path: string;
        };
        /** StaffProof */
        StaffProof: {
            assertion?: components["schemas"]["PasskeyAssertion"];
            code?: string;
        };
        /** StaffProofAdded */
        StaffProofAdded: {
            /** @constant */
            added: true;
        };
        /** StaffProofRemoved */
        StaffProofRemoved: {
            /** @constant */
            removed: true;
        };
        /** StaffProofReveal */
        StaffProofReveal: {
            position: number;
            reason: string;
            reference: string;
        };
        /** StaffProofRevealed */
        StaffProofRevealed: {
            picture: string;
        };
        /** StaffProofs */
        StaffProofs: {
            hasAuthenticator: boolean;
            passkeys: components["schemas"]["Passkey"][];
        };
        /** StaffProven */
        StaffProven: {
            /** Format: date-time */
            provenUntil: string;
        };
        /** StaffQueue */
        StaffQueue: {
            count: number;
            oldestAt: string | null;
            overdue: number | null;
            /** @enum {unknown} */
            queue: "withdrawals" | "disputes" | "secondPerson" | "voices" | "reviews";
        };
        /** StaffQueues */
        StaffQueues: {
            decide: number;
            disputes: number;
            onHold: number;
            requests: number;
            underway: number;
        };
        /** StaffRejection */
        StaffRejection: {
            answer: string;
            reference: string;
        };
        /** StaffRelease */
        StaffRelease: {
            reference: string;
        };
        /** StaffRemoval */
        StaffRemoval: {
            id: string;
            reason: string;
        };
        /** StaffRequest */
        StaffRequest: {
            /** @description What would be paid, kept or returned by it. */
            amount: number;
            answer: string | null;
            /** Format: date-time */
            askedAt: string;
            askedBy: components["schemas"]["StaffName"];
            /** @enum {unknown} */
            currency: "VND" | "THB" | "USD" | "EUR" | "USDT";
            id: string;
            /** @enum {unknown} */
            kind: "approve" | "rejectDispute" | "returnRest" | "forceReceipt" | "creditMember" | "debitMember";
            memberId: string | null;
            /** @description The withdrawal that it is about, or the username of the member. */
            reference: string;
        };
        /** StaffRequestDecided */
        StaffRequestDecided: {
            /** @enum {unknown} */
            outcome: "done" | "refused" | "outdated";
            withdrawal: components["schemas"]["StaffWithdrawalDetails"] | null;
        };
        /** StaffRequestDecision */
        StaffRequestDecision: {
            /** @enum {unknown} */
            decision: "agree" | "refuse";
            id: string;
            reason?: string;
        };
        /** StaffRequests */
        StaffRequests: {
            requests: components["schemas"]["StaffRequest"][];
        };
        /** StaffResumption */
        StaffResumption: {
            reason: string;
            reference: string;
        };
        /** StaffReveal */
        StaffReveal: {
            reason: string;
            reference: string;
        };
        /** StaffRevealed */
        StaffRevealed: {
            number: string;
            payeeName: string;
        };
        /** StaffReview */
        StaffReview: {
            decidedAt: string | null;
            decidedBy: string | null;
            decision: ("somebodyElse" | "excluded") | null;
            excludedUntil: string | null;
            /** Format: date-time */
            foundAt: string;
            /** @description Bets and deposits wait for the decision. */
            isHeld: boolean;
            likenesses: ("mobile" | "email" | "document" | "nameAndBirthday" | "card" | "device")[];
            memberId: string;
            username: string;
        };
        /** StaffReviewCounts */
        StaffReviewCounts: {
            held: number;
            open: number;
        };
        /** StaffReviewDecided */
        StaffReviewDecided: {
            waiting: components["schemas"]["StaffReviewCounts"];
        };
        /** StaffReviewDecision */
        StaffReviewDecision: {
            /** @enum {unknown} */
            decision: "somebodyElse" | "excluded";
            id: string;
            reason: string;
        };
        /** StaffReviews */
        StaffReviews: {
            reviews: components["schemas"]["StaffReview"][];
            total: number;
            waiting: components["schemas"]["StaffReviewCounts"];
        };
        /** StaffSelf */
        StaffSelf: {
            email: string;
            grants: components["schemas"]["StaffGrant"][];
            id: string;
            merchants: components["schemas"]["StaffMerchant"][];
            name: string;
            /** @description What they may do about the installation as a whole. */
            permissions: "staff.manage"[];
            /** @description What they can prove themselves by at this console beside the password. */
            proofs: ("passkey" | "authenticator")[];
            /**
             * Format: date-time
             * @description Until then no further proof is asked for where money or roles are decided.
             */
            provenUntil: string;
        };
        /** StaffSite */
        StaffSite: {
            /** @description All countries that a site can name, as ISO 3166-1 alpha-2 codes. */
            countries: string[];
            installation: components["schemas"]["InstallationCdns"];
            maintenance: components["schemas"]["StaffMaintenance"];
            /** @description The least age that the brand’s licence allows. */
            minimumAge: number;
            /** @description Keys that hold what an operator has set: the brand’s folder says something else, which does not overwrite it. */
            operators: string[];
            settings: components["schemas"]["SiteSettings"];
            usualWithdrawals: components["schemas"]["UsualWithdrawalSettings"];
            versions: components["schemas"]["SiteVersions"];
            wallet: components["schemas"]["StaffWallet"];
        };
        /** StaffSiteChange */
        StaffSiteChange: {
            cdns?: components["schemas"]["CdnSettings"];
            deposits?: components["schemas"]["DepositSettings"];
            flags?: components["schemas"]["FlagSettings"];
            logins?: components["schemas"]["LoginSettings"];
            reason: string;
            regions?: components["schemas"]["RegionSettings"];
            registration?: components["schemas"]["RegistrationSettings"];
            version: string;
        };
        /** StaffSiteDecision */
        StaffSiteDecision: {
            /** @enum {unknown} */
            outcome: "done" | "refused" | "outdated";
        };
        /** StaffSiteRequest */
        StaffSiteRequest: {
            after: components["schemas"]["WithdrawalSettings"];
            /** Format: date-time */
            askedAt: string;
            askedBy: components["schemas"]["StaffSiteRequester"];
            before: components["schemas"]["WithdrawalSettings"];
            id: string;
            reason: string;
        };
        /** StaffSiteRequestDecision */
        StaffSiteRequestDecision: {
            /** @enum {unknown} */
            decision: "agree" | "refuse";
            id: string;
            reason?: string;
        };
        /** StaffSiteRequester */
        StaffSiteRequester: {
            id: string;
            name: string;
        };
        /** StaffSiteRequests */
        StaffSiteRequests: {
            requests: components["schemas"]["StaffSiteRequest"][];
        };
        /** StaffSlipReveal */
        StaffSlipReveal: {
            reason: string;
            reference: string;
        };
        /** StaffSlipRevealed */
        StaffSlipRevealed: {
            picture: string;
        };
        /** StaffVendor */
        StaffVendor: {
            games: number;
            name: string;
            offered: number;
            /** @description Games whose maintenance is planned and to come. */
            planned: number;
            underMaintenance: number;
            vendor: string;
        };
        /** StaffVendorCalls */
        StaffVendorCalls: {
            hours: components["schemas"]["StaffVendorHour"][];
            vendor: components["schemas"]["StaffVendorStanding"];
        };
        /** StaffVendorHealth */
        StaffVendorHealth: {
            lastAt: string | null;
            name: string;
            rounds: number;
            /** @description Begun more than an hour ago, and not ended. */
            unfinished: number;
            vendor: string;
            /** @description All of their bets were rolled back. */
            voided: number;
        };
        /** StaffVendorHour */
        StaffVendorHour: {
            calls: components["schemas"]["VendorCallSums"];
            /** Format: date-time */
            hour: string;
        };
        /** StaffVendors */
        StaffVendors: {
            vendors: components["schemas"]["StaffVendorStanding"][];
        };
        /** StaffVendorSecret */
        StaffVendorSecret: {
            createdAt: string | null;
            /** @enum {unknown} */
            from: "console" | "environment";
            goodUntil: string | null;
            usedAt: string | null;
        };
        /** StaffVendorSecretEnd */
        StaffVendorSecretEnd: {
            reason: string;
            vendor: string;
        };
        /** StaffVendorSecretTurn */
        StaffVendorSecretTurn: {
            hours: number;
            reason: string;
            vendor: string;
        };
        /** StaffVendorSecretTurned */
        StaffVendorSecretTurned: {
            /** @description Told this once. */
            secret: string;
            vendor: components["schemas"]["StaffVendorStanding"];
        };
        /** StaffVendorStanding */
        StaffVendorStanding: {
            calls: components["schemas"]["VendorCallSums"];
            games: number;
            /** @description The environment says where its games are opened. */
            hasAddress: boolean;
            name: string;
            /** @description The newest first. */
            secrets: components["schemas"]["StaffVendorSecret"][];
            vendor: string;
        };
        /** StaffVoice */
        StaffVoice: {
            answeredAt: string | null;
            assignedTo: components["schemas"]["StaffName"] | null;
            /** @description As it was typed: text, never HTML. */
            content: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description The promise: answered by this moment.
             */
            dueAt: string;
            /** @description Open, and the promise is broken. */
            isOverdue: boolean;
            /** @enum {unknown} */
            language: "vi" | "en";
            memberErasedAt: string | null;
            /** @enum {unknown} */
            questionType: "account" | "deposit" | "withdrawal" | "game" | "promotion" | "affiliate" | "complaint" | "other";
            reference: string;
            reopenedAt: string | null;
            username: string | null;
        };
        /** StaffVoiceAnswer */
        StaffVoiceAnswer: {
            /** Format: date-time */
            at: string;
            by: string | null;
            text: string;
        };
        /** StaffVoiceAssignment */
        StaffVoiceAssignment: {
            personId: string | null;
            reference: string;
        };
        /** StaffVoiceDetails */
        StaffVoiceDetails: {
            answeredAt: string | null;
            /** @description How the answer reaches who wrote; nothing where staff has to use the contact itself. */
            answeredBy: ("messages" | "email")[];
            /** @description Everything that was answered, oldest first. */
            answers: components["schemas"]["StaffVoiceAnswer"][];
            assignedTo: components["schemas"]["StaffName"] | null;
            /** @description Who may answer for this merchant. */
            colleagues: components["schemas"]["StaffName"][];
            contact: string | null;
            /** @description As it was typed: text, never HTML. */
            content: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description The promise: answered by this moment.
             */
            dueAt: string;
            /** @description Open, and the promise is broken. */
            isOverdue: boolean;
            /** @enum {unknown} */
            language: "vi" | "en";
            memberErasedAt: string | null;
            nickname: string | null;
            /** @enum {unknown} */
            questionType: "account" | "deposit" | "withdrawal" | "game" | "promotion" | "affiliate" | "complaint" | "other";
            reference: string;
            reopenedAt: string | null;
            username: string | null;
        };
        /** StaffVoiceQueues */
        StaffVoiceQueues: {
            mine: number;
            open: number;
            overdue: number;
        };
        /** StaffVoiceReopening */
        StaffVoiceReopening: {
            reason: string;
            reference: string;
        };
        /** StaffVoiceReply */
        StaffVoiceReply: {
            answer: string;
            reference: string;
        };
        /** StaffVoiceReveal */
        StaffVoiceReveal: {
            reason: string;
            reference: string;
        };
        /** StaffVoiceRevealed */
        StaffVoiceRevealed: {
            contact: string;
        };
        /** StaffVoices */
        StaffVoices: {
            total: number;
            voices: components["schemas"]["StaffVoice"][];
            waiting: components["schemas"]["StaffVoiceQueues"];
        };
        /** StaffVoiceTemplate */
        StaffVoiceTemplate: {
            id: string;
            /** @enum {unknown} */
            language: "vi" | "en";
            text: string;
            title: string;
        };
        /** StaffVoiceTemplateChange */
        StaffVoiceTemplateChange: {
            id?: string;
            /** @enum {unknown} */
            language: "vi" | "en";
            text: string;
            title: string;
        };
        /** StaffVoiceTemplateRemoval */
        StaffVoiceTemplateRemoval: {
            id: string;
        };
        /** StaffVoiceTemplates */
        StaffVoiceTemplates: {
            templates: components["schemas"]["StaffVoiceTemplate"][];
        };
        /** StaffWallet */
        StaffWallet: {
            /** @description One wallet serves every vendor; otherwise each has its own. */
            isSingle: boolean;
        };
        /** StaffWalletChange */
        StaffWalletChange: {
            isSingle: boolean;
            reason: string;
            version: string;
        };
        /** StaffWithdrawal */
        StaffWithdrawal: {
            amount: number;
            bankName: string;
            /** Format: date-time */
            changedAt: string;
            claimedBy: components["schemas"]["StaffName"] | null;
            claimedUntil: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @enum {unknown} */
            currency: "VND" | "THB" | "USD" | "EUR" | "USDT";
            fee: number;
            /** @description All but the last four characters are hidden. */
            number: string;
            /** @description Its first and last letter. */
            payeeName: string;
            /** @description Pictures that the member has added. */
            proofs: number;
            reference: string;
            /** @description What the member is still to receive. */
            remaining: number;
            request: components["schemas"]["StaffRequest"] | null;
            /** @description Why a person has to look at it. */
            risks: ("amount" | "first" | "sharedCard")[];
            /** @enum {unknown} */
            state: "requested" | "held" | "onHold" | "approved" | "paid" | "partlyReceived" | "notReceived" | "completed" | "partCompleted" | "rejected" | "cancelled" | "failed";
            username: string | null;
        };
        /** StaffWithdrawalDetails */
        StaffWithdrawalDetails: {
            amount: number;
            approveAt: string | null;
            bankName: string;
            /** Format: date-time */
            changedAt: string;
            claimedBy: components["schemas"]["StaffName"] | null;
            claimedUntil: string | null;
            confirmBy: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @enum {unknown} */
            currency: "VND" | "THB" | "USD" | "EUR" | "USDT";
            events: components["schemas"]["WithdrawalEvent"][];
            fee: number;
            /** @description All but the last four characters are hidden. */
            number: string;
            /** @description What was paid out in all. */
            paidOut: number;
            /** @description Its first and last letter. */
            payeeName: string;
            /** @description What was paid out last. */
            payment: number;
            payouts: components["schemas"]["StaffPayout"][];
            /** @description Pictures that the member has added. */
            proofs: number;
            reason: string | null;
            receipt: ("member" | "automatic" | "forced") | null;
            /** @description What the member has received of it. */
            received: number;
            reference: string;
            /** @description What the member is still to receive. */
            remaining: number;
            request: components["schemas"]["StaffRequest"] | null;
            /** @description Why a person has to look at it. */
            risks: ("amount" | "first" | "sharedCard")[];
            /** @description A withdrawal of this amount is paid and returned only with a second person. */
            secondPersonFrom: number;
            /** @enum {unknown} */
            state: "requested" | "held" | "onHold" | "approved" | "paid" | "partlyReceived" | "notReceived" | "completed" | "partCompleted" | "rejected" | "cancelled" | "failed";
            username: string | null;
        };
        /** StaffWithdrawals */
        StaffWithdrawals: {
            total: number;
            waiting: components["schemas"]["StaffQueues"];
            withdrawals: components["schemas"]["StaffWithdrawal"][];
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
            maintenanceInfo: components["schemas"]["Maintenance"] | null;
            merchant: string;
            plannedMaintenance: components["schemas"]["PlannedMaintenance"] | null;
            /** Format: date-time */
            serverTime: string;
        };
        /** Team */
        Team: {
            code: string | null;
            members: components["schemas"]["TeamMember"][];
            /** @description Of them, in the last 30 days. */
            recent: number;
            total: number;
        };
        /** TeamMember */
        TeamMember: {
            isAgent: boolean;
            /** Format: date-time */
            joinedAt: string;
            /** @description Hidden in part. */
            name: string;
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
        /** TimeOutWish */
        TimeOutWish: {
            hours: number;
        };
        /** TransferAccount */
        TransferAccount: {
            bank: string;
            name: string;
            number: string;
        };
        /** UnfinishedGames */
        UnfinishedGames: {
            list: components["schemas"]["Game"][];
        };
        /** UnreadCount */
        UnreadCount: {
            count: number;
        };
        /** UsualWithdrawalSettings */
        UsualWithdrawalSettings: {
            approveAfterSeconds: number;
            confirmMinutes: number;
            coolingHours: number;
            dayCount: number;
            daySum: number;
            fee: number;
            holdsFirst: boolean;
            maxAmount: number;
            maxCards: number;
            minAmount: number;
            needsProof: boolean;
            riskAmount: number;
            secondPersonAmount: number;
        };
        /** VendorBalance */
        VendorBalance: {
            /** @description What the player can bet: `real` and `bonus` together. */
            balance: number;
            bonus: number;
            /** @enum {unknown} */
            currency: "VND" | "THB" | "USD" | "EUR" | "USDT";
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
        /** VendorCallSums */
        VendorCallSums: {
            answered: number;
            average: number | null;
            /** @description By a fault of the platform. */
            failed: number;
            /** @description By a rule: too little money, a bad token, a limit. */
            refused: number;
            /** @description Under the vendor’s name without a secret of its own. */
            unsigned: number;
            within: number | null;
        };
        /** VendorDrawResult */
        VendorDrawResult: {
            /** Format: date-time */
            drawnAt: string;
            drawNumber: string;
            lottery: string;
            /** @description The platform's number of the result. */
            reference: string;
        };
        /** VendorDrawResultCall */
        VendorDrawResultCall: {
            brand: string;
            /** @constant */
            call: "drawResult";
            /** Format: date-time */
            drawnAt: string;
            drawNumber: string;
            lottery: string;
            prizes: components["schemas"]["DrawPrize"][];
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
            /** @enum {unknown} */
            currency: "VND" | "THB" | "USD" | "EUR" | "USDT";
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
            /** @enum {unknown} */
            currency: "VND" | "THB" | "USD" | "EUR" | "USDT";
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
        /** VerificationCodeRequest */
        VerificationCodeRequest: {
            challenge: string;
            /** @enum {unknown} */
            method: "sms" | "email";
        };
        /** VerificationDetails */
        VerificationDetails: {
            verification: components["schemas"]["LoginVerification"];
        };
        /** VerificationWay */
        VerificationWay: {
            hint: string | null;
            /** @enum {unknown} */
            method: "passkey" | "authenticator" | "sms" | "email" | "boundEmail" | "payeeName";
        };
        /** WaitDetails */
        WaitDetails: {
            /** @description Whole seconds until a further try can succeed; the header Retry-After says the same. */
            retryAfter: number;
        };
        /** WalletTransfer */
        WalletTransfer: {
            amount: number;
            fromWallet: string;
            /** @description Made by the caller for one request and sent again with a retry. It holds for good: the same content is answered as the first time, another content with KEY_REUSED. */
            idempotencyKey: string;
            toWallet: string;
        };
        /** WalletTransferred */
        WalletTransferred: {
            /** @enum {unknown} */
            currency: "VND" | "THB" | "USD" | "EUR" | "USDT";
            /** @description What is left in the wallet that was taken from. */
            fromBalance: number;
            /** @description Of the transfer, to name it to customer service. */
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
            /** @enum {unknown} */
            currency: "VND" | "THB" | "USD" | "EUR" | "USDT";
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
        /** WinnerBoardChoice */
        WinnerBoardChoice: {
            isShown: boolean;
        };
        /** WinnerBoardChosen */
        WinnerBoardChosen: {
            isOnWinnerBoard: boolean;
        };
        /** Withdrawal */
        Withdrawal: {
            /** @description What leaves the balance. */
            amount: number;
            bankName: string;
            /** Format: date-time */
            changedAt: string;
            confirmBy: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @enum {unknown} */
            currency: "VND" | "THB" | "USD" | "EUR" | "USDT";
            /** @description What of it is a fee. */
            fee: number;
            id: string;
            number: string;
            payeeName: string;
            /** @description What was paid out last and awaits the member’s word. */
            payment: number;
            proofs: number;
            reason: string | null;
            receipt: ("member" | "automatic" | "forced") | null;
            /** @description Amount received so far. */
            received: number;
            reference: string;
            /** @description Remaining amount: what is still to be received. */
            remaining: number;
            /** @enum {unknown} */
            state: "requested" | "held" | "onHold" | "approved" | "paid" | "partlyReceived" | "notReceived" | "completed" | "partCompleted" | "rejected" | "cancelled" | "failed";
        };
        /** WithdrawalCancel */
        WithdrawalCancel: {
            id: string;
        };
        /** WithdrawalDetails */
        WithdrawalDetails: {
            /** @description What leaves the balance. */
            amount: number;
            bankName: string;
            /** Format: date-time */
            changedAt: string;
            confirmBy: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @enum {unknown} */
            currency: "VND" | "THB" | "USD" | "EUR" | "USDT";
            events: components["schemas"]["WithdrawalEvent"][];
            /** @description What of it is a fee. */
            fee: number;
            id: string;
            number: string;
            payeeName: string;
            /** @description What was paid out last and awaits the member’s word. */
            payment: number;
            proofs: number;
            reason: string | null;
            receipt: ("member" | "automatic" | "forced") | null;
            /** @description Amount received so far. */
            received: number;
            reference: string;
            /** @description Remaining amount: what is still to be received. */
            remaining: number;
            /** @enum {unknown} */
            state: "requested" | "held" | "onHold" | "approved" | "paid" | "partlyReceived" | "notReceived" | "completed" | "partCompleted" | "rejected" | "cancelled" | "failed";
        };
        /** WithdrawalEvent */
        WithdrawalEvent: {
            amount: number | null;
            /** Format: date-time */
            at: string;
            /** @enum {unknown} */
            by: "member" | "operator" | "system" | "gateway";
            /** @enum {unknown} */
            state: "requested" | "held" | "onHold" | "approved" | "paid" | "partlyReceived" | "notReceived" | "completed" | "partCompleted" | "rejected" | "cancelled" | "failed";
        };
        /** WithdrawalProofAdded */
        WithdrawalProofAdded: {
            proofs: number;
        };
        /** WithdrawalReceipt */
        WithdrawalReceipt: {
            amount?: number;
            id: string;
            /** @enum {unknown} */
            receipt: "received" | "partly" | "none";
        };
        /** WithdrawalRequest */
        WithdrawalRequest: {
            amount: number;
            cardId: string;
            /** @description Made by the caller for one request and sent again with a retry. It holds for good: the same content is answered as the first time, another content with KEY_REUSED. */
            idempotencyKey: string;
            paymentPassword: string;
        };
        /** WithdrawalRequested */
        WithdrawalRequested: {
            id: string;
            reference: string;
        };
        /** Withdrawals */
        Withdrawals: {
            total: number;
            withdrawals: components["schemas"]["Withdrawal"][];
        };
        /** WithdrawalSettings */
        WithdrawalSettings: {
            approveAfterSeconds?: number;
            confirmMinutes?: number;
            coolingHours?: number;
            dayCount?: number;
            daySum?: number;
            fee?: number;
            holdsFirst?: boolean;
            maxAmount?: number;
            maxCards?: number;
            minAmount?: number;
            needsProof?: boolean;
            riskAmount?: number;
            secondPersonAmount?: number;
        };
        /** WithdrawalTerms */
        WithdrawalTerms: {
            /** @description What the member could withdraw. */
            available: number;
            /** @description After so long a payment that nobody answers counts as received. */
            confirmMinutes: number;
            coolingUntil: string | null;
            /** @enum {unknown} */
            currency: "VND" | "THB" | "USD" | "EUR" | "USDT";
            /** @description Withdrawals of a day. */
            dayCount: number;
            dayCountLeft: number;
            /** @description Sum of a day’s withdrawals. */
            daySum: number;
            /** @description What is left of it today. */
            daySumLeft: number;
            /** @description Taken from the amount. */
            fee: number;
            hasPaymentPassword: boolean;
            /** @description Most of one withdrawal. */
            maxAmount: number;
            /** @description Least of one withdrawal. */
            minAmount: number;
            /** @description The account has no proof of its owner yet; one has to be bound before a withdrawal. */
            needsProof: boolean;
            usualMinutes: number | null;
        };
        /** WrittenGameAnnouncement */
        WrittenGameAnnouncement: {
            game: components["schemas"]["Game"] | null;
            id: string;
            text: string;
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
        /** @description The call cannot be done now; `error.details.retryAfter` says when to try again. */
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
                after?: string;
                category?: "live" | "slots" | "sports" | "esports" | "lottery" | "cards" | "fishing" | "mini" | "pvp";
                feature?: "freeSpins" | "wilds" | "multiplier" | "ways" | "cascades";
                lines?: number;
                minBet?: number;
                pageSize?: number;
                returnToPlayer?: number;
                search?: string;
                sort?: "recommended" | "played" | "newest" | "return";
                vendor?: string;
                volatility?: "low" | "medium" | "high";
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
                prizeMode?: "fixed" | "jackpot";
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
                prizeMode?: "fixed" | "jackpot";
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
    getLotteryLobby: {
        parameters: {
            query?: {
                device?: "WEB" | "H5" | "APP";
                gameCode?: string;
                prizeMode?: "fixed" | "jackpot";
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
                        value: components["schemas"]["LotteryLobby"];
                    };
                };
            };
        };
    };
    getPopularNumbers: {
        parameters: {
            query: {
                region: "Northern" | "Central" | "Southern";
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
                        value: components["schemas"]["PopularNumbers"];
                    };
                };
            };
        };
    };
    getDrawResults: {
        parameters: {
            query: {
                date?: string;
                region: "Northern" | "Central" | "Southern";
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
                        value: components["schemas"]["DrawResults"];
                    };
                };
            };
        };
    };
    getOpenedNumbers: {
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
                        value: components["schemas"]["OpenedNumbers"];
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
    setSandboxDepositLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxDepositLimits"];
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
                        value: components["schemas"]["SandboxDepositLimitsSet"];
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
    vendorDrawResult: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VendorDrawResultCall"];
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
                        value: components["schemas"]["VendorDrawResult"];
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
    makeInvitationCode: {
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
                        value: components["schemas"]["InvitationCode"];
                    };
                };
            };
        };
    };
    getTeam: {
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
                        value: components["schemas"]["Team"];
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
    getGeetest: {
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
                        value: components["schemas"]["Geetest"];
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
    getFeedback: {
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
                        value: components["schemas"]["FeedbackCases"];
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
    setContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactChange"];
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
                        value: components["schemas"]["ContactChanged"];
                    };
                };
            };
        };
    };
    sendContactCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactRequest"];
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
    followMember: {
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
                    "text/event-stream": components["schemas"]["MemberChange"];
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
    getProfile: {
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
                        value: components["schemas"]["Profile"];
                    };
                };
            };
        };
    };
    setProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileChange"];
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
                        value: components["schemas"]["Profile"];
                    };
                };
            };
        };
    };
    setAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvatarChoice"];
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
                        value: components["schemas"]["MemberIcon"];
                    };
                };
            };
        };
    };
    uploadAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
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
                        value: components["schemas"]["MemberIcon"];
                    };
                };
            };
        };
    };
    sendProofCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProofCodeRequest"];
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
    askProofPasskey: {
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
                        value: components["schemas"]["PasskeyRequest"];
                    };
                };
            };
        };
    };
    getPush: {
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
                        value: components["schemas"]["Push"];
                    };
                };
            };
        };
    };
    keepPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushSubscription"];
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
                        value: components["schemas"]["PushChoice"];
                    };
                };
            };
        };
    };
    endPush: {
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
                        value: components["schemas"]["PushChoice"];
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
    getSecurity: {
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
                        value: components["schemas"]["Security"];
                    };
                };
            };
        };
    };
    removeKnownAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KnownAddressRemoval"];
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
                        value: components["schemas"]["KnownAddressRemoved"];
                    };
                };
            };
        };
    };
    confirmAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthenticatorProof"];
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
                        value: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
        };
    };
    beginAuthenticator: {
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
                        value: components["schemas"]["AuthenticatorSecret"];
                    };
                };
            };
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthenticatorProof"];
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
                        value: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
        };
    };
    removeAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthenticatorProof"];
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
                        value: components["schemas"]["AuthenticatorRemoved"];
                    };
                };
            };
        };
    };
    getDevices: {
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
                        value: components["schemas"]["Devices"];
                    };
                };
            };
        };
    };
    endDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceEnd"];
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
                        value: components["schemas"]["DevicesEnded"];
                    };
                };
            };
        };
    };
    endOtherDevices: {
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
                        value: components["schemas"]["DevicesEnded"];
                    };
                };
            };
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyMade"];
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
                        value: components["schemas"]["Passkey"];
                    };
                };
            };
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyBeginning"];
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
                        value: components["schemas"]["PasskeyCreation"];
                    };
                };
            };
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyRemoval"];
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
                        value: components["schemas"]["PasskeyRemoved"];
                    };
                };
            };
        };
    };
    setWinnerBoard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WinnerBoardChoice"];
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
                        value: components["schemas"]["WinnerBoardChosen"];
                    };
                };
            };
        };
    };
    getSocialLinks: {
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
                        value: components["schemas"]["SocialLinks"];
                    };
                };
            };
        };
    };
    linkSocial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialLinking"];
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
                        value: components["schemas"]["SocialLinked"];
                    };
                };
            };
        };
    };
    unlinkSocial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialUnlinking"];
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
                        value: components["schemas"]["SocialUnlinked"];
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
    getArticle: {
        parameters: {
            query: {
                id: string;
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
                        value: components["schemas"]["Article"];
                    };
                };
            };
        };
    };
    getArticles: {
        parameters: {
            query?: {
                category?: "news" | "games" | "guides" | "company";
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
                        value: components["schemas"]["Articles"];
                    };
                };
            };
        };
    };
    receivePaymentEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentEvent"];
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
                        value: components["schemas"]["PaymentEventTaken"];
                    };
                };
            };
        };
    };
    getBankCards: {
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
                        value: components["schemas"]["BankCards"];
                    };
                };
            };
        };
    };
    addBankCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBankCard"];
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
                        value: components["schemas"]["BankCard"];
                    };
                };
            };
        };
    };
    removeBankCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankCardRemoval"];
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
                        value: components["schemas"]["BankCardRemoved"];
                    };
                };
            };
        };
    };
    changePaymentPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentPasswordChange"];
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
                        value: components["schemas"]["PaymentPasswordChanged"];
                    };
                };
            };
        };
    };
    setPaymentPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentPassword"];
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
                        value: components["schemas"]["PaymentPasswordSet"];
                    };
                };
            };
        };
    };
    sendPaymentPasswordCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentPasswordCodeRequest"];
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
    getPaymentPasswordReset: {
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
                        value: components["schemas"]["PaymentPasswordReset"];
                    };
                };
            };
        };
    };
    resetPaymentPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentPasswordResetRequest"];
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
                        value: components["schemas"]["PaymentPasswordResetDone"];
                    };
                };
            };
        };
    };
    getWithdrawal: {
        parameters: {
            query: {
                id: string;
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
                        value: components["schemas"]["WithdrawalDetails"];
                    };
                };
            };
        };
    };
    getWithdrawals: {
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
                        value: components["schemas"]["Withdrawals"];
                    };
                };
            };
        };
    };
    requestWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalRequest"];
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
                        value: components["schemas"]["WithdrawalRequested"];
                    };
                };
            };
        };
    };
    cancelWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalCancel"];
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
                        value: components["schemas"]["WithdrawalDetails"];
                    };
                };
            };
        };
    };
    confirmWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalReceipt"];
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
                        value: components["schemas"]["WithdrawalDetails"];
                    };
                };
            };
        };
    };
    addWithdrawalProof: {
        parameters: {
            query: {
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
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
                        value: components["schemas"]["WithdrawalProofAdded"];
                    };
                };
            };
        };
    };
    getWithdrawalTerms: {
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
                        value: components["schemas"]["WithdrawalTerms"];
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
    getFavouriteIds: {
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
                        value: components["schemas"]["FavouriteIds"];
                    };
                };
            };
        };
    };
    getFavourites: {
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
                        value: components["schemas"]["Favourites"];
                    };
                };
            };
        };
    };
    addFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddFavourite"];
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
                        value: components["schemas"]["FavouriteAdded"];
                    };
                };
            };
        };
    };
    removeFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveFavourite"];
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
                        value: components["schemas"]["FavouriteRemoved"];
                    };
                };
            };
        };
    };
    getFixtures: {
        parameters: {
            query?: {
                category?: "live" | "slots" | "sports" | "esports" | "lottery" | "cards" | "fishing" | "mini" | "pvp";
                mostOfGame?: number;
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
                        value: components["schemas"]["Fixtures"];
                    };
                };
            };
        };
    };
    getGameAnnouncements: {
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
                        value: components["schemas"]["GameAnnouncements"];
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
    launchPvpRoom: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LaunchPvpRoom"];
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
                        value: components["schemas"]["PvpLaunch"];
                    };
                };
            };
        };
    };
    getRecentGames: {
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
                        value: components["schemas"]["RecentGames"];
                    };
                };
            };
        };
    };
    getPvpRooms: {
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
                        value: components["schemas"]["PvpRooms"];
                    };
                };
            };
        };
    };
    getUnfinishedGames: {
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
                        value: components["schemas"]["UnfinishedGames"];
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
    getResponsiblePlay: {
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
                        value: components["schemas"]["ResponsiblePlay"];
                    };
                };
            };
        };
    };
    setPlayLimit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayLimitWish"];
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
                        value: components["schemas"]["ResponsiblePlay"];
                    };
                };
            };
        };
    };
    keepPlayLimit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayLimitName"];
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
                        value: components["schemas"]["ResponsiblePlay"];
                    };
                };
            };
        };
    };
    getRealityCheck: {
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
                        value: components["schemas"]["RealityCheck"];
                    };
                };
            };
        };
    };
    setRealityCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RealityCheckWish"];
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
                        value: components["schemas"]["ResponsiblePlay"];
                    };
                };
            };
        };
    };
    confirmRealityCheck: {
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
                        value: components["schemas"]["RealityCheck"];
                    };
                };
            };
        };
    };
    startSelfExclusion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelfExclusionWish"];
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
                        value: components["schemas"]["ResponsiblePlay"];
                    };
                };
            };
        };
    };
    startTimeOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeOutWish"];
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
                        value: components["schemas"]["ResponsiblePlay"];
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
    loginByPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyLogin"];
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
    askPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyAsking"];
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
                        value: components["schemas"]["PasskeyRequest"];
                    };
                };
            };
        };
    };
    verifyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginProof"];
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
    sendLoginVerificationCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationCodeRequest"];
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
    startSocial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialStart"];
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
                        value: components["schemas"]["SocialStarted"];
                    };
                };
            };
        };
    };
    finishSocial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialAnswer"];
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
                        value: components["schemas"]["SocialToken"];
                    };
                };
            };
        };
    };
    getStaffActions: {
        parameters: {
            query?: {
                from?: string;
                operation?: string;
                page?: number;
                pageSize?: number;
                person?: string;
                subject?: string;
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
                        value: components["schemas"]["StaffActions"];
                    };
                };
            };
        };
    };
    getStaffArrival: {
        parameters: {
            query: {
                id: string;
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
                        value: components["schemas"]["StaffArrivalDetails"];
                    };
                };
            };
        };
    };
    matchStaffArrival: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffMatch"];
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
                        value: components["schemas"]["StaffArrivalDecision"];
                    };
                };
            };
        };
    };
    returnStaffArrival: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffArrivalReturn"];
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
                        value: components["schemas"]["StaffArrivalDecision"];
                    };
                };
            };
        };
    };
    revealStaffArrival: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffArrivalReveal"];
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
                        value: components["schemas"]["StaffArrivalRevealed"];
                    };
                };
            };
        };
    };
    getStaffArrivals: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                queue?: "open" | "all";
                search?: string;
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
                        value: components["schemas"]["StaffArrivals"];
                    };
                };
            };
        };
    };
    getStaffAuditRuns: {
        parameters: {
            query?: {
                found?: "nothing" | "breaches";
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
                        value: components["schemas"]["StaffAuditRuns"];
                    };
                };
            };
        };
    };
    getStaffErasure: {
        parameters: {
            query: {
                id: string;
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
                        value: components["schemas"]["StaffErasure"];
                    };
                };
            };
        };
    };
    askStaffErasure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffErasureWish"];
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
                        value: components["schemas"]["StaffErasure"];
                    };
                };
            };
        };
    };
    decideStaffErasure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffErasureDecision"];
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
                        value: components["schemas"]["StaffErasureDecided"];
                    };
                };
            };
        };
    };
    getStaffErasures: {
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
                        value: components["schemas"]["StaffErasures"];
                    };
                };
            };
        };
    };
    getStaffExclusions: {
        parameters: {
            query?: {
                kind?: "timeOut" | "selfExclusion";
                page?: number;
                pageSize?: number;
                state?: "inForce" | "over";
                username?: string;
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
                        value: components["schemas"]["StaffExclusions"];
                    };
                };
            };
        };
    };
    exportStaffMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffMemberExport"];
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
                        value: components["schemas"]["StaffMemberFile"];
                    };
                };
            };
        };
    };
    getStaffReviews: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                state?: "open" | "decided";
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
                        value: components["schemas"]["StaffReviews"];
                    };
                };
            };
        };
    };
    decideStaffReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffReviewDecision"];
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
                        value: components["schemas"]["StaffReviewDecided"];
                    };
                };
            };
        };
    };
    getStaffContent: {
        parameters: {
            query: {
                id: string;
                kind: "announcement" | "popup" | "notice" | "banner" | "promotion" | "article" | "help" | "gameAnnouncement" | "app" | "contact";
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
                        value: components["schemas"]["StaffContent"];
                    };
                };
            };
        };
    };
    saveStaffContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffContentDraft"];
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
                        value: components["schemas"]["StaffContent"];
                    };
                };
            };
        };
    };
    discardStaffContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffContentDiscard"];
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
                        value: components["schemas"]["StaffContentDiscarded"];
                    };
                };
            };
        };
    };
    addStaffPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
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
                        value: components["schemas"]["StaffPicture"];
                    };
                };
            };
        };
    };
    previewStaffContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffContentPreview"];
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
                        value: components["schemas"]["StaffContentPreviewed"];
                    };
                };
            };
        };
    };
    publishStaffContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffContentPublication"];
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
                        value: components["schemas"]["StaffContent"];
                    };
                };
            };
        };
    };
    withdrawStaffContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffContentWithdrawal"];
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
                        value: components["schemas"]["StaffContent"];
                    };
                };
            };
        };
    };
    getStaffContents: {
        parameters: {
            query: {
                kind: "announcement" | "popup" | "notice" | "banner" | "promotion" | "article" | "help" | "gameAnnouncement" | "app" | "contact";
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
                        value: components["schemas"]["StaffContents"];
                    };
                };
            };
        };
    };
    getStaffDeposit: {
        parameters: {
            query: {
                reference: string;
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
                        value: components["schemas"]["StaffDepositDetails"];
                    };
                };
            };
        };
    };
    rejectStaffDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffDepositRejection"];
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
                        value: components["schemas"]["StaffDepositDetails"];
                    };
                };
            };
        };
    };
    revealStaffSlip: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffSlipReveal"];
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
                        value: components["schemas"]["StaffSlipRevealed"];
                    };
                };
            };
        };
    };
    getStaffDeposits: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                queue?: "slips" | "waiting" | "all";
                search?: string;
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
                        value: components["schemas"]["StaffDeposits"];
                    };
                };
            };
        };
    };
    getStaffDepositRequests: {
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
                        value: components["schemas"]["StaffDepositRequests"];
                    };
                };
            };
        };
    };
    decideStaffDepositRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffDepositRequestDecision"];
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
                        value: components["schemas"]["StaffArrivalDecision"];
                    };
                };
            };
        };
    };
    getStaffFirstSteps: {
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
                        value: components["schemas"]["StaffFirstSteps"];
                    };
                };
            };
        };
    };
    getStaffGames: {
        parameters: {
            query?: {
                category?: "live" | "slots" | "sports" | "esports" | "lottery" | "cards" | "fishing" | "mini" | "pvp";
                page?: number;
                pageSize?: number;
                search?: string;
                state?: "offered" | "withheld" | "maintenance" | "planned" | "hot";
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
                        value: components["schemas"]["StaffGames"];
                    };
                };
            };
        };
    };
    changeStaffGames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffGamesChange"];
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
                        value: components["schemas"]["StaffGamesChanged"];
                    };
                };
            };
        };
    };
    moveStaffGame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffGameMove"];
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
                        value: components["schemas"]["StaffGameMoved"];
                    };
                };
            };
        };
    };
    getStaffHealth: {
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
                        value: components["schemas"]["StaffHealth"];
                    };
                };
            };
        };
    };
    getInstallationActions: {
        parameters: {
            query?: {
                from?: string;
                operation?: string;
                page?: number;
                pageSize?: number;
                person?: string;
                subject?: string;
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
                        value: components["schemas"]["StaffActions"];
                    };
                };
            };
        };
    };
    readStaffInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffInvitationToken"];
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
                        value: components["schemas"]["StaffInvitation"];
                    };
                };
            };
        };
    };
    acceptStaffInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffAcceptance"];
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
                        value: components["schemas"]["StaffSelf"];
                    };
                };
            };
        };
    };
    beginInvitedPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffInvitationPasskey"];
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
                        value: components["schemas"]["PasskeyCreation"];
                    };
                };
            };
        };
    };
    getStaff: {
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
                        value: components["schemas"]["StaffSelf"];
                    };
                };
            };
        };
    };
    addStaffAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffAuthenticatorCode"];
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
                        value: components["schemas"]["StaffProofAdded"];
                    };
                };
            };
        };
    };
    beginStaffAuthenticator: {
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
                        value: components["schemas"]["StaffAuthenticator"];
                    };
                };
            };
        };
    };
    removeStaffAuthenticator: {
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
                        value: components["schemas"]["StaffProofRemoved"];
                    };
                };
            };
        };
    };
    addStaffPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyMade"];
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
                        value: components["schemas"]["Passkey"];
                    };
                };
            };
        };
    };
    beginStaffPasskey: {
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
                        value: components["schemas"]["PasskeyCreation"];
                    };
                };
            };
        };
    };
    removeStaffPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPasskeyRemoval"];
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
                        value: components["schemas"]["StaffProofRemoved"];
                    };
                };
            };
        };
    };
    getStaffProofs: {
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
                        value: components["schemas"]["StaffProofs"];
                    };
                };
            };
        };
    };
    getStaffMember: {
        parameters: {
            query: {
                id: string;
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
                        value: components["schemas"]["StaffMemberDetails"];
                    };
                };
            };
        };
    };
    correctStaffMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffMemberCorrection"];
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
                        value: components["schemas"]["StaffMemberDetails"];
                    };
                };
            };
        };
    };
    getStaffMemberDeposits: {
        parameters: {
            query: {
                id: string;
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
                        value: components["schemas"]["StaffMemberDeposits"];
                    };
                };
            };
        };
    };
    excludeStaffMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffMemberExclude"];
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
                        value: components["schemas"]["StaffMemberDetails"];
                    };
                };
            };
        };
    };
    setStaffMemberFlag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffMemberFlagChange"];
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
                        value: components["schemas"]["StaffMemberDetails"];
                    };
                };
            };
        };
    };
    setStaffMemberLabel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffMemberLabel"];
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
                        value: components["schemas"]["StaffMemberDetails"];
                    };
                };
            };
        };
    };
    setStaffMemberLimit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffMemberLimitChange"];
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
                        value: components["schemas"]["StaffMemberDetails"];
                    };
                };
            };
        };
    };
    lockStaffMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffMemberLock"];
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
                        value: components["schemas"]["StaffMemberDetails"];
                    };
                };
            };
        };
    };
    getStaffMemberMovements: {
        parameters: {
            query: {
                id: string;
                page?: number;
                pageSize?: number;
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
                        value: components["schemas"]["StaffMemberMovements"];
                    };
                };
            };
        };
    };
    addStaffMemberNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffMemberNoteNew"];
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
                        value: components["schemas"]["StaffMemberDetails"];
                    };
                };
            };
        };
    };
    resetStaffMemberProof: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffMemberProofReset"];
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
                        value: components["schemas"]["StaffMemberDetails"];
                    };
                };
            };
        };
    };
    revealStaffMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffMemberReveal"];
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
                        value: components["schemas"]["StaffMemberRevealed"];
                    };
                };
            };
        };
    };
    getStaffMemberRounds: {
        parameters: {
            query: {
                id: string;
                page?: number;
                pageSize?: number;
                reference?: string;
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
                        value: components["schemas"]["StaffMemberRounds"];
                    };
                };
            };
        };
    };
    getStaffMemberSessions: {
        parameters: {
            query: {
                id: string;
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
                        value: components["schemas"]["StaffMemberSessions"];
                    };
                };
            };
        };
    };
    endStaffMemberSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffMemberSessionsEnd"];
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
                        value: components["schemas"]["StaffMemberDetails"];
                    };
                };
            };
        };
    };
    unlockStaffMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffMemberUnlock"];
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
                        value: components["schemas"]["StaffMemberDetails"];
                    };
                };
            };
        };
    };
    getStaffMemberWithdrawals: {
        parameters: {
            query: {
                id: string;
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
                        value: components["schemas"]["StaffMemberWithdrawals"];
                    };
                };
            };
        };
    };
    getStaffMembers: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                search?: string;
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
                        value: components["schemas"]["StaffMembers"];
                    };
                };
            };
        };
    };
    getStaffOverview: {
        parameters: {
            query?: {
                from?: string;
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
                        value: components["schemas"]["StaffOverview"];
                    };
                };
            };
        };
    };
    getStaffPeople: {
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
                        value: components["schemas"]["StaffPeople"];
                    };
                };
            };
        };
    };
    inviteStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffInvite"];
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
                        value: components["schemas"]["StaffPeopleOutcome"];
                    };
                };
            };
        };
    };
    setStaffGrants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffGrantsChange"];
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
                        value: components["schemas"]["StaffPeopleOutcome"];
                    };
                };
            };
        };
    };
    removeStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRemoval"];
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
                        value: components["schemas"]["StaffPeopleOutcome"];
                    };
                };
            };
        };
    };
    getStaffPeopleRequests: {
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
                        value: components["schemas"]["StaffPeopleRequests"];
                    };
                };
            };
        };
    };
    decideStaffPeopleRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPeopleRequestDecision"];
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
                        value: components["schemas"]["StaffPeopleDecided"];
                    };
                };
            };
        };
    };
    proveStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffProof"];
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
                        value: components["schemas"]["StaffProven"];
                    };
                };
            };
        };
    };
    askStaffProofPasskey: {
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
                        value: components["schemas"]["PasskeyRequest"];
                    };
                };
            };
        };
    };
    getStaffRequests: {
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
                        value: components["schemas"]["StaffRequests"];
                    };
                };
            };
        };
    };
    decideStaffRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRequestDecision"];
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
                        value: components["schemas"]["StaffRequestDecided"];
                    };
                };
            };
        };
    };
    loginStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffLogin"];
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
                        value: components["schemas"]["StaffSelf"];
                    };
                };
            };
        };
    };
    logoutStaff: {
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
                        value: components["schemas"]["StaffLoggedOut"];
                    };
                };
            };
        };
    };
    askStaffPasskey: {
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
                        value: components["schemas"]["PasskeyRequest"];
                    };
                };
            };
        };
    };
    getStaffSite: {
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
                        value: components["schemas"]["StaffSite"];
                    };
                };
            };
        };
    };
    changeStaffSite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffSiteChange"];
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
                        value: components["schemas"]["StaffSite"];
                    };
                };
            };
        };
    };
    setStaffMaintenance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffMaintenanceChange"];
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
                        value: components["schemas"]["StaffSite"];
                    };
                };
            };
        };
    };
    askStaffPayoutRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPayoutRulesWish"];
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
                        value: components["schemas"]["StaffSite"];
                    };
                };
            };
        };
    };
    getStaffSiteRequests: {
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
                        value: components["schemas"]["StaffSiteRequests"];
                    };
                };
            };
        };
    };
    decideStaffSiteRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffSiteRequestDecision"];
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
                        value: components["schemas"]["StaffSiteDecision"];
                    };
                };
            };
        };
    };
    setStaffWallet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffWalletChange"];
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
                        value: components["schemas"]["StaffSite"];
                    };
                };
            };
        };
    };
    getStaffVendorCalls: {
        parameters: {
            query: {
                days?: number;
                vendor: string;
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
                        value: components["schemas"]["StaffVendorCalls"];
                    };
                };
            };
        };
    };
    turnStaffVendorSecret: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffVendorSecretTurn"];
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
                        value: components["schemas"]["StaffVendorSecretTurned"];
                    };
                };
            };
        };
    };
    endStaffVendorSecret: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffVendorSecretEnd"];
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
                        value: components["schemas"]["StaffVendorStanding"];
                    };
                };
            };
        };
    };
    getStaffVendors: {
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
                        value: components["schemas"]["StaffVendors"];
                    };
                };
            };
        };
    };
    getStaffVoice: {
        parameters: {
            query: {
                reference: string;
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
                        value: components["schemas"]["StaffVoiceDetails"];
                    };
                };
            };
        };
    };
    answerStaffVoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffVoiceReply"];
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
                        value: components["schemas"]["StaffVoiceDetails"];
                    };
                };
            };
        };
    };
    assignStaffVoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffVoiceAssignment"];
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
                        value: components["schemas"]["StaffVoiceDetails"];
                    };
                };
            };
        };
    };
    reopenStaffVoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffVoiceReopening"];
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
                        value: components["schemas"]["StaffVoiceDetails"];
                    };
                };
            };
        };
    };
    revealStaffVoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffVoiceReveal"];
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
                        value: components["schemas"]["StaffVoiceRevealed"];
                    };
                };
            };
        };
    };
    getStaffVoices: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                questionType?: "account" | "deposit" | "withdrawal" | "game" | "promotion" | "affiliate" | "complaint" | "other";
                queue?: "open" | "mine" | "answered" | "all";
                search?: string;
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
                        value: components["schemas"]["StaffVoices"];
                    };
                };
            };
        };
    };
    getStaffVoiceTemplates: {
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
                        value: components["schemas"]["StaffVoiceTemplates"];
                    };
                };
            };
        };
    };
    saveStaffVoiceTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffVoiceTemplateChange"];
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
                        value: components["schemas"]["StaffVoiceTemplates"];
                    };
                };
            };
        };
    };
    removeStaffVoiceTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffVoiceTemplateRemoval"];
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
                        value: components["schemas"]["StaffVoiceTemplates"];
                    };
                };
            };
        };
    };
    getStaffWithdrawal: {
        parameters: {
            query: {
                reference: string;
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
                        value: components["schemas"]["StaffWithdrawalDetails"];
                    };
                };
            };
        };
    };
    approveStaffWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffApproval"];
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
                        value: components["schemas"]["StaffDecision"];
                    };
                };
            };
        };
    };
    claimStaffWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffClaim"];
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
                        value: components["schemas"]["StaffWithdrawalDetails"];
                    };
                };
            };
        };
    };
    decideStaffDispute: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffDisputeDecision"];
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
                        value: components["schemas"]["StaffDecision"];
                    };
                };
            };
        };
    };
    forceStaffReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffForcedReceipt"];
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
                        value: components["schemas"]["StaffDecision"];
                    };
                };
            };
        };
    };
    holdStaffWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffHold"];
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
                        value: components["schemas"]["StaffDecision"];
                    };
                };
            };
        };
    };
    revealStaffProof: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffProofReveal"];
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
                        value: components["schemas"]["StaffProofRevealed"];
                    };
                };
            };
        };
    };
    rejectStaffWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRejection"];
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
                        value: components["schemas"]["StaffDecision"];
                    };
                };
            };
        };
    };
    releaseStaffWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRelease"];
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
                        value: components["schemas"]["StaffWithdrawalDetails"];
                    };
                };
            };
        };
    };
    resumeStaffWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffResumption"];
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
                        value: components["schemas"]["StaffDecision"];
                    };
                };
            };
        };
    };
    revealStaffWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffReveal"];
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
                        value: components["schemas"]["StaffRevealed"];
                    };
                };
            };
        };
    };
    getStaffWithdrawals: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                queue?: "decide" | "onHold" | "disputes" | "underway" | "all";
                search?: string;
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
                        value: components["schemas"]["StaffWithdrawals"];
                    };
                };
            };
        };
    };
    decideStaffWithdrawals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffBatch"];
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
                        value: components["schemas"]["StaffBatchDecided"];
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
    getDeposits: {
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
                        value: components["schemas"]["Deposits"];
                    };
                };
            };
        };
    };
    startDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositStart"];
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
                        value: components["schemas"]["Deposit"];
                    };
                };
            };
        };
    };
    cancelDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositCancel"];
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
                        value: components["schemas"]["Deposit"];
                    };
                };
            };
        };
    };
    getDeposit: {
        parameters: {
            query: {
                reference: string;
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
                        value: components["schemas"]["Deposit"];
                    };
                };
            };
        };
    };
    getDepositOffers: {
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
                        value: components["schemas"]["DepositOffers"];
                    };
                };
            };
        };
    };
    uploadDepositSlip: {
        parameters: {
            query: {
                reference: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
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
                        value: components["schemas"]["Deposit"];
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
    sendPhoneCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneCodeRequest"];
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
                        value: components["schemas"]["PhoneCodeSent"];
                    };
                };
            };
        };
    };
    redeemPhoneCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneCode"];
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
                        value: components["schemas"]["PhoneToken"];
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
