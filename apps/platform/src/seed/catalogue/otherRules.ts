import type { FamilyRules } from './FamilyRules.ts';

/** How reels, fishing, number games, sports and mini-games are played. */
export const otherRules = {
  slotLines: {
    features: ['wilds', 'freeSpins'],
    vi: [
      'Ba biểu tượng giống nhau trở lên trên một dòng, tính từ trái sang phải, là trúng.',
      'Wild thay cho mọi biểu tượng, trừ Scatter.',
      'Ba Scatter (biểu tượng BONUS) ở bất kỳ đâu mở mười lượt quay miễn phí, tiền thắng nhân đôi.',
      'Chỉ giải cao nhất của mỗi dòng được trả; các dòng cộng lại.',
    ],
    en: [
      'Three or more matching symbols on a line, from left to right, win.',
      'Wilds substitute for every symbol except the scatter.',
      'Three scatters (the BONUS symbol) anywhere open ten free spins that count twice.',
      'Each line pays its highest win; line wins are added together.',
    ],
  },
  slotWays: {
    features: ['wilds', 'ways', 'freeSpins', 'multiplier'],
    vi: [
      'Biểu tượng giống nhau trên các cuộn liền kề từ trái sang là trúng, không cần cùng hàng.',
      'Năm cuộn, mỗi cuộn bốn ô, cho 1.024 cách thắng.',
      'Wild ở ba cuộn giữa thay cho mọi biểu tượng, trừ Scatter.',
      'Ba Scatter (biểu tượng BONUS) mở tám lượt quay miễn phí với hệ số tăng dần đến năm.',
    ],
    en: [
      'Matching symbols on adjacent reels from the left win, in any row.',
      'Five reels of four make 1,024 ways to win.',
      'Wilds on the three middle reels substitute for every symbol except the scatter.',
      'Three scatters (the BONUS symbol) open eight free spins whose multiplier rises to five.',
    ],
  },
  slotCluster: {
    features: ['cascades', 'multiplier'],
    vi: [
      'Tám biểu tượng giống nhau trở lên là trúng, nằm ở đâu cũng được.',
      'Biểu tượng trúng biến mất và biểu tượng mới rơi xuống trong cùng lượt.',
      'Mỗi lần rơi trúng tiếp tăng hệ số: 1, 2, 3, 5 rồi 8.',
    ],
    en: [
      'Eight or more matching symbols win wherever they lie.',
      'What wins vanishes and new symbols fall within the same spin.',
      'Each further fall that wins multiplies more: 1, 2, 3, 5 and then 8.',
    ],
  },
  fishing: {
    vi: [
      'Mỗi băng đạn hai mươi viên là một lượt cược; bạn chọn giá của băng.',
      'Cá bị bắt trả theo hệ số của nó nhân với giá một viên.',
      'Viên nào cũng bay cho đến khi trúng cá; cá trả càng cao càng khó bắt, nên không loài nào lợi hơn loài nào.',
      'Năm phút sau khi nạp, đạn chưa bắn tự bắn vào loài cá dễ bắt nhất.',
    ],
    en: [
      'A magazine of twenty bullets is one bet; you choose its price.',
      'A catch pays its multiple of a bullet’s price.',
      'Each bullet flies until it hits a fish; what pays more is harder to catch, so that no fish is a better bet than another.',
      'Five minutes after loading, bullets that are left are shot at the surest fish.',
    ],
  },
  keno: {
    vi: [
      'Chọn một đến tám số, hoặc mười số, trong tám mươi số; có thể cược lớn nhỏ, chẵn lẻ.',
      'Mỗi kỳ mở hai mươi số.',
      'Giải theo số lượng số trúng; bảng trả thưởng hiện cạnh phiếu.',
    ],
    en: [
      'Choose one to eight of eighty numbers, or ten; or bet on the high or low, even or odd half.',
      'Twenty are drawn each time.',
      'The prize depends on how many you match; the paytable is next to the ticket.',
    ],
  },
  numbers: {
    vi: [
      'Chọn số hoặc nhóm số trước giờ đóng cược ghi trên đồng hồ.',
      'Kết quả do máy chủ của nhà cung cấp mở, mọi người cùng xem một kỳ.',
      'Tỷ lệ trả và tỷ lệ hoàn trả hiện cạnh mỗi cửa cược.',
    ],
    en: [
      'Choose numbers or groups before the clock closes.',
      'The provider’s server draws, and everybody sees the same draw.',
      'Odds and return are shown next to every bet.',
    ],
  },
  racing: {
    vi: [
      'Mười xe, một cuộc đua mỗi ba phút.',
      'Cược xe về nhất, xe vào ba vị trí đầu, hai xe nhất nhì đúng thứ tự, hoặc xe nhất lớn nhỏ.',
      'Kết quả do một hạt giống được niêm phong trước giờ đặt cược quyết định.',
    ],
    en: [
      'Ten cars, a race every three minutes.',
      'Bet on the first, on one of the first three, on the first two in order, or on a high or low first.',
      'A seed that is committed to before betting opens decides.',
    ],
  },
  scratch: {
    vi: [
      'Mua vé với mức cược tự chọn và cào các ô.',
      'Ba hình giống nhau trả theo bảng in trên vé.',
      'Mỗi vé độc lập, vé trước không ảnh hưởng vé sau.',
    ],
    en: [
      'Buy a ticket at your stake and scratch it.',
      'Three matching symbols pay as shown on the ticket.',
      'Each ticket is independent of the others.',
    ],
  },
  bingo: {
    vi: [
      'Chọn mười lăm số của thẻ, từ 1 đến 75, trước giờ đóng cược.',
      'Mỗi kỳ mở bốn mươi số.',
      'Trúng từ mười một số trở lên là có giải; bảng trả thưởng hiện cạnh phiếu.',
    ],
    en: [
      'Choose the fifteen numbers of your card, from 1 to 75, before bets close.',
      'Forty are drawn each time.',
      'Eleven or more of yours win; the paytable is next to the ticket.',
    ],
  },
  sportsbook: {
    vi: [
      'Chọn trận, chọn cửa, nhập số tiền và xác nhận tỷ lệ.',
      'Các đội đều hư cấu và trận đấu được mô phỏng; hạt giống của trận được công bố sau khi trận kết thúc.',
      'Tỷ lệ thay đổi theo diễn biến; nếu tỷ lệ giảm trước khi cược được nhận, bạn được hỏi lại.',
      'Trận bị hủy giữa chừng và cửa đúng bằng mốc được hoàn cược.',
    ],
    en: [
      'Choose a match and a bet, enter the stake and confirm the odds.',
      'Teams are invented and matches simulated; a match’s seed is shown once it has ended.',
      'Odds move with the match; where they fall before a bet is taken, you are asked again.',
      'Stakes on abandoned matches, and on totals that are exactly the line, are returned.',
    ],
  },
  virtualSports: {
    vi: [
      'Lịch thi đấu và tỷ lệ hiện trước mỗi vòng.',
      'Cược đóng khi trận bắt đầu.',
      'Kết quả do hạt giống được chốt trước khi nhận cược quyết định.',
    ],
    en: [
      'Fixtures and odds show before each round.',
      'Betting closes at the start.',
      'A seed that is committed to before betting opens decides.',
    ],
  },
  esports: {
    vi: [
      'Cược đội thắng; ở trận ba ván còn có tài xỉu số ván.',
      'Các đội đều hư cấu và trận đấu được mô phỏng; hạt giống của trận được công bố sau khi trận kết thúc.',
      'Trận bị hủy giữa chừng được hoàn cược.',
    ],
    en: [
      'Bet on the winner, and on the count of maps where there are three.',
      'Teams are invented and matches simulated; a match’s seed is shown once it has ended.',
      'Stakes on abandoned matches are returned.',
    ],
  },
  crash: {
    features: ['multiplier'],
    vi: [
      'Đặt cược rồi thả diều; ván của riêng bạn bắt đầu ngay.',
      'Hệ số tăng từ 1,00; chốt trước khi đứt dây thì nhận tiền cược nhân hệ số.',
      'Có thể đặt mức tự chốt.',
      'Ván đã xong kiểm chứng được bằng hạt giống của nó.',
    ],
    en: [
      'Set your stake and let the kite fly: the round is yours alone.',
      'The multiplier grows from 1.00; let go before the string breaks to win your stake times the multiplier.',
      'You can set a multiplier at which it lets go by itself.',
      'A finished round can be checked by its seed.',
    ],
  },
  taiXiu: {
    vi: [
      'Tài là tổng 11 đến 18, Xỉu là 3 đến 10; cược được cả chẵn lẻ.',
      'Bạn bấm thì ba viên xúc xắc lắc ngay, không phải chờ phiên.',
      'Thắng trả 1 ăn 0,96.',
    ],
    en: [
      'Tai is 11 to 18, Xiu is 3 to 10; odd and even can be bet on too.',
      'Three dice are thrown as soon as you press: there is no round to wait for.',
      'A win pays 0.96 to 1.',
    ],
  },
  plinko: {
    features: ['multiplier'],
    vi: [
      'Ngọc rơi qua mười sáu hàng chốt, mỗi hàng rẽ trái hoặc phải.',
      'Ngọc rơi vào ô nào thì nhận hệ số của ô đó.',
      'Ô giữa dễ trúng nhưng trả ít; ô sát mép hiếm và trả đến 100 lần.',
    ],
    en: [
      'A pearl falls through sixteen rows of pins and turns left or right at each.',
      'The pearl pays what its slot says.',
      'The middle is likely and pays little; the edges are rare and pay up to 100 times.',
    ],
  },
  mines: {
    features: ['multiplier'],
    vi: [
      'Chọn một, ba, năm hoặc mười gai trong hai mươi lăm ô.',
      'Mỗi ô ngọc nâng hệ số; dừng lúc nào cũng được.',
      'Lật trúng gai thì mất cược của ván.',
    ],
    en: [
      'Choose whether one, three, five or ten of twenty-five tiles are thorns.',
      'Each gem raises the multiplier; stop when you like.',
      'A thorn loses the round.',
    ],
  },
  coin: {
    vi: ['Chọn sấp hoặc ngửa.', 'Đoán đúng: 1 ăn 0,96.', 'Mỗi lần tung độc lập với lần trước.'],
    en: [
      'Choose heads or tails.',
      'A correct call pays 1.96 times the stake.',
      'Each toss is independent of the one before.',
    ],
  },
  seasons: {
    vi: [
      'Cược một hoặc nhiều mùa trước khi bánh xe quay.',
      'Bánh xe có 48 ô: 24 ô xuân, 12 ô hạ, 8 ô thu và 4 ô đông.',
      'Dừng ở mùa nào, mùa đó nhận: xuân 1,92 lần tiền cược, hạ 3,84, thu 5,76, đông 11,52.',
    ],
    en: [
      'Bet on one or more seasons before the wheel turns.',
      'The wheel has 48 places: 24 of spring, 12 of summer, 8 of autumn and 4 of winter.',
      'The season at which it stops pays: spring 1.92 times the stake, summer 3.84, autumn 5.76, winter 11.52.',
    ],
  },
  bauCua: {
    vi: [
      'Cược một hoặc nhiều trong sáu mặt: bầu, cua, tôm, cá, gà, nai.',
      'Ba viên xúc xắc ra bao nhiêu mặt đã chọn thì trả bấy nhiêu lần cược.',
      'Không ra mặt nào thì mất cược của mặt đó.',
    ],
    en: [
      'Bet on one or more of six faces: gourd, crab, prawn, fish, rooster, deer.',
      'Each of three dice that shows your face pays your stake once.',
      'If none shows, the stake is lost.',
    ],
  },
} satisfies Record<string, FamilyRules>;
