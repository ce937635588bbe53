import type { FamilyRules } from './FamilyRules.ts';

/** How official draws are bet on. Prizes and bets are those of the published schedules, the numbers the vendor’s own. */
export const drawRules = {
  provinceNorth: {
    vi: [
      'Mở thưởng lúc 18:15. Bảng có 27 số: đặc biệt 1 số, giải nhất 1, nhì 2, ba 6, tư 4, năm 6, sáu 3, bảy 4.',
      'Đề: hai số cuối giải đặc biệt. Lô: hai số cuối của mọi giải, trúng bao nhiêu lần trả bấy nhiêu.',
      'Xiên 2, 3, 4: tất cả các số phải về. Ba càng, bốn càng: ba hoặc bốn số cuối giải đặc biệt.',
      'Đóng cược năm phút trước giờ mở thưởng.',
      'Số do máy chủ của nhà cung cấp quay theo lịch của đài, không lấy kết quả của công ty xổ số.',
    ],
    en: [
      'Drawn at 18:15. Twenty-seven numbers: one special, then 1, 2, 6, 4, 6, 3 and 4 from the first prize to the seventh.',
      'De: the last two digits of the special prize. Lo: the last two of every prize, paid once for each hit.',
      'Xien 2, 3, 4: all numbers must appear. Three and four digits go by the special prize.',
      'Bets close five minutes before the draw.',
      'The provider’s server draws to the lottery’s schedule; the numbers are not those of the state lottery.',
    ],
  },
  provinceSouth: {
    vi: [
      'Miền Nam mở lúc 16:15, miền Trung lúc 17:15. Bảng có 18 số, từ giải tám đến giải đặc biệt sáu chữ số.',
      'Đề: hai số cuối giải đặc biệt. Lô: hai số cuối của mọi giải, trúng bao nhiêu lần trả bấy nhiêu.',
      'Đá 2, 3, 4: tất cả các số phải về. Xỉu chủ: ba số cuối giải đặc biệt.',
      'Đóng cược năm phút trước giờ mở thưởng.',
      'Số do máy chủ của nhà cung cấp quay theo lịch của đài, không lấy kết quả của công ty xổ số.',
    ],
    en: [
      'The South draws at 16:15, the Centre at 17:15. Eighteen numbers, from the eighth prize to a special one of six digits.',
      'De: the last two digits of the special prize. Lo: the last two of every prize, paid once for each hit.',
      'Da 2, 3, 4: all numbers must appear. Xiu chu: the last three of the special prize.',
      'Bets close five minutes before the draw.',
      'The provider’s server draws to the lottery’s schedule; the numbers are not those of the state lottery.',
    ],
  },
  nationalDraw: {
    vi: [
      'Chọn số trước giờ mở thưởng ghi trên đồng hồ.',
      'Số do máy chủ của nhà cung cấp quay theo lịch mở thưởng toàn quốc, không lấy kết quả của công ty xổ số.',
      'Giải tính theo số lượng số trùng; bảng trả thưởng hiện cạnh phiếu.',
    ],
    en: [
      'Choose your numbers before the clock runs out.',
      'The provider’s server draws to the nationwide schedule; the numbers are not those of the state lottery.',
      'The prize depends on how many you match; the paytable is next to the ticket.',
    ],
  },
} satisfies Record<string, FamilyRules>;
