import { ApiFailure, type Handler } from '#kernel';

/** Tells a page how to show GeeTest's captcha. */
export const getGeetest: Handler<'getGeetest'> = async ({ merchant, services }) => {
  const widget = services.geetest.widgetOf(merchant.code);
  if (!widget) throw new ApiFailure('FEATURE_DISABLED');
  return widget;
};
