import type { ValueOf } from '../endpoints.ts';
import type { Reader } from './Reader.ts';

type GameInfo = ValueOf<'getGameInfo'>;
type Words = Pick<GameInfo, 'description' | 'rules' | 'lines' | 'volatility'>;

const list = (...rules: readonly string[]) =>
  rules.length > 0 ? `<ul>${rules.map((rule) => `<li>${rule}</li>`).join('')}</ul>` : '';

/** What the examples tell of a game of a kind: its description, its rules, and how it pays where it has lines. */
export const gameWords = ({ say }: Reader, category: GameInfo['game']['category']): Words => {
  if (category === 'slots')
    return {
      description: say(
        'Lanterns drift over a pond; each flower that opens brings a free spin.',
        'Đèn hoa đăng trôi trên mặt hồ, mỗi bông sen nở tặng một lượt quay.',
      ),
      rules: list(
        say('Three alike from the left win.', 'Ba biểu tượng giống nhau từ trái sang là thắng.'),
        say('Three flowers open ten free spins.', 'Ba bông sen mở mười lượt quay miễn phí.'),
      ),
      lines: 25,
      volatility: 'high',
    };
  const plain = { lines: null, volatility: null };
  if (category === 'fishing')
    return {
      ...plain,
      description: say(
        'A reef in all colours: the larger the fish, the larger its prize.',
        'Rạn san hô muôn màu: cá càng lớn, thưởng càng cao.',
      ),
      rules: list(
        say('Each shot costs as much as the cannon shows.', 'Mỗi phát bắn tốn đúng mức hiển thị trên súng.'),
      ),
    };
  if (category === 'lottery')
    return {
      ...plain,
      description: say(
        'Twenty of eighty numbers are drawn; choose up to ten of them.',
        'Quay 20 trong 80 số; bạn chọn tối đa 10 số.',
      ),
      rules: list(
        say(
          'The more of your numbers are drawn, the more they pay.',
          'Trúng càng nhiều số, thưởng càng cao.',
        ),
      ),
    };
  return {
    ...plain,
    description: say('Quick to learn, and each round is short.', 'Dễ chơi, mỗi ván chỉ trong chốc lát.'),
    rules: '',
  };
};
