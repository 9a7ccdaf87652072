import type { PartyMessages } from './party.ts';

const several = {
  bring: {
    arrive: ({ cafeMinutes, boothMinutes }, times) =>
      times
        ? `最初のレコーディング開始${cafeMinutes}分前の${times.cafe}（KST）までに、皆様でカフェへお越しいただき、ドリンクをお楽しみください。ブースには最初の開始${boothMinutes}分前の${times.booth}までにお入りください。遅れた回は無断キャンセル扱いとなります。`
        : `それぞれの開始${cafeMinutes}分前までにカフェへお越しいただき、ドリンクをお楽しみください。ブースには開始${boothMinutes}分前までにお入りください。遅れた回は無断キャンセル扱いとなります。`,
    track:
      'お一人ずつ、伴奏音源（インストゥルメンタル）のYouTubeリンクをすぐに開けるようご用意ください。ブースで再生いたします。',
  },
  confirmed: {
    intro: 'ありがとうございます。お支払いを確認し、下記の時間すべてでご予約を承りました。',
    freeIntro: 'ありがとうございます。下記の時間すべてでご予約を承りました。お支払いは不要です。',
  },
} satisfies ReturnType<PartyMessages['messages']>;

export const ja: PartyMessages = {
  sessions: (count) => `全${count}回`,
  singer: '歌う方',
  nth: (place) => `${place}人目の方`,
  ofParty: (place, size) => `${size}名中${place}人目`,
  nthOfParty: (place, size) => `${size}名中${place}人目の方`,
  numberOf: (id, part) => `${id}、${part}`,
  separator: '、',
  called: (name) => `${name}様`,
  listed: (names) => names.join('、'),
  eachAlone:
    'お一人ずつキャンセルや日時の変更ができます。上記の期限は最初のレコーディングを基準としており、後に歌う方の期限はその分遅くなります。',
  othersStand: (sessions) => `ほかの方のご予約に変更はありません：${sessions}`,

  messages: ({ names, count, isWhole, lostTime }) => ({
    ...(count > 1 && several),
    moved: {
      preheader: (when) => `${names}のレコーディングは${when}です。`,
      heading: `${names}のレコーディング日時のご案内`,
      intro: `スタッフが${names}のレコーディングの日時を下記のとおり設定しました。ご都合が合わない場合は、ご連絡ください。`,
      byVisitor: {
        intro: `お客様のお手続きにより、${names}のレコーディングの日時を下記のとおり無料で変更しました。`,
        ...(count > 1 && {
          movesLeft: (left) =>
            left === 0
              ? 'これらのレコーディングは、無料で変更できる回数をすべてご利用になりました。'
              : `お一人につきあと${left}回、無料で変更できます。`,
        }),
      },
    },
    refunded: {
      'by-staff': {
        ...(!isWhole && {
          intro: (amount) =>
            `お支払いのうち、${names}のご予約分として${amount}を返金いたしました。お支払いに使われたカードに戻ります。ほかの方の分のお支払いに影響はありません。`,
        }),
      },
      'not-honoured': {
        ...(lostTime && {
          preheader: (amount) =>
            `${lostTime}にすでにほかのご予約が入っていたため、レコーディングはいずれも行うことができません。${amount}の全額をカードに返金いたします。`,
        }),
        intro: (amount) =>
          `申し訳ございません。お支払いが届いた時点で、${lostTime ? `${lostTime}にはすでにほかの方のご予約が入っていました` : '下記の時間の一部を確保できなくなっていました'}。ご一緒のご予約のため、下記のレコーディングはいずれも行うことができません。お支払いを取り消し、${amount}の全額をカードに返金いたします。`,
      },
    },
  }),

  standing: ({ names, isWhole }) =>
    isWhole
      ? {
          cancelled: {
            preheader: 'レコーディングはいずれも行われません。お支払いについてご案内します。',
            intro:
              '下記のご予約をスタッフがすべてキャンセルしたため、レコーディングは行われません。お心当たりのない場合は、ご連絡ください。',
            byVisitor: {
              intro:
                'お客様が下記のご予約をすべてキャンセルされたため、レコーディングは行われません。該当の時間は、ふたたび空きとなりました。',
            },
          },
        }
      : {
          cancelled: {
            preheader: `${names}のレコーディングは行われません。お支払いについてご案内します。`,
            heading: `${names}のご予約はキャンセルとなりました`,
            intro: `${names}のご予約をスタッフがキャンセルしたため、レコーディングは行われません。お心当たりのない場合は、ご連絡ください。`,
            byVisitor: {
              intro: `お客様が${names}のご予約をキャンセルされました。該当の時間は、ふたたび空きとなりました。`,
            },
          },
          again: {
            heading: `${names}のご予約は確定しています`,
            reinstated: `前回のメールで${names}のご予約のキャンセルをお知らせしましたが、そのご案内は無効となりました。ご予約は下記のとおり有効です。`,
            moved: `${names}のレコーディングの日時は、以前お送りした確定メールの日時から変わりました。下記の内容が正しい日時です。`,
            paid: (amount) =>
              `お支払いのうち、このご予約分の${amount}はそのまま有効です。追加のお支払いはありません。`,
          },
        },
};
