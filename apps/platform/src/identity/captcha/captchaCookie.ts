/** The cookie that ties a captcha to the browser it was shown in, by its plain name. */
export const captchaCookie = 'mq_captcha';
