import { useState } from 'react';
import * as kit from '../../src/index.ts';

const countries = [
  { code: 'VN', dialingCode: '84', name: 'Việt Nam' },
  ...Object.entries({
    TH: '66',
    US: '1',
    GB: '44',
    MY: '60',
    SG: '65',
    ID: '62',
    PH: '63',
    KH: '855',
    LA: '856',
    MM: '95',
    JP: '81',
    KR: '82',
    CN: '86',
    TW: '886',
    HK: '852',
    IN: '91',
    ES: '34',
    PT: '351',
    MT: '356',
    DE: '49',
    FR: '33',
    AU: '61',
    CA: '1',
    BR: '55',
  }).map(([code, dialingCode]) => ({
    code,
    dialingCode,
    name: new Intl.DisplayNames('vi', { type: 'region' }).of(code) ?? code,
  })),
];
const captcha =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export function Forms() {
  const [country, setCountry] = useState('VN');
  const [code, setCode] = useState('4821');
  const [tab, setTab] = useState<'password' | 'sms'>('password');
  return (
    <kit.PageSection>
      <kit.Grid min="l" gap="x6">
        <kit.Card>
          <kit.Tabs
            label="Đăng nhập"
            tabs={[
              { id: 'password', label: 'Tên đăng nhập' },
              { id: 'sms', label: 'SMS' },
            ]}
            selected={tab}
            onSelect={setTab}
          >
            <kit.Stack>
              <kit.TextField
                label="Tên đăng nhập"
                isRequired
                icon={<kit.UserIcon />}
                placeholder="vd: senvang88"
              />
              <kit.PasswordField
                label="Mật khẩu"
                isRequired
                icon={<kit.LockIcon />}
                revealLabel="Hiện"
                concealLabel="Ẩn"
                defaultValue="matkhau123"
                strength={{ score: 2, label: 'Trung bình' }}
                aside={
                  <kit.TextLink href="#forgot" look="quiet">
                    Quên mật khẩu?
                  </kit.TextLink>
                }
              />
              <kit.CaptchaField
                label="Mã xác minh"
                isRequired
                imageAlt=""
                image={captcha}
                refreshLabel="Đổi ảnh khác"
                onRefresh={() => {}}
                switchLabel="Tôi không nhìn thấy ảnh"
                onSwitch={() => {}}
              />
              <kit.Checkbox label="Ghi nhớ đăng nhập" defaultChecked />
              <kit.Button isFull size="l">
                Đăng nhập
              </kit.Button>
              <kit.Divider label="hoặc" />
              <kit.Inline justify="center">
                <kit.IconButton look="outline" label="Google" icon={<kit.GoogleIcon />} />
                <kit.IconButton look="outline" label="Facebook" icon={<kit.FacebookIcon />} />
                <kit.IconButton look="outline" label="Telegram" icon={<kit.TelegramIcon />} />
              </kit.Inline>
            </kit.Stack>
          </kit.Tabs>
        </kit.Card>
        <kit.Card>
          <kit.Stack>
            <kit.PhoneField
              label="Số điện thoại"
              isRequired
              countries={countries}
              country={country}
              onCountryChange={setCountry}
              countryLabel="Mã quốc gia"
              searchLabel="Tìm quốc gia"
              error="Số điện thoại không hợp lệ."
            />
            <kit.CodeField
              label="Mã SMS"
              value={code}
              onValueChange={setCode}
              action={<kit.Button look="outline">Gửi mã</kit.Button>}
              hint="Mã có hiệu lực trong 5 phút."
            />
            <kit.DateField label="Ngày sinh" defaultValue="1998-05-20" />
            <kit.Select label="Chủ đề">
              <option>Nạp tiền</option>
              <option>Rút tiền</option>
            </kit.Select>
            <kit.TextAreaField
              label="Nội dung"
              aside={
                <kit.Text size="s" isMuted>
                  0 / 140
                </kit.Text>
              }
              placeholder="Viết cho chúng tôi"
            />
          </kit.Stack>
        </kit.Card>
        <kit.Card>
          <kit.Stack>
            <kit.TextField label="Không khả dụng" disabled defaultValue="khóa" />
            <kit.Checkbox
              label={
                <>
                  Tôi đủ 18 tuổi và đồng ý với <kit.TextLink href="#terms">điều khoản</kit.TextLink>
                </>
              }
              error="Vui lòng xác nhận."
            />
            <kit.Radio name="r" label="Đã nhận đủ" defaultChecked hint="Số tiền khớp với yêu cầu" />
            <kit.Radio name="r" label="Nhận một phần" />
            <kit.Switch label="Thông báo qua e-mail" defaultChecked />
            <kit.Switch label="Âm thanh" />
            <kit.Steps label="Đăng ký" steps={['Tài khoản', 'Liên hệ', 'Hoàn tất']} current={1} />
            <kit.Progress label="Nhiệm vụ" value={3} max={5} valueText="3 / 5" />
            <kit.Accordion
              items={[
                { id: 'a', title: 'Làm sao để nạp tiền?', content: 'Chọn Nạp tiền rồi quét mã VietQR.' },
                { id: 'b', title: 'Rút tiền mất bao lâu?', content: 'Thường dưới 10 phút.' },
              ]}
              isExclusive
              initiallyOpen="a"
            />
          </kit.Stack>
        </kit.Card>
      </kit.Grid>
    </kit.PageSection>
  );
}
