import type { money as en } from './money.en.ts';

export const money: typeof en = {
  heading: '付款',
  none: '没有在线付款。',
  free: '无需付款。',
  elsewhere: '已在店内或 Klook 结算。',
  paid: '已付',
  method: '付款方式',
  card: '银行卡',
  withGiftCard: (gift) => `礼品卡（${gift}）`,
  approvedAt: '付款时间',
  refunded: '已退款',
  receipt: '查看发卡机构收据',
  refundsHeading: '退款',
  refund: {
    'on-its-way': (amount, since) => `${amount}：自 ${since} 起退款处理中。`,
    'paid-back': (amount, at) => `${amount}：已于 ${at} 退款。银行可能需要几个工作日才会显示。`,
    gift: (amount, at) => `${amount}：已于 ${at} 退回礼品卡。`,
    stuck: (amount) => `${amount}：未能立即退款，工作人员正在处理，您无需进行任何操作。`,
  },
  policy: {
    heading: '如果行程有变',
    lead: '以您预订时的条款为准：',
    cancelFree: (until) => `${until} 前取消：全额退款。`,
    cancelPart: (percent, until) => `${until} 前取消：退还录音费用的 ${percent}%。`,
    cancelNothing: (from) => `${from} 起：录音费用不予退还。`,
    cancelOver: '录音费用已不予退还。',
    noShow: (percent) => (percent === 0 ? '未到场不予退款。' : `未到场：退还录音费用的 ${percent}%。`),
    addOn: (name, until) => `${name}：${until} 前取消可全额退款。`,
    move: (count, until) => `${until} 前可免费改期，还可改 ${count} 次。`,
    moveOver: (until) => `改期的截止时间是 ${until}。`,
    movesUsed: (max) => (max === 0 ? '此预订不能改期。' : `${max} 次改期机会已用完。`),
  },
  cancel: {
    open: '取消预订',
    title: '取消预订',
    loading: '正在计算退款金额……',
    failed: '未能算出退款金额。',
    session: '录音',
    linePaid: (paid) => `共 ${paid}`,
    sum: '退回银行卡',
    giftSum: '退回礼品卡',
    refundedSum: '此前已退还',
    keptSum: '不予退还',
    nothingPaid: '没有扣款，因此无需退款。该时间会立即开放给其他人。',
    lessFrom: (from) => `${from} 起，退款金额会减少。`,
    final: '取消后无法恢复：该时间会立即开放给其他人。',
    confirm: (amount) => `取消并退款 ${amount}`,
    confirmNothing: '取消（无退款）',
    confirmUnpaid: '取消预订',
    working: '正在取消……',
    keep: '保留预订',
    changed: (amount) => `金额已发生变化：现在取消将退还 ${amount}。请再确认一次；预订尚未取消。`,
    done: (amount) => `已取消。${amount} 正在退回您的银行卡，退款完成后会显示在票券上。`,
    doneGift: (amount) => `已取消。${amount} 将按付款方式退回，详情见邮件。`,
    doneNothing: '已取消。我们也会发邮件告知您。',
    klook: '您的录音是在 Klook 购买的，取消和退款由 Klook 按其条款办理。',
    klookWhere: '请在 Klook 打开“我的订单”，选择此预订。',
    klookLink: '打开 Klook',
    byStaff: '此场录音已在店内付款，如需取消，请与我们联系。',
    byStaffOf: (names) => `已在店内付款：${names}。如需取消，请与我们联系。`,
    notPossible: '已无法在此取消。如遇特殊情况，请与我们联系。',
  },
  why(reason, at) {
    switch (reason.kind) {
      case 'not-honoured':
        return '我们没能为您提供录音：全额退款。';
      case 'no-show':
        return `未到场：退还 ${reason.percent}%。`;
      case 'no-time':
        return '录音时间尚未确定，无法计算。';
      case 'session-begun':
        return '录音已经开始。';
      case 'too-late':
        return '距离录音时间过近。';
      case 'tier':
        return `${at(reason.until)} 前取消：退还 ${reason.percent}%。`;
      case 'add-on-limit':
        return reason.isOver
          ? `取消的截止时间是 ${at(reason.until)}。`
          : `${at(reason.until)} 前取消：全额。`;
      case 'until-session':
        return '录音开始前取消：全额。';
      case 'made-in-session':
        return '在录音中制作，而录音已经开始。';
    }
  },
};
