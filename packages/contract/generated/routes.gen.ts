// Generated from the endpoint table by `npm run generate`. Do not edit.
import type { Route } from '../src/route.ts';

/** Answers while the process runs. */
export const getLiveness: Route<'getLiveness'> = { id: 'getLiveness', method: 'GET', path: '/health/live', module: 'HEALTH', token: false, isSafe: true, isRaw: true };

/** Answers ready (200) when the database answers and the ledger is whole, otherwise not ready (503) with the check that fails, or draining (503) when the node is about to stop. */
export const getReadiness: Route<'getReadiness'> = { id: 'getReadiness', method: 'GET', path: '/health/ready', module: 'HEALTH', token: false, isSafe: true, isRaw: true };

/** The public keys that encrypted payloads are sealed for (RFC 7517). */
export const getJwks: Route<'getJwks'> = { id: 'getJwks', method: 'GET', path: '/.well-known/jwks.json', module: 'HEALTH', token: false, isSafe: true, isRaw: true };

/** Whether this visitor may see the site of this host, and what it needs to start. */
export const getPermission: Route<'getPermission'> = { id: 'getPermission', method: 'GET', path: '/wps/system/permission', module: 'SYSTEM', token: false, isSafe: true, timeout: 10000 };

/** The merchant's settings tree. */
export const getWhitelabel: Route<'getWhitelabel'> = { id: 'getWhitelabel', method: 'GET', path: '/wps/system/whitelabel', module: 'SYSTEM', token: false, isSafe: true };

/** Which fields registration asks for. */
export const getRegisterSettings: Route<'getRegisterSettings'> = { id: 'getRegisterSettings', method: 'GET', path: '/wps/system/setting/register', module: 'SYSTEM', token: false, isSafe: true };

/** The validation rule of every registration and password field. */
export const getRegisterRules: Route<'getRegisterRules'> = { id: 'getRegisterRules', method: 'GET', path: '/wps/system/setting/validation', module: 'SYSTEM', token: false, isSafe: true };

/** The entries of the site's navigation, in the reader's language. */
export const getMenuSettings: Route<'getMenuSettings'> = { id: 'getMenuSettings', method: 'GET', path: '/wps/system/setting/menu', module: 'SYSTEM', token: false, isSafe: true };

/** The server time, and whether the site is under maintenance and until when. */
export const getStatus: Route<'getStatus'> = { id: 'getStatus', method: 'GET', path: '/wps/system/status', module: 'SYSTEM', token: false, isSafe: true };

/** The merchant's domains that a player may switch to. */
export const getDomainRoute: Route<'getDomainRoute'> = { id: 'getDomainRoute', method: 'GET', path: '/wps/system/domainRoute', module: 'SYSTEM', token: false, isSafe: true };

/** The help centre's topics in the reader's language, terms and privacy policy among them. */
export const getHelpCenter: Route<'getHelpCenter'> = { id: 'getHelpCenter', method: 'GET', path: '/wps/system/helpCenter', module: 'SYSTEM', token: false, isSafe: true };

/** The countries whose mobile numbers the merchant accepts, the usual one first. */
export const getCountries: Route<'getCountries'> = { id: 'getCountries', method: 'GET', path: '/wps/system/countries', module: 'SYSTEM', token: false, isSafe: true };

/** Remembers the account's language for messages sent to it. */
export const updateLanguage: Route<'updateLanguage'> = { id: 'updateLanguage', method: 'PUT', path: '/wps/system/language', module: 'SYSTEM', token: true, bodyType: 'json' };

/** Opens a session by username and password, by mobile number and SMS code, or by social sign-in. */
export const login: Route<'login'> = { id: 'login', method: 'POST', path: '/wps/session/login', module: 'SESSION', token: false, bodyType: 'jwe' };

/** Opens a free-play account (type 4) with demo money for 24 hours. */
export const loginFreePlay: Route<'loginFreePlay'> = { id: 'loginFreePlay', method: 'POST', path: '/wps/session/login/freeplay', module: 'SESSION', token: false, bodyType: 'json' };

/** Opens a session by the cookie of a remembered login, which is replaced. */
export const resumeSession: Route<'resumeSession'> = { id: 'resumeSession', method: 'POST', path: '/wps/session/resume', module: 'SESSION', token: false };

/** Closes the session and forgets the remembered login. */
export const logout: Route<'logout'> = { id: 'logout', method: 'DELETE', path: '/wps/session/logout', module: 'SESSION', token: true };

/** A captcha as a base64 PNG; a cookie ties the answer to it. One a second. */
export const getCaptcha: Route<'getCaptcha'> = { id: 'getCaptcha', method: 'GET', path: '/wps/captcha', module: 'SESSION', token: false, isSafe: true };

/** A captcha as a question in words in the reader's language, for those who do not see the image. */
export const getCaptchaQuestion: Route<'getCaptchaQuestion'> = { id: 'getCaptchaQuestion', method: 'GET', path: '/wps/captcha/question', module: 'SESSION', token: false, isSafe: true };

/** What a page needs to show GeeTest's captcha in place of the image. */
export const getGeetest: Route<'getGeetest'> = { id: 'getGeetest', method: 'GET', path: '/wps/captcha/geetest', module: 'SESSION', token: false, isSafe: true };

/** Sends a code by SMS to log in or to set a new password. The answer tells nothing about the number. */
export const sendSms: Route<'sendSms'> = { id: 'sendSms', method: 'POST', path: '/wps/verification/sms/noLogin', module: 'SESSION', token: false, bodyType: 'json' };

/** Sends a registration code to a mobile number, or to the number given as the username. */
export const sendRegisterSms: Route<'sendRegisterSms'> = { id: 'sendRegisterSms', method: 'POST', path: '/wps/verification/sms/register', module: 'SESSION', token: false, bodyType: 'json' };

/** Begins a sign-in at Google, Facebook or Telegram: says where a popup has to lead. */
export const startSocial: Route<'startSocial'> = { id: 'startSocial', method: 'POST', path: '/wps/session/social', module: 'SESSION', token: false, bodyType: 'json' };

/** Takes what came back to the popup, once and from the same browser, for the party's token. */
export const finishSocial: Route<'finishSocial'> = { id: 'finishSocial', method: 'POST', path: '/wps/session/social/token', module: 'SESSION', token: false, bodyType: 'json' };

/** Has Firebase send a code by SMS for a login or a registration. */
export const sendPhoneCode: Route<'sendPhoneCode'> = { id: 'sendPhoneCode', method: 'POST', path: '/wps/verification/firebase', module: 'SESSION', token: false, bodyType: 'json' };

/** Takes a code that Firebase has sent for its token. */
export const redeemPhoneCode: Route<'redeemPhoneCode'> = { id: 'redeemPhoneCode', method: 'POST', path: '/wps/verification/firebase/token', module: 'SESSION', token: false, bodyType: 'json' };

/** The parties that the member's account is linked to. */
export const getSocialLinks: Route<'getSocialLinks'> = { id: 'getSocialLinks', method: 'GET', path: '/wps/member/social', module: 'MEMBER', token: true, isSafe: true };

/** Links a party to the member's account, confirmed by the login password. */
export const linkSocial: Route<'linkSocial'> = { id: 'linkSocial', method: 'POST', path: '/wps/member/social', module: 'MEMBER', token: true, bodyType: 'jwe' };

/** Unlinks a party from the member's account, confirmed by the login password. */
export const unlinkSocial: Route<'unlinkSocial'> = { id: 'unlinkSocial', method: 'POST', path: '/wps/member/social/unlink', module: 'MEMBER', token: true, bodyType: 'jwe' };

/** Opens the session of a login from an unknown address, by a second proof. */
export const verifyLogin: Route<'verifyLogin'> = { id: 'verifyLogin', method: 'POST', path: '/wps/session/login/verification', module: 'SESSION', token: false, bodyType: 'jwe' };

/** Sends a code to the account's own phone or mailbox for a login from an unknown address. */
export const sendLoginVerificationCode: Route<'sendLoginVerificationCode'> = { id: 'sendLoginVerificationCode', method: 'POST', path: '/wps/session/login/verification/code', module: 'SESSION', token: false, bodyType: 'jwe' };

/** The authenticator of the member and the addresses that are known. */
export const getSecurity: Route<'getSecurity'> = { id: 'getSecurity', method: 'GET', path: '/wps/member/security', module: 'MEMBER', token: true, isSafe: true };

/** Forgets an address: the next login from it is verified. */
export const removeKnownAddress: Route<'removeKnownAddress'> = { id: 'removeKnownAddress', method: 'POST', path: '/wps/member/security/addresses/remove', module: 'MEMBER', token: true, bodyType: 'json' };

/** Lets the member’s wins stand on the winner board, under a masked name, or keeps them off it. */
export const setWinnerBoard: Route<'setWinnerBoard'> = { id: 'setWinnerBoard', method: 'POST', path: '/wps/member/security/winnerBoard', module: 'MEMBER', token: true, bodyType: 'json' };

/** Makes a secret for an authenticator app, in place of one that was not confirmed. */
export const beginAuthenticator: Route<'beginAuthenticator'> = { id: 'beginAuthenticator', method: 'POST', path: '/wps/member/security/authenticator', module: 'MEMBER', token: true };

/** Turns the authenticator on and answers its recovery codes. */
export const confirmAuthenticator: Route<'confirmAuthenticator'> = { id: 'confirmAuthenticator', method: 'PUT', path: '/wps/member/security/authenticator', module: 'MEMBER', token: true, bodyType: 'jwe' };

/** Makes new recovery codes; those before are worth nothing any more. */
export const renewRecoveryCodes: Route<'renewRecoveryCodes'> = { id: 'renewRecoveryCodes', method: 'POST', path: '/wps/member/security/authenticator/recovery', module: 'MEMBER', token: true, bodyType: 'jwe' };

/** Turns the authenticator off and forgets its recovery codes. */
export const removeAuthenticator: Route<'removeAuthenticator'> = { id: 'removeAuthenticator', method: 'POST', path: '/wps/member/security/authenticator/remove', module: 'MEMBER', token: true, bodyType: 'jwe' };

/** The browsers that are logged in, and the latest logins and tries. */
export const getDevices: Route<'getDevices'> = { id: 'getDevices', method: 'GET', path: '/wps/member/security/devices', module: 'MEMBER', token: true, isSafe: true };

/** Logs another browser of the member out and forgets its remembered login. */
export const endDevice: Route<'endDevice'> = { id: 'endDevice', method: 'POST', path: '/wps/member/security/devices/end', module: 'MEMBER', token: true, bodyType: 'json' };

/** Logs every browser but this one out. */
export const endOtherDevices: Route<'endOtherDevices'> = { id: 'endOtherDevices', method: 'POST', path: '/wps/member/security/devices/endOthers', module: 'MEMBER', token: true };

/** The key that browsers subscribe to notifications with, and whether this browser is told of messages. */
export const getPush: Route<'getPush'> = { id: 'getPush', method: 'GET', path: '/wps/member/push', module: 'MEMBER', token: true, isSafe: true };

/** Tells this browser of new messages, for as long as its login lasts. */
export const keepPush: Route<'keepPush'> = { id: 'keepPush', method: 'PUT', path: '/wps/member/push', module: 'MEMBER', token: true, bodyType: 'json' };

/** Tells this browser of messages no more. */
export const endPush: Route<'endPush'> = { id: 'endPush', method: 'POST', path: '/wps/member/push/end', module: 'MEMBER', token: true };

/** What a browser is asked with to use a passkey: any of the site, or those of a login that waits. */
export const askPasskey: Route<'askPasskey'> = { id: 'askPasskey', method: 'POST', path: '/wps/session/login/passkey/options', module: 'SESSION', token: false, bodyType: 'json' };

/** Opens a session by a passkey, which needs no further proof. */
export const loginByPasskey: Route<'loginByPasskey'> = { id: 'loginByPasskey', method: 'POST', path: '/wps/session/login/passkey', module: 'SESSION', token: false, bodyType: 'jwe' };

/** What a browser is asked with to make a passkey for the member. */
export const beginPasskey: Route<'beginPasskey'> = { id: 'beginPasskey', method: 'POST', path: '/wps/member/security/passkeys/options', module: 'MEMBER', token: true, bodyType: 'jwe' };

/** Keeps a passkey that the browser has made. */
export const addPasskey: Route<'addPasskey'> = { id: 'addPasskey', method: 'POST', path: '/wps/member/security/passkeys', module: 'MEMBER', token: true, bodyType: 'json' };

/** Forgets a passkey of the member. */
export const removePasskey: Route<'removePasskey'> = { id: 'removePasskey', method: 'POST', path: '/wps/member/security/passkeys/remove', module: 'MEMBER', token: true, bodyType: 'jwe' };

/** Who is logged in. */
export const getMemberInfo: Route<'getMemberInfo'> = { id: 'getMemberInfo', method: 'GET', path: '/wps/member/info', module: 'MEMBER', token: true, isSafe: true };

/** Opens an account and logs it in. */
export const register: Route<'register'> = { id: 'register', method: 'PUT', path: '/wps/member/register', module: 'MEMBER', token: false, bodyType: 'jwe' };

/** Opens an account by mobile number and SMS code and logs it in. */
export const registerMobile: Route<'registerMobile'> = { id: 'registerMobile', method: 'PUT', path: '/wps/member/register/mobile', module: 'MEMBER', token: false, bodyType: 'jwe' };

/** Changes the password; every other session of the account ends. */
export const changePassword: Route<'changePassword'> = { id: 'changePassword', method: 'POST', path: '/wps/member/password', module: 'MEMBER', token: true, bodyType: 'jwe' };

/** Sends a link for a new password when username and e-mail belong together. The answer does not tell. */
export const forgotPasswordByEmail: Route<'forgotPasswordByEmail'> = { id: 'forgotPasswordByEmail', method: 'POST', path: '/wps/member/password/email', module: 'MEMBER', token: false, bodyType: 'form' };

/** Sets a new password by the link of an e-mail, once. */
export const setPasswordByLink: Route<'setPasswordByLink'> = { id: 'setPasswordByLink', method: 'POST', path: '/wps/member/password/email/verification', module: 'MEMBER', token: false, bodyType: 'jwe' };

/** Sets a new password by a code sent to the phone of the account. */
export const setPasswordByPhone: Route<'setPasswordByPhone'> = { id: 'setPasswordByPhone', method: 'POST', path: '/wps/member/password/verification', module: 'MEMBER', token: false, bodyType: 'jwe' };

/** Records consent to the current terms and privacy policy. */
export const acceptTerms: Route<'acceptTerms'> = { id: 'acceptTerms', method: 'POST', path: '/wps/member/terms', module: 'MEMBER', token: true, bodyType: 'json' };

/** Whether an affiliate or referral code may be used here, and its owner as visitors may see it. */
export const getAffiliate: Route<'getAffiliate'> = { id: 'getAffiliate', method: 'GET', path: '/wps/agent/affiliate', module: 'AGENT', token: false, isSafe: true };

/** The account's picture. */
export const getMemberIcon: Route<'getMemberIcon'> = { id: 'getMemberIcon', method: 'GET', path: '/wps/member/info/icon', module: 'MEMBER', token: true, isSafe: true };

/** What is known of the member, and what of it may be changed. */
export const getProfile: Route<'getProfile'> = { id: 'getProfile', method: 'GET', path: '/wps/member/profile', module: 'MEMBER', token: true, isSafe: true };

/** Keeps fields that the merchant asks for; what proves age or payee only once. */
export const setProfile: Route<'setProfile'> = { id: 'setProfile', method: 'PUT', path: '/wps/member/profile', module: 'MEMBER', token: true, bodyType: 'jwe' };

/** Takes one of the drawn avatars as the picture; one of the member’s own is forgotten. */
export const setAvatar: Route<'setAvatar'> = { id: 'setAvatar', method: 'POST', path: '/wps/member/profile/avatar', module: 'MEMBER', token: true, bodyType: 'json' };

/** Takes a PNG or JPEG as the picture, drawn anew as a small square. */
export const uploadAvatar: Route<'uploadAvatar'> = { id: 'uploadAvatar', method: 'POST', path: '/wps/member/profile/picture', module: 'MEMBER', token: true, bodyType: 'image', timeout: 60000 };

/** Sends a code to a phone or mailbox that is to be the account’s. */
export const sendContactCode: Route<'sendContactCode'> = { id: 'sendContactCode', method: 'POST', path: '/wps/member/contact/code', module: 'MEMBER', token: true, bodyType: 'jwe' };

/** Binds, verifies or changes the phone or e-mail, by the code sent to it and a proof of the member. */
export const setContact: Route<'setContact'> = { id: 'setContact', method: 'PUT', path: '/wps/member/contact', module: 'MEMBER', token: true, bodyType: 'jwe' };

/** Sends a code that proves the member to the account’s own verified phone or mailbox. */
export const sendProofCode: Route<'sendProofCode'> = { id: 'sendProofCode', method: 'POST', path: '/wps/member/proof/code', module: 'MEMBER', token: true, bodyType: 'json' };

/** What a browser is asked with to prove the member by one of the account’s passkeys. */
export const askProofPasskey: Route<'askProofPasskey'> = { id: 'askProofPasskey', method: 'POST', path: '/wps/member/proof/passkey', module: 'MEMBER', token: true };

/** What the member has. Amounts are integers in the minor unit of the currency. */
export const getBalance: Route<'getBalance'> = { id: 'getBalance', method: 'GET', path: '/wps/v2/wallets/balance', module: 'WALLET', token: true, isSafe: true };

/** All of the member’s wallets together. Vendors have wallets only where one does not serve all. */
export const getConsolidatedFunds: Route<'getConsolidatedFunds'> = { id: 'getConsolidatedFunds', method: 'GET', path: '/wps/member/info/funds/consolidated', module: 'WALLET', token: true, isSafe: true };

/** Whether one wallet serves every vendor, or each vendor has its own. */
export const getMerchantWallet: Route<'getMerchantWallet'> = { id: 'getMerchantWallet', method: 'GET', path: '/wps/v2/wallets/merchant', module: 'WALLET', token: true, isSafe: true };

/** Moves real money between the main wallet and a vendor’s, or between two vendors’. */
export const transferWallet: Route<'transferWallet'> = { id: 'transferWallet', method: 'POST', path: '/wps/relay/GCS_walletTransfer', module: 'WALLET', token: true, bodyType: 'json' };

/** Sets the first payment password, which the password of the login confirms. */
export const setPaymentPassword: Route<'setPaymentPassword'> = { id: 'setPaymentPassword', method: 'POST', path: '/wps/payment/password', module: 'PAYMENT', token: true, bodyType: 'jwe' };

/** Changes the payment password, which the old one confirms. */
export const changePaymentPassword: Route<'changePaymentPassword'> = { id: 'changePaymentPassword', method: 'PUT', path: '/wps/payment/password', module: 'PAYMENT', token: true, bodyType: 'jwe' };

/** The proofs by which a forgotten payment password is set anew; none means: ask the support. */
export const getPaymentPasswordReset: Route<'getPaymentPasswordReset'> = { id: 'getPaymentPasswordReset', method: 'GET', path: '/wps/payment/password/reset', module: 'PAYMENT', token: true, isSafe: true };

/** Sends the code for a new payment password to the member’s own verified phone or mailbox. */
export const sendPaymentPasswordCode: Route<'sendPaymentPasswordCode'> = { id: 'sendPaymentPasswordCode', method: 'POST', path: '/wps/payment/password/code', module: 'PAYMENT', token: true, bodyType: 'jwe' };

/** Sets a forgotten payment password anew by the password of the login and a proof; withdrawals wait then. */
export const resetPaymentPassword: Route<'resetPaymentPassword'> = { id: 'resetPaymentPassword', method: 'POST', path: '/wps/payment/password/reset', module: 'PAYMENT', token: true, bodyType: 'jwe' };

/** The bank accounts that the member withdraws to, and the banks there are. */
export const getBankCards: Route<'getBankCards'> = { id: 'getBankCards', method: 'GET', path: '/wps/payment/cards', module: 'PAYMENT', token: true, isSafe: true };

/** Adds a bank account in the member’s own name; the payment password confirms it. */
export const addBankCard: Route<'addBankCard'> = { id: 'addBankCard', method: 'POST', path: '/wps/payment/cards', module: 'PAYMENT', token: true, bodyType: 'jwe' };

/** Removes a bank account; withdrawals under way to it go on. */
export const removeBankCard: Route<'removeBankCard'> = { id: 'removeBankCard', method: 'POST', path: '/wps/payment/cards/remove', module: 'PAYMENT', token: true, bodyType: 'jwe' };

/** What the member can withdraw today: limits of the merchant and of the member, and the fee. */
export const getWithdrawalTerms: Route<'getWithdrawalTerms'> = { id: 'getWithdrawalTerms', method: 'GET', path: '/wps/payment/withdrawals/terms', module: 'PAYMENT', token: true, isSafe: true };

/** Asks for a withdrawal and sets its money aside. */
export const requestWithdrawal: Route<'requestWithdrawal'> = { id: 'requestWithdrawal', method: 'POST', path: '/wps/payment/withdrawals', module: 'PAYMENT', token: true, bodyType: 'jwe' };

/** The member’s withdrawals, newest first. */
export const getWithdrawals: Route<'getWithdrawals'> = { id: 'getWithdrawals', method: 'GET', path: '/wps/payment/withdrawals', module: 'PAYMENT', token: true, isSafe: true };

/** One withdrawal of the member with its history. */
export const getWithdrawal: Route<'getWithdrawal'> = { id: 'getWithdrawal', method: 'GET', path: '/wps/payment/withdrawal', module: 'PAYMENT', token: true, isSafe: true };

/** Takes back a withdrawal that is not approved yet; its money returns. */
export const cancelWithdrawal: Route<'cancelWithdrawal'> = { id: 'cancelWithdrawal', method: 'POST', path: '/wps/payment/withdrawals/cancel', module: 'PAYMENT', token: true, bodyType: 'json' };

/** Says whether a payment has arrived: whole, partly, or not at all with proof. */
export const confirmWithdrawal: Route<'confirmWithdrawal'> = { id: 'confirmWithdrawal', method: 'POST', path: '/wps/payment/withdrawals/confirm', module: 'PAYMENT', token: true, bodyType: 'json' };

/** Uploads a picture that shows what has not arrived: PNG or JPEG of at most 5 MB, three of them. */
export const addWithdrawalProof: Route<'addWithdrawalProof'> = { id: 'addWithdrawalProof', method: 'POST', path: '/wps/payment/withdrawals/proofs', module: 'PAYMENT', token: true, bodyType: 'image', timeout: 60000 };

/** The ways in which the member can deposit, with their bounds. */
export const getDepositOffers: Route<'getDepositOffers'> = { id: 'getDepositOffers', method: 'GET', path: '/wps/v2/deposits/offers', module: 'DEPOSIT', token: true, isSafe: true };

/** Asks for a deposit. */
export const startDeposit: Route<'startDeposit'> = { id: 'startDeposit', method: 'POST', path: '/wps/v2/deposits', module: 'DEPOSIT', token: true, bodyType: 'json', timeout: 30000 };

/** The member's deposits, newest first. */
export const getDeposits: Route<'getDeposits'> = { id: 'getDeposits', method: 'GET', path: '/wps/v2/deposits', module: 'DEPOSIT', token: true, isSafe: true };

/** One deposit of the member, as it stands. */
export const getDeposit: Route<'getDeposit'> = { id: 'getDeposit', method: 'GET', path: '/wps/v2/deposits/detail', module: 'DEPOSIT', token: true, isSafe: true };

/** Calls a waiting deposit off. Money that arrives all the same is credited. */
export const cancelDeposit: Route<'cancelDeposit'> = { id: 'cancelDeposit', method: 'POST', path: '/wps/v2/deposits/cancel', module: 'DEPOSIT', token: true, bodyType: 'json' };

/** Keeps a picture of the bank's slip with a deposit, PNG or JPEG; a further one replaces it. */
export const uploadDepositSlip: Route<'uploadDepositSlip'> = { id: 'uploadDepositSlip', method: 'POST', path: '/wps/v2/deposits/slip', module: 'DEPOSIT', token: true, bodyType: 'image', timeout: 60000 };

/** Sets most within 24 hours, for all of this host's members or for one; null sets none of its own. */
export const setSandboxDepositLimits: Route<'setSandboxDepositLimits'> = { id: 'setSandboxDepositLimits', method: 'POST', path: '/sandbox/deposit-limits', module: 'SANDBOX', token: false, bodyType: 'json' };

/** What became of a deposit or a payout, or that a transfer has arrived without an order. Anything but 2xx is to be sent again. */
export const receivePaymentEvent: Route<'receivePaymentEvent'> = { id: 'receivePaymentEvent', method: 'POST', path: '/wps/payment/callback', module: 'PAYMENT', token: false, bodyType: 'json' };

/** The movements of one wallet of the member, newest first, each with the balance after it. */
export const getAccountRecord: Route<'getAccountRecord'> = { id: 'getAccountRecord', method: 'GET', path: '/wps/member/records/account', module: 'RECORDS', token: true, isSafe: true };

/** The statement of every wallet as CSV, oldest first, in parts of bounded size; up to a year at once. */
export const getStatement: Route<'getStatement'> = { id: 'getStatement', method: 'GET', path: '/wps/member/records/statement', module: 'RECORDS', token: true, isSafe: true, timeout: 60000 };

/** Stakes, wins, deposits, withdrawals and bonus money of the member, by day. */
export const getProfitAndLoss: Route<'getProfitAndLoss'> = { id: 'getProfitAndLoss', method: 'GET', path: '/wps/member/records/profit', module: 'RECORDS', token: true, isSafe: true };

/** The rounds that the member has begun in these days, newest first, open ones too. */
export const getBetHistory: Route<'getBetHistory'> = { id: 'getBetHistory', method: 'GET', path: '/wps/member/records/bets', module: 'RECORDS', token: true, isSafe: true };

/** Announcements, newest first, with the banners and promotions among them. */
export const getAnnouncements: Route<'getAnnouncements'> = { id: 'getAnnouncements', method: 'GET', path: '/wps/message/announcements', module: 'MESSAGE', token: false, isSafe: true };

/** The promotions of a group, with their banners. */
export const getPromotions: Route<'getPromotions'> = { id: 'getPromotions', method: 'GET', path: '/wps/message/promotions', module: 'MESSAGE', token: false, isSafe: true };

/** How many messages the member has not read. */
export const getUnreadCount: Route<'getUnreadCount'> = { id: 'getUnreadCount', method: 'GET', path: '/wps/message/unread', module: 'MESSAGE', token: true, isSafe: true };

/** The member's messages, newest first. */
export const getInbox: Route<'getInbox'> = { id: 'getInbox', method: 'GET', path: '/wps/message/inbox', module: 'MESSAGE', token: true, isSafe: true };

/** Marks one of the member’s messages as read. */
export const markMessageRead: Route<'markMessageRead'> = { id: 'markMessageRead', method: 'PUT', path: '/wps/message/read', module: 'MESSAGE', token: true, bodyType: 'json' };

/** Sends a question, complaint or affiliate request; it is kept and answered within 24 hours. */
export const sendFeedback: Route<'sendFeedback'> = { id: 'sendFeedback', method: 'PUT', path: '/wps/feedback', module: 'MESSAGE', token: true, bodyType: 'json' };

/** The member's own questions and complaints with their answers, newest first. */
export const getFeedback: Route<'getFeedback'> = { id: 'getFeedback', method: 'GET', path: '/wps/feedback', module: 'MESSAGE', token: true, isSafe: true };

/** The articles that are published, newest first, of all categories or of one. */
export const getArticles: Route<'getArticles'> = { id: 'getArticles', method: 'GET', path: '/wps/news/articles', module: 'NEWS', token: false, isSafe: true };

/** One article in full. */
export const getArticle: Route<'getArticle'> = { id: 'getArticle', method: 'GET', path: '/wps/news/article', module: 'NEWS', token: false, isSafe: true };

/** Tells what of the member’s changes, whoever changes it, for as long as the answer is read. It tells that something has changed and not what it is now, and at least once; whoever begins to read asks anew. */
export const followMember: Route<'followMember'> = { id: 'followMember', method: 'GET', path: '/wps/member/events', module: 'MEMBER', token: true, isSafe: true };

/** The member’s limits with what is used of them, time-out or self-exclusion, and what is offered. */
export const getResponsiblePlay: Route<'getResponsiblePlay'> = { id: 'getResponsiblePlay', method: 'GET', path: '/wps/responsiblePlay', module: 'PLAY', token: true, isSafe: true };

/** Sets a limit: a tighter one at once, a looser one or none (null) after the waiting time. */
export const setPlayLimit: Route<'setPlayLimit'> = { id: 'setPlayLimit', method: 'PUT', path: '/wps/responsiblePlay/limit', module: 'PLAY', token: true, bodyType: 'json' };

/** Withdraws a looser limit that waits, so that the present one stays. */
export const keepPlayLimit: Route<'keepPlayLimit'> = { id: 'keepPlayLimit', method: 'POST', path: '/wps/responsiblePlay/limit/keep', module: 'PLAY', token: true, bodyType: 'json' };

/** Stops bets and deposits at once for some hours. It cannot be shortened or undone. */
export const startTimeOut: Route<'startTimeOut'> = { id: 'startTimeOut', method: 'POST', path: '/wps/responsiblePlay/timeOut', module: 'PLAY', token: true, bodyType: 'json' };

/** Stops bets and deposits at once for months, or for good (null). It cannot be shortened or undone. */
export const startSelfExclusion: Route<'startSelfExclusion'> = { id: 'startSelfExclusion', method: 'POST', path: '/wps/responsiblePlay/selfExclusion', module: 'PLAY', token: true, bodyType: 'json' };

/** Sets how often the member is told how long they have played. */
export const setRealityCheck: Route<'setRealityCheck'> = { id: 'setRealityCheck', method: 'PUT', path: '/wps/responsiblePlay/realityCheck', module: 'PLAY', token: true, bodyType: 'json' };

/** How long the member has been here, what they have won or lost, and when to tell them. */
export const getRealityCheck: Route<'getRealityCheck'> = { id: 'getRealityCheck', method: 'GET', path: '/wps/responsiblePlay/realityCheck', module: 'PLAY', token: true, isSafe: true };

/** The member has seen a reality check; the next one is due an interval from now. */
export const confirmRealityCheck: Route<'confirmRealityCheck'> = { id: 'confirmRealityCheck', method: 'POST', path: '/wps/responsiblePlay/realityCheck', module: 'PLAY', token: true };

/** Everything that the home page shows, in one answer. */
export const getHome: Route<'getHome'> = { id: 'getHome', method: 'GET', path: '/wps/relay/MCS_home', module: 'HOME', token: false, isSafe: true };

/** The games that the merchant offers, a page at a time. */
export const getGames: Route<'getGames'> = { id: 'getGames', method: 'GET', path: '/lgw/games', module: 'GAME', token: false, isSafe: true };

/** The player's favourite games by their ids, the latest first. */
export const getFavouriteIds: Route<'getFavouriteIds'> = { id: 'getFavouriteIds', method: 'GET', path: '/wps/relay/GLS2_favoriteIds', module: 'GAME', token: true, isSafe: true };

/** The player's favourite games, the latest first. */
export const getFavourites: Route<'getFavourites'> = { id: 'getFavourites', method: 'GET', path: '/wps/relay/GLS2_favorites', module: 'GAME', token: true, isSafe: true };

/** Makes a game a favourite; one that is one already stays it. */
export const addFavourite: Route<'addFavourite'> = { id: 'addFavourite', method: 'POST', path: '/wps/relay/GLS2_favorites', module: 'GAME', token: true, bodyType: 'json' };

/** Takes a game from the favourites; one that is none stays none. */
export const removeFavourite: Route<'removeFavourite'> = { id: 'removeFavourite', method: 'DELETE', path: '/wps/relay/GLS2_favorites', module: 'GAME', token: true, bodyType: 'json' };

/** The games that the player has opened, the latest first, each once. */
export const getRecentGames: Route<'getRecentGames'> = { id: 'getRecentGames', method: 'GET', path: '/wps/relay/GLS2_recentGames', module: 'GAME', token: true, isSafe: true };

/** Games in which a round of the player’s is still open and waits for the player, the latest first. */
export const getUnfinishedGames: Route<'getUnfinishedGames'> = { id: 'getUnfinishedGames', method: 'GET', path: '/wps/relay/GLS2_unfinishedGames', module: 'GAME', token: true, isSafe: true };

/** The games that are played most. */
export const getHotGames: Route<'getHotGames'> = { id: 'getHotGames', method: 'GET', path: '/wps/relay/GLS2_hotGames', module: 'GAME', token: false, isSafe: true };

/** The categories that have games, keyed by category. */
export const getGameTypes: Route<'getGameTypes'> = { id: 'getGameTypes', method: 'GET', path: '/wps/relay/GLS2_gameType', module: 'GAME', token: false, isSafe: true };

/** The vendors of the merchant, by category. */
export const getGameVendors: Route<'getGameVendors'> = { id: 'getGameVendors', method: 'GET', path: '/wps/relay/GLS2_gameVendor', module: 'GAME', token: false, isSafe: true };

/** What a game is: vendor, limits, return, rules and how it may be played. */
export const getGameInfo: Route<'getGameInfo'> = { id: 'getGameInfo', method: 'GET', path: '/wps/relay/GLS2_gameInfo', module: 'GAME', token: false, isSafe: true };

/** What there is to say about games: what the merchant has written, those under maintenance, then those of the last 30 days. */
export const getGameAnnouncements: Route<'getGameAnnouncements'> = { id: 'getGameAnnouncements', method: 'GET', path: '/wps/relay/GLS2_gameAnnouncements', module: 'GAME', token: false, isSafe: true };

/** Opens a game: with their own money for members, with demo money for free play. */
export const launchGame: Route<'launchGame'> = { id: 'launchGame', method: 'POST', path: '/wps/game/launchGame', module: 'GAME', token: true, bodyType: 'json' };

/** The lotteries of the merchant with their draw days and next draws. */
export const getLotteryGames: Route<'getLotteryGames'> = { id: 'getLotteryGames', method: 'GET', path: '/lgw/vn/games', module: 'LOTTERY', token: false, isSafe: true };

/** The lottery dropdown: official Central and Southern lotteries by weekday, the others in fives. */
export const getLotteryMenus: Route<'getLotteryMenus'> = { id: 'getLotteryMenus', method: 'GET', path: '/lgw/vn/games/game_menu', module: 'LOTTERY', token: false, isSafe: true };

/** What the state lotteries of a region have drawn on a day, the latest drawn day unless one is named. */
export const getDrawResults: Route<'getDrawResults'> = { id: 'getDrawResults', method: 'GET', path: '/lgw/vn/numeros/opened/region', module: 'LOTTERY', token: false, isSafe: true };

/** How often each ending came in the draws of a region in the last thirty days, the most frequent first. */
export const getPopularNumbers: Route<'getPopularNumbers'> = { id: 'getPopularNumbers', method: 'GET', path: '/lgw/vn/numeros/opened/game', module: 'LOTTERY', token: false, isSafe: true };

/** The latest draw of each nationwide or quick lottery that has drawn, newest first. */
export const getOpenedNumbers: Route<'getOpenedNumbers'> = { id: 'getOpenedNumbers', method: 'GET', path: '/lotto/lgw/games/opened/numero', module: 'LOTTERY', token: false, isSafe: true };

/** Where lotteries are played: all of them, or the one that is named. */
export const getLotteryLobby: Route<'getLotteryLobby'> = { id: 'getLotteryLobby', method: 'GET', path: '/lgw/vn/games/lobby', module: 'LOTTERY', token: false, isSafe: true };

/** Recent wins, newest first, players masked. */
export const getWinnerBoard: Route<'getWinnerBoard'> = { id: 'getWinnerBoard', method: 'GET', path: '/wps/relay/RCS_rankList', module: 'GAME', token: false, isSafe: true };

/** Rooms where players play each other, as their vendors list them now. */
export const getPvpRooms: Route<'getPvpRooms'> = { id: 'getPvpRooms', method: 'GET', path: '/wps/relay/GLS2_roomList', module: 'GAME', token: false, isSafe: true };

/** Matches that can be bet on, as their vendors list them now, with their odds. */
export const getFixtures: Route<'getFixtures'> = { id: 'getFixtures', method: 'GET', path: '/wps/relay/GLS2_fixtureList', module: 'GAME', token: false, isSafe: true };

/** Opens a room at its vendor, as launchGame opens a game. */
export const launchPvpRoom: Route<'launchPvpRoom'> = { id: 'launchPvpRoom', method: 'POST', path: '/wps/relay/GLS2_launchRoom', module: 'GAME', token: true, bodyType: 'json' };

/** Who has registered right below the agent, newest first, and the code that they registered by. */
export const getTeam: Route<'getTeam'> = { id: 'getTeam', method: 'GET', path: '/wps/agent/team', module: 'AGENT', token: true, isSafe: true };

/** Makes the agent's invitation code; one that is there stays. */
export const makeInvitationCode: Route<'makeInvitationCode'> = { id: 'makeInvitationCode', method: 'POST', path: '/wps/agent/code', module: 'AGENT', token: true };

/** What the player of a token can bet. */
export const vendorBalance: Route<'vendorBalance'> = { id: 'vendorBalance', method: 'POST', path: '/vendor/v1/balance', module: 'VENDOR', token: false, bodyType: 'json' };

/** Takes a stake from the player: real money first, then bonus money. Opens the round. */
export const vendorBet: Route<'vendorBet'> = { id: 'vendorBet', method: 'POST', path: '/vendor/v1/bet', module: 'VENDOR', token: false, bodyType: 'json' };

/** Pays what a bet has won, nothing too, in the proportion in which the bet was staked. */
export const vendorWin: Route<'vendorWin'> = { id: 'vendorWin', method: 'POST', path: '/vendor/v1/win', module: 'VENDOR', token: false, bodyType: 'json' };

/** Undoes a bet or a win. One that is not known yet will be refused when it arrives. */
export const vendorRollback: Route<'vendorRollback'> = { id: 'vendorRollback', method: 'POST', path: '/vendor/v1/rollback', module: 'VENDOR', token: false, bodyType: 'json' };

/** Closes a round: it takes no more bets and wins. */
export const vendorEndRound: Route<'vendorEndRound'> = { id: 'vendorEndRound', method: 'POST', path: '/vendor/v1/endRound', module: 'VENDOR', token: false, bodyType: 'json' };

/** Tells what a lottery of the vendor has drawn. A draw is told once; it is never changed. */
export const vendorDrawResult: Route<'vendorDrawResult'> = { id: 'vendorDrawResult', method: 'POST', path: '/vendor/v1/drawResult', module: 'VENDOR', token: false, bodyType: 'json' };

/** Logs in by e-mail, password and a code of the authenticator or a passkey, all at once. */
export const loginStaff: Route<'loginStaff'> = { id: 'loginStaff', method: 'POST', path: '/wps/staff/session', module: 'STAFF', token: false, bodyType: 'jwe' };

/** Ends the session. */
export const logoutStaff: Route<'logoutStaff'> = { id: 'logoutStaff', method: 'DELETE', path: '/wps/staff/session', module: 'STAFF', token: false };

/** Who is logged in, for which merchants, and what they may do there. */
export const getStaff: Route<'getStaff'> = { id: 'getStaff', method: 'GET', path: '/wps/staff/me', module: 'STAFF', token: false, isSafe: true };

/** Proves by a code of the authenticator, which counts once, or by a passkey who sits at the session now. */
export const proveStaff: Route<'proveStaff'> = { id: 'proveStaff', method: 'POST', path: '/wps/staff/proof', module: 'STAFF', token: false, bodyType: 'json' };

/** Reads an invitation, and the secret that the authenticator of whoever accepts it is to take. */
export const readStaffInvitation: Route<'readStaffInvitation'> = { id: 'readStaffInvitation', method: 'POST', path: '/wps/staff/invitation', module: 'STAFF', token: false, bodyType: 'json' };

/** Accepts an invitation with a name, a password and a first code or a new passkey, and logs in. */
export const acceptStaffInvitation: Route<'acceptStaffInvitation'> = { id: 'acceptStaffInvitation', method: 'POST', path: '/wps/staff/invitation/accept', module: 'STAFF', token: false, bodyType: 'jwe' };

/** Everyone who works in the console or is invited to. */
export const getStaffPeople: Route<'getStaffPeople'> = { id: 'getStaffPeople', method: 'GET', path: '/wps/staff/people', module: 'STAFF', token: false, isSafe: true };

/** Invites a person by e-mail once a second person agrees; one who has not accepted yet gets a new link. */
export const inviteStaff: Route<'inviteStaff'> = { id: 'inviteStaff', method: 'POST', path: '/wps/staff/people', module: 'STAFF', token: false, bodyType: 'json' };

/** Sets what a person may do where once a second person agrees; whoever loses a role is logged out everywhere at once. */
export const setStaffGrants: Route<'setStaffGrants'> = { id: 'setStaffGrants', method: 'PUT', path: '/wps/staff/people/grants', module: 'STAFF', token: false, bodyType: 'json' };

/** Removes a person, who is out at once, everywhere; somebody who manages staff once a second person agrees. */
export const removeStaff: Route<'removeStaff'> = { id: 'removeStaff', method: 'POST', path: '/wps/staff/people/remove', module: 'STAFF', token: false, bodyType: 'json' };

/** What about staff waits for a second person, the oldest first. */
export const getStaffPeopleRequests: Route<'getStaffPeopleRequests'> = { id: 'getStaffPeopleRequests', method: 'GET', path: '/wps/staff/people/requests', module: 'STAFF', token: false, isSafe: true };

/** Agrees to what another person has asked for about staff, which does it, or refuses it. */
export const decideStaffPeopleRequest: Route<'decideStaffPeopleRequest'> = { id: 'decideStaffPeopleRequest', method: 'POST', path: '/wps/staff/people/requests/decide', module: 'STAFF', token: false, bodyType: 'json' };

/** What staff did to a merchant and whose personal data they looked at, newest first. */
export const getStaffActions: Route<'getStaffActions'> = { id: 'getStaffActions', method: 'GET', path: '/wps/staff/actions', module: 'STAFF', token: false, isSafe: true };

/** What was done about staff itself: invitations, grants, removals, logins, newest first. */
export const getInstallationActions: Route<'getInstallationActions'> = { id: 'getInstallationActions', method: 'GET', path: '/wps/staff/installation/actions', module: 'STAFF', token: false, isSafe: true };

/** What a browser is asked with to log in with a passkey, any that it has of the console. */
export const askStaffPasskey: Route<'askStaffPasskey'> = { id: 'askStaffPasskey', method: 'POST', path: '/wps/staff/session/passkey', module: 'STAFF', token: false };

/** What a browser is asked with to make the passkey of whoever accepts an invitation. */
export const beginInvitedPasskey: Route<'beginInvitedPasskey'> = { id: 'beginInvitedPasskey', method: 'POST', path: '/wps/staff/invitation/passkey', module: 'STAFF', token: false, bodyType: 'json' };

/** What a browser is asked with to prove by a passkey of the person who sits at the session. */
export const askStaffProofPasskey: Route<'askStaffProofPasskey'> = { id: 'askStaffProofPasskey', method: 'POST', path: '/wps/staff/proof/passkey', module: 'STAFF', token: false };

/** What the person proves themselves by beside the password. */
export const getStaffProofs: Route<'getStaffProofs'> = { id: 'getStaffProofs', method: 'GET', path: '/wps/staff/me/proofs', module: 'STAFF', token: false, isSafe: true };

/** What a browser is asked with to make a further passkey for the person. */
export const beginStaffPasskey: Route<'beginStaffPasskey'> = { id: 'beginStaffPasskey', method: 'POST', path: '/wps/staff/me/passkeys/options', module: 'STAFF', token: false };

/** Keeps a passkey that the browser has made in this session, and tells the person by e-mail. */
export const addStaffPasskey: Route<'addStaffPasskey'> = { id: 'addStaffPasskey', method: 'POST', path: '/wps/staff/me/passkeys', module: 'STAFF', token: false, bodyType: 'json' };

/** Forgets a passkey of the person, unless it is all that they have, and ends their other sessions. */
export const removeStaffPasskey: Route<'removeStaffPasskey'> = { id: 'removeStaffPasskey', method: 'POST', path: '/wps/staff/me/passkeys/remove', module: 'STAFF', token: false, bodyType: 'json' };

/** Makes a secret for an authenticator of the person; the one before counts until its first code. */
export const beginStaffAuthenticator: Route<'beginStaffAuthenticator'> = { id: 'beginStaffAuthenticator', method: 'POST', path: '/wps/staff/me/authenticator/options', module: 'STAFF', token: false };

/** Takes the authenticator whose first code is given, in place of the one before. */
export const addStaffAuthenticator: Route<'addStaffAuthenticator'> = { id: 'addStaffAuthenticator', method: 'POST', path: '/wps/staff/me/authenticator', module: 'STAFF', token: false, bodyType: 'json' };

/** Forgets the authenticator, unless it is all that the person has, and ends their other sessions. */
export const removeStaffAuthenticator: Route<'removeStaffAuthenticator'> = { id: 'removeStaffAuthenticator', method: 'POST', path: '/wps/staff/me/authenticator/remove', module: 'STAFF', token: false };

/** What the ledger says of some days, 93 at most; the last seven unless told. Days are those of the merchant’s time zone. */
export const getStaffOverview: Route<'getStaffOverview'> = { id: 'getStaffOverview', method: 'GET', path: '/wps/staff/overview', module: 'STAFF', token: false, isSafe: true };

/** What waits for staff and for how long, and whether audit, messages, payouts and vendors are well. */
export const getStaffHealth: Route<'getStaffHealth'> = { id: 'getStaffHealth', method: 'GET', path: '/wps/staff/health', module: 'STAFF', token: false, isSafe: true };

/** The audits of the merchant’s ledger and trail, newest first, and every invariant that they look at. */
export const getStaffAuditRuns: Route<'getStaffAuditRuns'> = { id: 'getStaffAuditRuns', method: 'GET', path: '/wps/staff/compliance/audits', module: 'STAFF', token: false, isSafe: true };

/** The register of time-outs and self-exclusions, newest first. */
export const getStaffExclusions: Route<'getStaffExclusions'> = { id: 'getStaffExclusions', method: 'GET', path: '/wps/staff/compliance/exclusions', module: 'STAFF', token: false, isSafe: true };

/** Members who may be somebody who has excluded themselves: those who wait, the oldest first, or decided ones. */
export const getStaffReviews: Route<'getStaffReviews'> = { id: 'getStaffReviews', method: 'GET', path: '/wps/staff/compliance/reviews', module: 'STAFF', token: false, isSafe: true };

/** Decides whether a member is somebody who is excluded, once; the member is told. */
export const decideStaffReview: Route<'decideStaffReview'> = { id: 'decideStaffReview', method: 'POST', path: '/wps/staff/compliance/reviews/decide', module: 'STAFF', token: false, bodyType: 'json' };

/** Everything that is held of a member, as a file; the look and its reason are written down. */
export const exportStaffMember: Route<'exportStaffMember'> = { id: 'exportStaffMember', method: 'POST', path: '/wps/staff/compliance/export', module: 'STAFF', token: false, bodyType: 'json', timeout: 120000 };

/** How it stands with the erasure of a member: what hinders it, what was asked for, what is left. */
export const getStaffErasure: Route<'getStaffErasure'> = { id: 'getStaffErasure', method: 'GET', path: '/wps/staff/compliance/erasure', module: 'STAFF', token: false, isSafe: true };

/** Erasures that wait for a second person, the oldest first. */
export const getStaffErasures: Route<'getStaffErasures'> = { id: 'getStaffErasures', method: 'GET', path: '/wps/staff/compliance/erasures', module: 'STAFF', token: false, isSafe: true };

/** Asks a second person to erase what is held of a member, where nothing hinders it. */
export const askStaffErasure: Route<'askStaffErasure'> = { id: 'askStaffErasure', method: 'POST', path: '/wps/staff/compliance/erasure', module: 'STAFF', token: false, bodyType: 'json' };

/** Agrees to an erasure, which does it, or refuses it. */
export const decideStaffErasure: Route<'decideStaffErasure'> = { id: 'decideStaffErasure', method: 'POST', path: '/wps/staff/compliance/erasure/decide', module: 'STAFF', token: false, bodyType: 'json' };

/** What the merchant has settled about its site, with a version of each part. */
export const getStaffSite: Route<'getStaffSite'> = { id: 'getStaffSite', method: 'GET', path: '/wps/staff/site', module: 'STAFF', token: false, isSafe: true };

/** Changes one part of the settings, whole, unless somebody has changed it since that version was read; all nodes follow at once, and the brand’s folder does not overwrite it. */
export const changeStaffSite: Route<'changeStaffSite'> = { id: 'changeStaffSite', method: 'POST', path: '/wps/staff/site', module: 'STAFF', token: false, bodyType: 'json' };

/** Closes the site now or from a moment on, which its pages count down to, and tells when it is expected back; null opens it. */
export const setStaffMaintenance: Route<'setStaffMaintenance'> = { id: 'setStaffMaintenance', method: 'POST', path: '/wps/staff/site/maintenance', module: 'STAFF', token: false, bodyType: 'json' };

/** Gives the merchant one wallet for every vendor, or each vendor its own; what vendors’ wallets hold comes back to the main ones. */
export const setStaffWallet: Route<'setStaffWallet'> = { id: 'setStaffWallet', method: 'POST', path: '/wps/staff/site/wallet', module: 'STAFF', token: false, bodyType: 'json' };

/** Asks a second person for a change of what limits withdrawals; nothing changes before they agree. Where nobody else may change the site it is made at once. */
export const askStaffPayoutRules: Route<'askStaffPayoutRules'> = { id: 'askStaffPayoutRules', method: 'POST', path: '/wps/staff/site/payoutRules', module: 'STAFF', token: false, bodyType: 'json' };

/** Changes of payout rules that wait for a second person. */
export const getStaffSiteRequests: Route<'getStaffSiteRequests'> = { id: 'getStaffSiteRequests', method: 'GET', path: '/wps/staff/site/requests', module: 'STAFF', token: false, isSafe: true };

/** Agrees to a change of payout rules that another person has asked for, which makes it, or refuses it. */
export const decideStaffSiteRequest: Route<'decideStaffSiteRequest'> = { id: 'decideStaffSiteRequest', method: 'POST', path: '/wps/staff/site/requests/decide', module: 'STAFF', token: false, bodyType: 'json' };

/** Members found by the beginning of a username, or by a phone, mailbox, customer id, name, bank account or its last four, address or reference in full; the newest where nothing is searched for. At most 200 of them, and so many searches of a person as the limit says. */
export const getStaffMembers: Route<'getStaffMembers'> = { id: 'getStaffMembers', method: 'GET', path: '/wps/staff/members', module: 'STAFF', token: false, isSafe: true };

/** One member with balances, limits, agent line, notes and accounts that have something in common. */
export const getStaffMember: Route<'getStaffMember'> = { id: 'getStaffMember', method: 'GET', path: '/wps/staff/member', module: 'STAFF', token: false, isSafe: true };

/** What moved in one wallet of a member, newest first. */
export const getStaffMemberMovements: Route<'getStaffMemberMovements'> = { id: 'getStaffMemberMovements', method: 'GET', path: '/wps/staff/member/movements', module: 'STAFF', token: false, isSafe: true };

/** The rounds that a member has begun, newest first, or the one of a reference. */
export const getStaffMemberRounds: Route<'getStaffMemberRounds'> = { id: 'getStaffMemberRounds', method: 'GET', path: '/wps/staff/member/rounds', module: 'STAFF', token: false, isSafe: true };

/** The deposits of a member, newest first. */
export const getStaffMemberDeposits: Route<'getStaffMemberDeposits'> = { id: 'getStaffMemberDeposits', method: 'GET', path: '/wps/staff/member/deposits', module: 'STAFF', token: false, isSafe: true };

/** The withdrawals of a member, newest first. */
export const getStaffMemberWithdrawals: Route<'getStaffMemberWithdrawals'> = { id: 'getStaffMemberWithdrawals', method: 'GET', path: '/wps/staff/member/withdrawals', module: 'STAFF', token: false, isSafe: true };

/** Where and on what a member is logged in and was within the last month, newest first. */
export const getStaffMemberSessions: Route<'getStaffMemberSessions'> = { id: 'getStaffMemberSessions', method: 'GET', path: '/wps/staff/member/sessions', module: 'STAFF', token: false, isSafe: true };

/** Shows a member’s personal data in full; the look and its reason are written down. */
export const revealStaffMember: Route<'revealStaffMember'> = { id: 'revealStaffMember', method: 'POST', path: '/wps/staff/member/reveal', module: 'STAFF', token: false, bodyType: 'json' };

/** Locks a member out at once and everywhere; who logs in with the right password reads the answer. */
export const lockStaffMember: Route<'lockStaffMember'> = { id: 'lockStaffMember', method: 'POST', path: '/wps/staff/member/lock', module: 'STAFF', token: false, bodyType: 'json' };

/** Lets a locked member in again. */
export const unlockStaffMember: Route<'unlockStaffMember'> = { id: 'unlockStaffMember', method: 'POST', path: '/wps/staff/member/unlock', module: 'STAFF', token: false, bodyType: 'json' };

/** Logs a member out on every browser, remembered logins too. */
export const endStaffMemberSessions: Route<'endStaffMemberSessions'> = { id: 'endStaffMemberSessions', method: 'POST', path: '/wps/staff/member/sessions/end', module: 'STAFF', token: false, bodyType: 'json' };

/** Takes away a member’s second factor (authenticator, recovery codes, passkeys) or payment password, after a check that is written down. The member is told, logged out everywhere, and payouts wait. */
export const resetStaffMemberProof: Route<'resetStaffMemberProof'> = { id: 'resetStaffMemberProof', method: 'POST', path: '/wps/staff/member/proof/reset', module: 'STAFF', token: false, bodyType: 'json' };

/** Sets what stands beside a member’s name, and what kind of account it is. */
export const setStaffMemberLabel: Route<'setStaffMemberLabel'> = { id: 'setStaffMemberLabel', method: 'POST', path: '/wps/staff/member/label', module: 'STAFF', token: false, bodyType: 'json' };

/** Sets a limit of a member, in force at once; a looser one than there is is refused. */
export const setStaffMemberLimit: Route<'setStaffMemberLimit'> = { id: 'setStaffMemberLimit', method: 'POST', path: '/wps/staff/member/limit', module: 'STAFF', token: false, bodyType: 'json' };

/** Excludes a member on their behalf, for months or for good. As with a self-exclusion it is the person who is excluded, at every merchant, and nobody can shorten it. */
export const excludeStaffMember: Route<'excludeStaffMember'> = { id: 'excludeStaffMember', method: 'POST', path: '/wps/staff/member/exclude', module: 'STAFF', token: false, bodyType: 'json' };

/** Writes something down about a member for other staff; it stands as it was written. */
export const addStaffMemberNote: Route<'addStaffMemberNote'> = { id: 'addStaffMemberNote', method: 'POST', path: '/wps/staff/member/note', module: 'STAFF', token: false, bodyType: 'json' };

/** Says what staff is to mind about a member, or takes it back. */
export const setStaffMemberFlag: Route<'setStaffMemberFlag'> = { id: 'setStaffMemberFlag', method: 'POST', path: '/wps/staff/member/flag', module: 'STAFF', token: false, bodyType: 'json' };

/** Asks a second person to put money into a member’s main wallet, or to take some out of it, never more than is there. The member reads the answer. */
export const correctStaffMember: Route<'correctStaffMember'> = { id: 'correctStaffMember', method: 'POST', path: '/wps/staff/member/correct', module: 'STAFF', token: false, bodyType: 'json' };

/** The content of one kind, what is published and what is drafted. */
export const getStaffContents: Route<'getStaffContents'> = { id: 'getStaffContents', method: 'GET', path: '/wps/staff/contents', module: 'STAFF', token: false, isSafe: true };

/** One piece of content: what is published, its draft, and everything that was published before. */
export const getStaffContent: Route<'getStaffContent'> = { id: 'getStaffContent', method: 'GET', path: '/wps/staff/content', module: 'STAFF', token: false, isSafe: true };

/** Keeps a draft of a piece, or of a new one where no id is told, unless somebody has changed it since that version was read. Players see nothing of it. */
export const saveStaffContent: Route<'saveStaffContent'> = { id: 'saveStaffContent', method: 'POST', path: '/wps/staff/content', module: 'STAFF', token: false, bodyType: 'json' };

/** Throws a draft away; what is published stays. */
export const discardStaffContent: Route<'discardStaffContent'> = { id: 'discardStaffContent', method: 'POST', path: '/wps/staff/content/discard', module: 'STAFF', token: false, bodyType: 'json' };

/** Publishes the draft on all nodes at once, as a further version. */
export const publishStaffContent: Route<'publishStaffContent'> = { id: 'publishStaffContent', method: 'POST', path: '/wps/staff/content/publish', module: 'STAFF', token: false, bodyType: 'json' };

/** Takes a piece off the site; its versions stay, and each can be drafted and published again. */
export const withdrawStaffContent: Route<'withdrawStaffContent'> = { id: 'withdrawStaffContent', method: 'POST', path: '/wps/staff/content/withdraw', module: 'STAFF', token: false, bodyType: 'json' };

/** An address of the merchant’s site that shows the draft to whoever opens it, for a quarter of an hour. */
export const previewStaffContent: Route<'previewStaffContent'> = { id: 'previewStaffContent', method: 'POST', path: '/wps/staff/content/preview', module: 'STAFF', token: false, bodyType: 'json' };

/** Takes a PNG or JPEG, by what it holds and not by its name, and keeps it cut to the two crops of the sites. */
export const addStaffPicture: Route<'addStaffPicture'> = { id: 'addStaffPicture', method: 'POST', path: '/wps/staff/content/picture', module: 'STAFF', token: false, bodyType: 'image', timeout: 60000 };

/** What the merchant still lacks before it can open, read from what it has now. */
export const getStaffFirstSteps: Route<'getStaffFirstSteps'> = { id: 'getStaffFirstSteps', method: 'GET', path: '/wps/staff/firstSteps', module: 'STAFF', token: false, isSafe: true };

/** The catalogue in the order of the lobby, those games too that are not offered. */
export const getStaffGames: Route<'getStaffGames'> = { id: 'getStaffGames', method: 'GET', path: '/wps/staff/games', module: 'STAFF', token: false, isSafe: true };

/** Changes games, named one by one or all of a vendor: whether they are offered and hot, how they are marked, and when they are under maintenance, where null ends it or calls it off. */
export const changeStaffGames: Route<'changeStaffGames'> = { id: 'changeStaffGames', method: 'POST', path: '/wps/staff/games', module: 'STAFF', token: false, bodyType: 'json' };

/** Puts a game at another place of the lobby’s order; `from` is where the person has seen it. */
export const moveStaffGame: Route<'moveStaffGame'> = { id: 'moveStaffGame', method: 'POST', path: '/wps/staff/games/move', module: 'STAFF', token: false, bodyType: 'json' };

/** The vendors with their secrets, which are not told, and their calls of the last 24 hours. */
export const getStaffVendors: Route<'getStaffVendors'> = { id: 'getStaffVendors', method: 'GET', path: '/wps/staff/vendors', module: 'STAFF', token: false, isSafe: true };

/** What a vendor has called, by hour, the newest first; an hour without a call is left out. */
export const getStaffVendorCalls: Route<'getStaffVendorCalls'> = { id: 'getStaffVendorCalls', method: 'GET', path: '/wps/staff/vendor/calls', module: 'STAFF', token: false, isSafe: true };

/** Makes a new secret for a vendor and tells it this once; the one before is good for so many hours more. A new one that no call was signed with yet is replaced. */
export const turnStaffVendorSecret: Route<'turnStaffVendorSecret'> = { id: 'turnStaffVendorSecret', method: 'POST', path: '/wps/staff/vendor/secret', module: 'STAFF', token: false, bodyType: 'json' };

/** Ends at once what was good beside the newest secret of a vendor. */
export const endStaffVendorSecret: Route<'endStaffVendorSecret'> = { id: 'endStaffVendorSecret', method: 'POST', path: '/wps/staff/vendor/secret/end', module: 'STAFF', token: false, bodyType: 'json' };

/** Questions and complaints, the oldest promise first; `answered` and `all` show the newest first. */
export const getStaffVoices: Route<'getStaffVoices'> = { id: 'getStaffVoices', method: 'GET', path: '/wps/staff/voices', module: 'STAFF', token: false, isSafe: true };

/** One question or complaint with its answers; where to reply stays masked. */
export const getStaffVoice: Route<'getStaffVoice'> = { id: 'getStaffVoice', method: 'GET', path: '/wps/staff/voice', module: 'STAFF', token: false, isSafe: true };

/** Shows where to reply in full; the look and its reason are written down. */
export const revealStaffVoice: Route<'revealStaffVoice'> = { id: 'revealStaffVoice', method: 'POST', path: '/wps/staff/voice/reveal', module: 'STAFF', token: false, bodyType: 'json' };

/** Gives a case to a person who may answer it, oneself among them, or to nobody. */
export const assignStaffVoice: Route<'assignStaffVoice'> = { id: 'assignStaffVoice', method: 'POST', path: '/wps/staff/voice/assign', module: 'STAFF', token: false, bodyType: 'json' };

/** Answers an open case, once: a member in messages and by e-mail where one is known, a guest by e-mail where they left one. */
export const answerStaffVoice: Route<'answerStaffVoice'> = { id: 'answerStaffVoice', method: 'POST', path: '/wps/staff/voice/answer', module: 'STAFF', token: false, bodyType: 'json' };

/** Opens an answered case again, with a new promise of 24 hours. */
export const reopenStaffVoice: Route<'reopenStaffVoice'> = { id: 'reopenStaffVoice', method: 'POST', path: '/wps/staff/voice/reopen', module: 'STAFF', token: false, bodyType: 'json' };

/** Texts that answers begin with, by language and title. */
export const getStaffVoiceTemplates: Route<'getStaffVoiceTemplates'> = { id: 'getStaffVoiceTemplates', method: 'GET', path: '/wps/staff/voices/templates', module: 'STAFF', token: false, isSafe: true };

/** Writes a text that answers begin with: a new one, or the one of an id anew. */
export const saveStaffVoiceTemplate: Route<'saveStaffVoiceTemplate'> = { id: 'saveStaffVoiceTemplate', method: 'POST', path: '/wps/staff/voices/templates', module: 'STAFF', token: false, bodyType: 'json' };

/** Takes away a text that answers begin with. */
export const removeStaffVoiceTemplate: Route<'removeStaffVoiceTemplate'> = { id: 'removeStaffVoiceTemplate', method: 'POST', path: '/wps/staff/voices/templates/remove', module: 'STAFF', token: false, bodyType: 'json' };

/** The deposits of a queue, those that wait longest first; `all` shows the newest first. */
export const getStaffDeposits: Route<'getStaffDeposits'> = { id: 'getStaffDeposits', method: 'GET', path: '/wps/staff/deposits', module: 'STAFF', token: false, isSafe: true };

/** One deposit with the unmatched transfers that could be its money. */
export const getStaffDeposit: Route<'getStaffDeposit'> = { id: 'getStaffDeposit', method: 'GET', path: '/wps/staff/deposit', module: 'STAFF', token: false, isSafe: true };

/** Shows the picture of a slip; the look and its reason are written down. */
export const revealStaffSlip: Route<'revealStaffSlip'> = { id: 'revealStaffSlip', method: 'POST', path: '/wps/staff/deposit/slip', module: 'STAFF', token: false, bodyType: 'json', timeout: 60000 };

/** Ends a deposit whose money has not come, with a reason that the member reads. Money that arrives all the same is credited. */
export const rejectStaffDeposit: Route<'rejectStaffDeposit'> = { id: 'rejectStaffDeposit', method: 'POST', path: '/wps/staff/deposit/reject', module: 'STAFF', token: false, bodyType: 'json' };

/** Transfers that arrived without an order: those that wait, the longest first, or all, the newest first. */
export const getStaffArrivals: Route<'getStaffArrivals'> = { id: 'getStaffArrivals', method: 'GET', path: '/wps/staff/arrivals', module: 'STAFF', token: false, isSafe: true };

/** One transfer with the deposits that could be waiting for it. */
export const getStaffArrival: Route<'getStaffArrival'> = { id: 'getStaffArrival', method: 'GET', path: '/wps/staff/arrival', module: 'STAFF', token: false, isSafe: true };

/** Shows who has paid in full; the look and its reason are written down. */
export const revealStaffArrival: Route<'revealStaffArrival'> = { id: 'revealStaffArrival', method: 'POST', path: '/wps/staff/arrival/reveal', module: 'STAFF', token: false, bodyType: 'json' };

/** Credits a transfer that arrived to a deposit that waits for its money; from the merchant’s threshold on it asks a second person. */
export const matchStaffArrival: Route<'matchStaffArrival'> = { id: 'matchStaffArrival', method: 'POST', path: '/wps/staff/arrival/match', module: 'STAFF', token: false, bodyType: 'json' };

/** Sends a transfer that is nobody’s back through the gateway; from the merchant’s threshold on it asks a second person. */
export const returnStaffArrival: Route<'returnStaffArrival'> = { id: 'returnStaffArrival', method: 'POST', path: '/wps/staff/arrival/return', module: 'STAFF', token: false, bodyType: 'json' };

/** What about transfers waits for a second person, oldest first. */
export const getStaffDepositRequests: Route<'getStaffDepositRequests'> = { id: 'getStaffDepositRequests', method: 'GET', path: '/wps/staff/deposits/requests', module: 'STAFF', token: false, isSafe: true };

/** Agrees to what another person has asked for about a transfer, which does it, or refuses it. */
export const decideStaffDepositRequest: Route<'decideStaffDepositRequest'> = { id: 'decideStaffDepositRequest', method: 'POST', path: '/wps/staff/deposits/requests/decide', module: 'STAFF', token: false, bodyType: 'json' };

/** The withdrawals of a queue, those that wait longest first; `all` shows the newest first. */
export const getStaffWithdrawals: Route<'getStaffWithdrawals'> = { id: 'getStaffWithdrawals', method: 'GET', path: '/wps/staff/withdrawals', module: 'STAFF', token: false, isSafe: true };

/** One withdrawal with its history and payments; personal data stays masked. */
export const getStaffWithdrawal: Route<'getStaffWithdrawal'> = { id: 'getStaffWithdrawal', method: 'GET', path: '/wps/staff/withdrawal', module: 'STAFF', token: false, isSafe: true };

/** Shows the payee and account number in full; the look and its reason are written down. */
export const revealStaffWithdrawal: Route<'revealStaffWithdrawal'> = { id: 'revealStaffWithdrawal', method: 'POST', path: '/wps/staff/withdrawal/reveal', module: 'STAFF', token: false, bodyType: 'json' };

/** Shows a picture that the member added to a dispute; the look and its reason are written down. */
export const revealStaffProof: Route<'revealStaffProof'> = { id: 'revealStaffProof', method: 'POST', path: '/wps/staff/withdrawal/proof', module: 'STAFF', token: false, bodyType: 'json', timeout: 60000 };

/** Takes a case for half an hour, so that no other person decides about it meanwhile. */
export const claimStaffWithdrawal: Route<'claimStaffWithdrawal'> = { id: 'claimStaffWithdrawal', method: 'POST', path: '/wps/staff/withdrawal/claim', module: 'STAFF', token: false, bodyType: 'json' };

/** Gives a case back that one has taken. */
export const releaseStaffWithdrawal: Route<'releaseStaffWithdrawal'> = { id: 'releaseStaffWithdrawal', method: 'POST', path: '/wps/staff/withdrawal/release', module: 'STAFF', token: false, bodyType: 'json' };

/** Approves a withdrawal, or pays again what of it has not arrived; from the merchant’s threshold on it asks a second person. */
export const approveStaffWithdrawal: Route<'approveStaffWithdrawal'> = { id: 'approveStaffWithdrawal', method: 'POST', path: '/wps/staff/withdrawal/approve', module: 'STAFF', token: false, bodyType: 'json' };

/** Rejects a withdrawal with a reason that the member reads; its money returns. */
export const rejectStaffWithdrawal: Route<'rejectStaffWithdrawal'> = { id: 'rejectStaffWithdrawal', method: 'POST', path: '/wps/staff/withdrawal/reject', module: 'STAFF', token: false, bodyType: 'json' };

/** Puts a withdrawal on hold that is not approved yet, with words that the member reads: nobody and no time approves it until it is taken off. */
export const holdStaffWithdrawal: Route<'holdStaffWithdrawal'> = { id: 'holdStaffWithdrawal', method: 'POST', path: '/wps/staff/withdrawal/hold', module: 'STAFF', token: false, bodyType: 'json' };

/** Takes a withdrawal off hold; a person decides about it. */
export const resumeStaffWithdrawal: Route<'resumeStaffWithdrawal'> = { id: 'resumeStaffWithdrawal', method: 'POST', path: '/wps/staff/withdrawal/resume', module: 'STAFF', token: false, bodyType: 'json' };

/** Counts a payment as received that the member has not confirmed; a second person has to agree where the withdrawal ends by it. */
export const forceStaffReceipt: Route<'forceStaffReceipt'> = { id: 'forceStaffReceipt', method: 'POST', path: '/wps/staff/withdrawal/force', module: 'STAFF', token: false, bodyType: 'json' };

/** Decides about several withdrawals, one after the other and each by the rules of one; what fails leaves the others as they are. `answer` is what members read, and of `resume` the reason. */
export const decideStaffWithdrawals: Route<'decideStaffWithdrawals'> = { id: 'decideStaffWithdrawals', method: 'POST', path: '/wps/staff/withdrawals/decide', module: 'STAFF', token: false, bodyType: 'json', timeout: 60000 };

/** Decides about a payment that has not arrived by the member’s word: `reject` counts it as received and needs a second person, `return` gives back what is missing. */
export const decideStaffDispute: Route<'decideStaffDispute'> = { id: 'decideStaffDispute', method: 'POST', path: '/wps/staff/withdrawal/dispute', module: 'STAFF', token: false, bodyType: 'json' };

/** What waits for a second person, oldest first. */
export const getStaffRequests: Route<'getStaffRequests'> = { id: 'getStaffRequests', method: 'GET', path: '/wps/staff/requests', module: 'STAFF', token: false, isSafe: true };

/** Agrees to what another person has asked for, which does it, or refuses it. */
export const decideStaffRequest: Route<'decideStaffRequest'> = { id: 'decideStaffRequest', method: 'POST', path: '/wps/staff/requests/decide', module: 'STAFF', token: false, bodyType: 'json' };

/** What the platform has sent by SMS and e-mail, newest first. */
export const getOutbox: Route<'getOutbox'> = { id: 'getOutbox', method: 'GET', path: '/sandbox/outbox.json', module: 'SANDBOX', token: false, isSafe: true };

/** Moves the platform's clock forward by seconds, sets it to a moment, or resets it. */
export const setSandboxClock: Route<'setSandboxClock'> = { id: 'setSandboxClock', method: 'POST', path: '/sandbox/clock', module: 'SANDBOX', token: false, bodyType: 'json' };

/** Makes this browser appear to come from an address, by a cookie; null forgets it. */
export const setSandboxAddress: Route<'setSandboxAddress'> = { id: 'setSandboxAddress', method: 'POST', path: '/sandbox/address', module: 'SANDBOX', token: false, bodyType: 'json' };

/** Makes a player of this host's merchant with a game open, for trying the calls of its vendor. */
export const openSandboxPlayer: Route<'openSandboxPlayer'> = { id: 'openSandboxPlayer', method: 'POST', path: '/sandbox/vendorPlayer', module: 'SANDBOX', token: false, bodyType: 'json' };
