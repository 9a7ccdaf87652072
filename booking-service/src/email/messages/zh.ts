import { longDateIn } from 'shared/time/long-date.ts';
import type { MailMessages } from './en.ts';

export const zh: MailMessages = {
  locale: 'zh',
  longDate: longDateIn('zh'),
  cafe: '录音咖啡馆',
  labels: {
    session: '录音时间',
    bookingNumber: '预订号',
    place: '地点',
    drink: '饮品',
    track: '伴奏',
    deliveryAddress: '收件地址',
    lpDeliveryAddress: '黑胶唱片收件地址',
    klookId: 'Klook 预订号',
    sessionFee: '录音',
    total: '合计',
    paid: '已付',
    payment: '付款',
    email: '邮箱',
    phone: '电话',
    chat: '在线客服',
    refund: '退款',
  },
  minutes: (count) => `${count} 分钟`,
  voucher: '优惠码',
  included: '已包含',
  byQuote: '另行报价',
  free: '免费',
  paidOnKlook: '已在 Klook 付款',
  method: (name) => (name === null || name === '카드' ? '银行卡' : name),
  giftCard: '礼品卡',
  paidAt: (moment) => `${moment} 付款成功`,
  receipt: '查看收据',
  bookAgain: '选择其他时间',
  hello: (name) => (name === '' ? '您好：' : `${name}，您好：`),
  bring: {
    title: '来之前请注意',
    arrive: ({ cafeMinutes, boothMinutes }, times) =>
      times
        ? `请提前 ${cafeMinutes} 分钟，于 ${times.cafe}（KST）前到店享用饮品；提前 ${boothMinutes} 分钟，于 ${times.booth} 前到录音间。迟到将视为未到场。`
        : `请提前 ${cafeMinutes} 分钟到店享用饮品，并提前 ${boothMinutes} 分钟到录音间。迟到将视为未到场。`,
    number: (id) => `请准备好预订号：${id}`,
    track: '请准备好伴奏（无人声）的 YouTube 链接，我们会在录音间播放。',
    rule: (minutes) => `每场 ${minutes} 分钟，限一人一首歌；时间内同一首歌可以唱多遍。`,
  },
  policy: {
    title: '如果行程有变',
    full: (deadline) => `${deadline} 前取消：全额退款。`,
    part: (deadline, percent) => `${deadline} 前取消：退还 ${percent}%。`,
    untilStart: (percent) => `此后至开始前取消：退还 ${percent}%。`,
    noShow: (percent) => (percent === 0 ? '未到场不予退款。' : `未到场：退还 ${percent}%。`),
    arrival: '退款将在 5-7 个工作日内到账。',
    addon: (name, hours) => `${name}：录音结束后 ${hours} 小时内可取消。`,
    moves: (count, hours) =>
      `开始前 ${hours} 小时以上可免费改期，最多 ${count} 次。当天改期可能产生额外费用。`,
    klook: '您的录音是在 Klook 购买的，取消或更改请在 Klook 上按其条款办理。',
    how: (handle) => `改期或取消可通过上方按钮自行办理，或附上预订号联系我们：${handle}`,
  },
  confirmed: {
    lamp: '预订成功',
    subject: (id, when) => `预订已确认：#${id}，${when}`,
    preheader: (total, place) => `已付 ${total}。${place}`,
    heading: '录音间已为您留好',
    intro: '谢谢。我们已收到您的付款，以下时间属于您。',
    freePreheader: (place) => `无需付款。${place}`,
    freeIntro: '谢谢。以下时间属于您，无需付款。',
  },
  klook: {
    lamp: '已收到',
    subject: (id) => `已收到您的 Klook 预订：#${id}`,
    preheader: '我们向 Klook 核实后会发邮件确认。',
    heading: '已收到您的 Klook 预订',
    intro:
      '谢谢。您选择的饮品和附加服务已登记。此邮件尚不是确认：工作人员向 Klook 核实预订后，会再发邮件给您。',
    pendingTime: '以 Klook 上预订的时间为准',
    payAtStudio: (amount) => `附加服务尚未付款。${amount} 请到店用银行卡或现金支付。`,
    nothingToPay: '录音费用已在 Klook 支付，无需再付款。',
    payAtStudioTotal: '到店支付',
  },
  klookConfirmed: {
    lamp: '已确认',
    subject: (id) => `Klook 预订已确认：#${id}`,
    preheader: '您的预订已确认，请查看票券。',
    heading: '您的 Klook 预订已确认',
    intro: '我们已向 Klook 核实您的预订，预订有效。',
  },
  moved: {
    lamp: '时间通知',
    subject: (id, when) => `录音时间通知：预订 #${id}，${when}`,
    preheader: (when) => `您的录音时间为 ${when}。`,
    heading: '您的录音时间',
    intro: '工作人员已将您的录音时间安排如下。如时间不合适，请与我们联系。',
    byVisitor: {
      intro: '您已将录音免费改为以下时间。',
      movesLeft: (left) => (left === 0 ? '免费改期次数已用完。' : `您还可以免费改期 ${left} 次。`),
    },
  },
  staff: {
    lamp: '消息',
  },
  refunded: {
    lamp: '退款',
    'by-staff': {
      subject: (id, amount) => `退款通知：${amount}（预订 #${id}）`,
      preheader: (amount) => `${amount} 将退回您的银行卡。`,
      heading: '已为您办理退款',
      intro: (amount) => `我们已就以下预订退还 ${amount}，款项将退回您付款时使用的银行卡。`,
      sessionLabel: '预订的时间',
    },
    'not-honoured': {
      subject: (id, amount) => `非常抱歉：${amount} 将退还给您（预订 #${id}）`,
      preheader: (amount) => `我们没能为您保留时间，${amount} 将全额退回您的银行卡。`,
      heading: '我们没能为您保留时间',
      intro: (amount) =>
        `非常抱歉。您的付款到达时，以下时间已无法继续为您保留，录音无法进行。我们已取消该笔付款，${amount} 将全额退回您的银行卡。`,
      sessionLabel: '无法进行的时间',
    },
    'paid-twice': {
      subject: (id, amount) => `第二笔付款 ${amount} 将退还给您（预订 #${id}）`,
      preheader: (amount) => `您重复付款，${amount} 将退回您的银行卡。您的预订不受影响。`,
      heading: '第二笔付款已退还',
      intro: (amount) =>
        `我们收到了以下预订的第二笔付款，并已将其取消，${amount} 将全额退回您的银行卡。第一笔付款和您的预订不受影响。`,
      sessionLabel: '预订的时间',
    },
    'wrong-amount': {
      subject: (id, amount) => `扣款金额有误：${amount} 将退还给您（预订 #${id}）`,
      preheader: (amount) => `${amount} 将全额退回您的银行卡。`,
      heading: '扣款金额有误',
      intro: (amount) =>
        `非常抱歉。您的银行卡被扣除的金额与以下预订的价格不符。我们已取消该笔付款，${amount} 将全额退回您的银行卡。该笔付款不能确认此预订。`,
      sessionLabel: '未由该笔付款确认的时间',
    },
    toGift: (amount) => `${amount} 已退回您的礼品卡，可立即使用。`,
    money: {
      title: '何时到账',
      arrival: '由发卡机构退回，通常需要 5-7 个工作日；也可能直接从账单中消失。',
      nothingToDo: '您无需进行任何操作。',
      missing: (contact) => `如届时仍未到账，请附上预订号联系我们：${contact}`,
    },
  },
};
