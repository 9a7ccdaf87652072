import { t, type SeedData } from '../writing/localized.ts';

/** Three sample quotes for the gallery. The authors say that they are samples; staff replace them with real ones. */
export const testimonials = [
  {
    text: t(
      'I came in shaking and walked out humming. The second take is the one I keep sending to my sister.',
      '떨면서 들어갔다가 흥얼거리며 나왔어요. 두 번째 테이크는 아직도 언니에게 보내고 있습니다.',
      '进去的时候手在抖，出来的时候在哼歌。第二遍的录音，我到现在还在发给姐姐听。',
      '震えながら入ったのに、出るときには鼻歌を歌っていました。2テイク目は、今でも何度も姉に送っています。',
    ),
    author: t(
      'Sample guest, Manila',
      '예시 방문객, 마닐라',
      '示例客人，马尼拉',
      'サンプルのお客様（マニラ）',
    ),
    rating: 5,
  },
  {
    text: t(
      'Ten minutes sounds short until you stand there. It was enough for two takes, and for one iced coffee afterwards.',
      '10분이 짧게 들리지만 막상 서 보면 달라요. 두 번 부르고, 끝나고 아이스커피 한 잔까지 딱 좋았습니다.',
      '听起来十分钟很短，站在那里才知道刚刚好：唱两遍，再喝一杯冰咖啡。',
      '10分は短いと思っていたけれど、マイクの前に立つと違いました。2テイク歌って、そのあとアイスコーヒーを1杯。ちょうどよかったです。',
    ),
    author: t(
      'Sample guest, Toronto',
      '예시 방문객, 토론토',
      '示例客人，多伦多',
      'サンプルのお客様（トロント）',
    ),
    rating: 5,
  },
  {
    text: t(
      'We booked two sessions in a row, one for me and one for my friend. Bring a backing track in your own key; that was the only thing I would change.',
      '친구와 두 세션을 이어서 예약했어요. 자기 키에 맞는 반주를 가져가세요. 다시 한다면 그것만 바꾸고 싶습니다.',
      '我和朋友连着订了两场。建议带适合自己音调的伴奏，如果再来一次，我只会改这一点。',
      '友だちと2人で、連続した2枠を予約しました。伴奏音源は、自分のキーに合うものを用意するのがおすすめ。もう一度歌うなら、変えたいのはそこだけです。',
    ),
    author: t('Sample guest, Taipei', '예시 방문객, 타이베이', '示例客人，台北', 'サンプルのお客様（台北）'),
    rating: 4,
  },
] satisfies SeedData[];
