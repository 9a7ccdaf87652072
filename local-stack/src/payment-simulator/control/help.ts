/** What `GET /control` answers: the control API in one screen. */
export const controlHelp = {
  about: 'Scripts the payment simulator for tests and for trying things out. JSON in, JSON out.',
  endpoints: {
    'POST /control/merchants':
      '{clientKey, secretKey, webhookUrl?, guesses?: {hideUnapproved, replayServerErrors}}: adds or changes a shop',
    'POST /control/authorise':
      '{clientKey, orderId, amount, orderName?, declineAtConfirm?, outcome?: "authenticated"|"ready"}: a card window without a browser; answers {paymentKey, orderId, amount}',
    'POST /control/faults':
      '{on: "confirm"|"query"|"cancel"|"transactions"|"settlements"|"webhook", clientKey? or orderId?, times? (1; null: always), effect, …}; see faults',
    'GET /control/faults': 'faults not used up yet; ?clientKey=&orderId=',
    'DELETE /control/faults': 'removes them; ?clientKey=&orderId=',
    'POST /control/release':
      '{clientKey?, orderId?, what?: "calls"|"webhooks"|"all", order?: "as-sent"|"reversed"}: lets held calls and webhooks go; answers when the webhooks have been delivered',
    'POST /control/clock':
      "{clientKey, advanceSeconds}: moves one shop's clock; expires and retries what is due",
    'GET /control/calls':
      'calls of the server API; ?clientKey=&orderId=&kind=&state=&atLeast=&waitMs= (answers as soon as atLeast are there)',
    'GET /control/captures': 'per order: {orderId, captures, capturedWon, balanceWon}; ?clientKey=&orderId=',
    'GET /control/payments': 'payments as the API shows them; ?clientKey=&orderId=',
    'GET /control/webhooks': 'webhooks with their deliveries; ?clientKey=&orderId=&state=&atLeast=&waitMs=',
    'POST /control/webhooks/{transmissionId}/resend': 'delivers it once more',
    'POST /control/payments/{paymentKey}/webhook': 'sends a new webhook of the payment as it is now',
    'POST /control/payments/{paymentKey}/cancel':
      "{cancelAmount?, cancelReason?}: cancelled in the provider's console",
    'POST /control/payments/{paymentKey}/expire': 'its clock runs out now',
  },
  faults: {
    api: {
      delay: '{ms, when}: answers later',
      hold: '{when}: says nothing until released; the work goes on then, even if the caller has hung up',
      reset: '{when}: cuts the connection; after = the answer to finished work is lost',
      error:
        '{when, status?, code?, message?}: a 5xx instead of the work (before) or instead of its answer (after)',
      'wrong-body': '{body?}: finished work, answered with this text',
      alter: '{fields}: finished work, answered with these fields changed',
      decline: '{code}: the card company refuses (confirm only)',
    },
    when: '"before" the work or "after" it (the default)',
    webhook: {
      drop: 'never sent',
      duplicate: '{copies?}: the same transmission several times at once',
      hold: 'kept until released',
      late: "{seconds}: due later on the shop's clock",
      'before-answer': 'delivered before the call that caused it is answered',
    },
  },
};
