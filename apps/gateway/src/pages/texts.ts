/** What the payer reads, by language. */
export const texts = {
  en: {
    tag: 'Test payments',
    title: 'Confirm your payment',
    bankTitle: 'Your banking app',
    to: 'Paid to',
    reference: 'Reference',
    method: 'Method',
    methods: { vietqr: 'VietQR', bank: 'Bank transfer', redirect: 'Card or e-wallet' },
    pay: (sum: string) => `Pay ${sum}`,
    decline: 'Decline',
    note: 'No real money moves here.',
    paid: 'Payment made',
    failed: 'Payment declined',
    back: 'Back to the site',
    gone: 'Payment not found',
    goneText: 'The link is wrong, or the test gateway has been restarted.',
    other: 'Tiếng Việt',
  },
  vi: {
    tag: 'Thanh toán thử nghiệm',
    title: 'Xác nhận thanh toán',
    bankTitle: 'Ứng dụng ngân hàng của bạn',
    to: 'Người nhận',
    reference: 'Nội dung',
    method: 'Hình thức',
    methods: { vietqr: 'VietQR', bank: 'Chuyển khoản ngân hàng', redirect: 'Thẻ hoặc ví điện tử' },
    pay: (sum: string) => `Thanh toán ${sum}`,
    decline: 'Từ chối',
    note: 'Không có tiền thật được chuyển ở đây.',
    paid: 'Đã thanh toán',
    failed: 'Đã từ chối thanh toán',
    back: 'Quay lại trang web',
    gone: 'Không tìm thấy giao dịch này',
    goneText: 'Đường dẫn không đúng, hoặc cổng thử nghiệm đã được khởi động lại.',
    other: 'English',
  },
};

/** A language of the payer's page. */
export type PageLanguage = keyof typeof texts;
