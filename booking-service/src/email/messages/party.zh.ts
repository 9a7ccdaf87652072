import type { PartyMessages } from './party.ts';

const several = {
  bring: {
    arrive: ({ cafeMinutes, boothMinutes }, times) =>
      times
        ? `请各位在第一场开始前 ${cafeMinutes} 分钟，于 ${times.cafe}（KST）前到店享用饮品；开始前 ${boothMinutes} 分钟，于 ${times.booth} 前到录音间。迟到的场次将视为未到场。`
        : `请在各自的场次开始前 ${cafeMinutes} 分钟到店享用饮品，并提前 ${boothMinutes} 分钟到录音间。迟到的场次将视为未到场。`,
    track: '请各自准备好伴奏（无人声）的 YouTube 链接，我们会在录音间播放。',
  },
  confirmed: {
    intro: '谢谢。我们已收到您的付款，以下时间均已为各位留好。',
    freeIntro: '谢谢。以下时间均已为各位留好，无需付款。',
  },
} satisfies ReturnType<PartyMessages['messages']>;

/** Latin letters and figures stand apart from Chinese ones. */
const leading = (names: string) => names.replace(/[\p{Script=Latin}\d]$/u, '$& ');
const within = (names: string) => leading(names).replace(/^[\p{Script=Latin}\d]/u, ' $&');

export const zh: PartyMessages = {
  sessions: (count) => `共 ${count} 场`,
  singer: '演唱者',
  nth: (place) => `第 ${place} 位`,
  ofParty: (place, size) => `${size} 人中第 ${place} 位`,
  nthOfParty: (place, size) => `${size} 人中第 ${place} 位`,
  numberOf: (id, part) => `${id}，${part}`,
  separator: '、',
  called: (name) => name,
  listed: (names) => names.join('、'),
  eachAlone: '每位都可以单独取消或改期。以上期限按第一场计算，后面各场的期限相应顺延。',
  othersStand: (sessions) => `其他人的预订不受影响：${sessions}。`,

  messages: ({ names, count, isWhole, lostTime }) => ({
    ...(count > 1 && several),
    moved: {
      preheader: (when) => `${leading(names)}的录音时间为 ${when}。`,
      heading: `${leading(names)}的录音时间`,
      intro: `工作人员已将${within(names)}的录音时间安排如下。如时间不合适，请与我们联系。`,
      byVisitor: {
        intro: `您已将${within(names)}的录音时间免费改为以下时间。`,
        ...(count > 1 && {
          movesLeft: (left) =>
            left === 0 ? '这些场次的免费改期次数已用完。' : `每位还可以免费改期 ${left} 次。`,
        }),
      },
    },
    refunded: {
      'by-staff': {
        ...(!isWhole && {
          intro: (amount) =>
            `我们已就${within(names)}的预订退还 ${amount}，款项将退回您付款时使用的银行卡。为其他人支付的款项不受影响。`,
        }),
      },
      'not-honoured': {
        ...(lostTime && {
          preheader: (amount) =>
            `${lostTime} 已被他人预订，因此所有场次均无法进行。${amount} 将全额退回您的银行卡。`,
        }),
        intro: (amount) =>
          `非常抱歉。您的付款到达时，${lostTime ? `${lostTime} 已被他人预订` : '以下时间中有的已无法继续为您保留'}。各位是一起预订的，因此以下场次均无法进行。我们已取消该笔付款，${amount} 将全额退回您的银行卡。`,
      },
    },
  }),

  standing: ({ names, isWhole }) =>
    isWhole
      ? {
          cancelled: {
            preheader: '您的所有场次将不再进行，款项说明请见邮件。',
            intro: '工作人员已取消以下全部预订，录音将不再进行。如果这不是您的意思，请与我们联系。',
            byVisitor: { intro: '您已自行取消以下全部预订，录音将不再进行，相应时间已重新开放。' },
          },
        }
      : {
          cancelled: {
            preheader: `${leading(names)}的录音将不再进行，款项说明请见邮件。`,
            heading: `${leading(names)}的预订已取消`,
            intro: `工作人员已取消${within(names)}的预订，录音将不再进行。如果这不是您的意思，请与我们联系。`,
            byVisitor: { intro: `您已自行取消${within(names)}的预订，相应时间已重新开放。` },
          },
          again: {
            heading: `${leading(names)}的预订已确认`,
            reinstated: `我们上一封邮件说${within(names)}的预订已取消，该通知不再适用：预订按以下内容有效。`,
            moved: `${leading(names)}的录音时间与此前确认邮件中的不同，请以下面的内容为准。`,
            paid: (amount) => `您支付的款项中有 ${amount} 用于此预订，仍然有效，无需再付款。`,
          },
        },
};
