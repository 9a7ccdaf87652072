import type { held as en } from './held.en.ts';

export const held: typeof en = {
  notice: (time) =>
    `${time}までレコーディングを仮押さえしています。お支払いに進む、変更する、取り消すのいずれかをお選びください`,
  session: (date, times) => `${date} ${times.join('、')} KST`,
  booking: (id) => `ご予約 #${id}`,
  continue: 'お支払いに進む',
  change: '変更する',
  letGo: '取り消す',
  lettingGo: '少々お待ちください…',
  free: '仮押さえを取り消しました。この時間は、もう一度お選びいただけます。',
  ended: 'お支払いの期限が過ぎたため、仮押さえは終了しました。料金は発生していません。',
  noAnswer:
    '予約サービスに接続できなかったため、仮押さえはそのままです。通信状況を確認して、もう一度お試しください。',
  changing: (time) =>
    `今のレコーディングは${time}まで確保しています。新しいご予約が完了するまで、取り消されません。`,
  endedWhileChanging:
    'お支払いの期限が過ぎたため、ほかの方がこの時間を予約する場合があります。入力内容はそのまま残っています。空いていれば、もう一度ご予約いただけます。',
  own: '仮押さえ中',
  ownLegend: (times) => `${times.join('、')}を仮押さえしています。`,
  stillYours: (time) => `${time} KSTのレコーディングは、引き続き仮押さえしています。`,
  offered: (time, until) => `${time} KSTを${until}まで確保しています。それまでにご予約をお済ませください。`,
  offerEnded: (time) =>
    `${time} KSTの確保は終了しました。まだ空いていれば、ほかの時間と同じようにご予約いただけます。`,
  left: (clock) => `残り ${clock}`,
};
