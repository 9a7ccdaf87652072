import type { Locale } from '../languages/localized-text.ts';

interface TemplateText {
  subject: string;
  message: string;
}

/**
 * The templates' words. `{name}`, `{date}`, `{time}`, `{drink}`, `{price}` and `{track}` are filled in, and when to come:
 * `{cafeMinutes}` and `{cafeTime}` at the cafe, `{boothMinutes}` and `{boothTime}` at the booth.
 */
export const templateTexts = {
  'booking-confirmation': {
    en: {
      subject: 'Your recording session: {date}, {time}',
      message: `Dear {name},

your recording session is confirmed.

Date: {date}
Time: {time}
Drink: {drink}
Total: {price}
Backing track: {track}

Please arrive {cafeMinutes} minutes early: we expect you by {cafeTime}, for your drink. Be at the booth by {boothTime}, {boothMinutes} minutes before your session, and have your booking number ready.

See you in the booth!`,
    },
    ko: {
      subject: '녹음 예약 안내: {date} {time}',
      message: `{name} 님, 안녕하세요.

녹음 예약이 확정되었습니다.

날짜: {date}
시간: {time}
음료: {drink}
합계: {price}
반주 음원: {track}

시작 {cafeMinutes}분 전({cafeTime})까지 카페에 도착해 음료를 즐겨 주시고, {boothMinutes}분 전({boothTime})까지 부스로 와 주세요. 예약 번호도 준비해 주세요.

부스에서 뵙겠습니다!`,
    },
    zh: {
      subject: '您的录音预订：{date} {time}',
      message: `{name}，您好：

您的录音预订已确认。

日期：{date}
时间：{time}
饮品：{drink}
合计：{price}
伴奏：{track}

请提前 {cafeMinutes} 分钟（{cafeTime}）到店享用饮品，提前 {boothMinutes} 分钟（{boothTime}）到录音间，并准备好预订号。

期待在录音间与您见面！`,
    },
    ja: {
      subject: 'レコーディングのご予約：{date} {time}',
      message: `{name}様、こんにちは。

レコーディングのご予約が確定しました。

日付：{date}
時間：{time}
ドリンク：{drink}
合計：{price}
伴奏音源：{track}

開始{cafeMinutes}分前（{cafeTime}）までにカフェへお越しいただき、ドリンクをお楽しみください。ブースには開始{boothMinutes}分前（{boothTime}）までにお入りください。予約番号のご用意もお願いいたします。

ブースでお会いできるのを楽しみにしています！`,
    },
  },
  'session-reminder': {
    en: {
      subject: 'Reminder: you record on {date}, {time}',
      message: `Dear {name},

your recording session is coming up.

Date: {date}
Time: {time}
Drink: {drink}

Please check that your backing track plays and has no vocals: {track}
Come {cafeMinutes} minutes early, by {cafeTime}, so that there is time for your drink and a warm-up. Be at the booth by {boothTime}, {boothMinutes} minutes before your session.

We look forward to hearing you.`,
    },
    ko: {
      subject: '녹음 일정 안내: {date} {time}',
      message: `{name} 님, 안녕하세요.

녹음 일정이 다가왔습니다.

날짜: {date}
시간: {time}
음료: {drink}

반주 음원이 잘 재생되는지, 보컬이 들어 있지 않은지 확인해 주세요: {track}
음료를 즐기고 목을 푸실 수 있도록 {cafeMinutes}분 일찍({cafeTime}) 와 주세요. 부스에는 시작 {boothMinutes}분 전({boothTime})까지 와 주세요.

멋진 노래를 기대하겠습니다.`,
    },
    zh: {
      subject: '温馨提醒：{date} {time} 录音',
      message: `{name}，您好：

您的录音时间快到了。

日期：{date}
时间：{time}
饮品：{drink}

请确认伴奏可以播放且没有人声：{track}
请提前 {cafeMinutes} 分钟（{cafeTime}）到店，先喝杯饮品、开开嗓，并提前 {boothMinutes} 分钟（{boothTime}）到录音间。

期待听到您的歌声。`,
    },
    ja: {
      subject: 'まもなくレコーディングです：{date} {time}',
      message: `{name}様、こんにちは。

レコーディングの日が近づいてまいりました。

日付：{date}
時間：{time}
ドリンク：{drink}

伴奏音源が再生できるか、ボーカルが入っていないかをご確認ください：{track}
ドリンクと喉のウォーミングアップの時間がとれるよう、{cafeMinutes}分前（{cafeTime}）にお越しください。ブースには開始{boothMinutes}分前（{boothTime}）までにお入りください。

歌声を楽しみにしております。`,
    },
  },
  'recording-complete': {
    en: {
      subject: 'Your recording of {date} is done',
      message: `Dear {name},

thank you for singing with us on {date} at {time}.

Your raw recording is yours: two files, one with your voice only and one with voice and backing track ({track}).

If you have booked extras, we write again as soon as they are ready. Total of your booking: {price}.

Come back soon!`,
    },
    ko: {
      subject: '{date} 녹음이 완성되었습니다',
      message: `{name} 님, 안녕하세요.

{date} {time}에 함께해 주셔서 감사합니다.

원본 녹음 파일 두 개를 드립니다. 하나는 목소리만, 다른 하나는 목소리와 반주({track})가 함께 담겨 있습니다.

추가 서비스를 예약하셨다면 완성되는 대로 다시 연락드리겠습니다. 예약 합계: {price}

또 만나요!`,
    },
    zh: {
      subject: '您 {date} 的录音已完成',
      message: `{name}，您好：

感谢您于 {date} {time} 来店录音。

原始录音归您所有，共两个文件：一个只有您的人声，一个是人声加伴奏（{track}）。

如果您预订了附加服务，完成后我们会再给您发邮件。预订合计：{price}

欢迎再来！`,
    },
    ja: {
      subject: '{date}のレコーディングが完成しました',
      message: `{name}様、こんにちは。

{date} {time}のレコーディングにお越しいただき、ありがとうございました。

未編集の録音ファイルは2つともお客様のものです。1つは歌声のみ、もう1つは歌声と伴奏音源（{track}）を合わせたものです。

オプションをご予約の場合は、仕上がりしだいあらためてご連絡いたします。ご予約の合計：{price}

またのお越しをお待ちしています！`,
    },
  },
} satisfies Record<string, Record<Locale, TemplateText>>;
