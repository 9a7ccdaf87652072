/**
 * Stand-in for the provider's browser SDK, version 1: defines the global `TossPayments`.
 * The redirect form only; a mobile browser goes to the card window, a desktop one shows it in an overlay with an X.
 */
(function () {
  const origin = new URL(document.currentScript.src).origin;
  /** Set while a window is open or opening; a second call is refused. */
  let open = null;

  function refusal(code, message) {
    const error = new Error(message);
    error.code = code;
    return error;
  }

  const isMobile = () =>
    /Android|iPhone|iPad|iPod|Mobile/i.test(navigator.userAgent) ||
    matchMedia('(pointer: coarse) and (max-width: 820px)').matches;

  async function checkout(clientKey, method, params) {
    let answer;
    try {
      // A plain-text body spares the browser the preflight.
      answer = await fetch(`${origin}/sdk/checkout`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: JSON.stringify({ clientKey, method, params }),
      });
    } catch {
      throw refusal('NETWORK_ERROR', '결제 서버에 연결할 수 없습니다.');
    }
    const body = await answer.json();
    if (!answer.ok) throw refusal(body.code, body.message);
    return body;
  }

  function style(element, rules) {
    Object.assign(element.style, rules);
    return element;
  }

  function overlay(url, onClose) {
    const backdrop = style(document.createElement('div'), {
      position: 'fixed',
      inset: '0',
      zIndex: '2147483000',
      background: 'rgba(10, 12, 20, 0.66)',
      display: 'grid',
      placeItems: 'center',
    });
    backdrop.setAttribute('role', 'dialog');
    backdrop.setAttribute('aria-modal', 'true');
    backdrop.setAttribute('aria-label', '결제창 Card payment (simulator)');
    const box = style(document.createElement('div'), {
      position: 'relative',
      width: 'min(440px, 96vw)',
      height: 'min(760px, 94vh)',
    });
    const frame = style(document.createElement('iframe'), {
      width: '100%',
      height: '100%',
      border: '0',
      borderRadius: '20px',
      background: '#fff',
    });
    frame.src = url;
    frame.title = '결제창 Card payment (simulator)';
    const close = style(document.createElement('button'), {
      position: 'absolute',
      top: '12px',
      right: '12px',
      width: '44px',
      height: '44px',
      border: '0',
      borderRadius: '50%',
      background: '#eef0f4',
      color: '#191f28',
      font: '24px/1 system-ui, sans-serif',
      cursor: 'pointer',
    });
    close.type = 'button';
    close.textContent = '×';
    close.setAttribute('aria-label', '결제창 닫기 Close the payment window');
    const previous = document.activeElement;
    const onKey = (event) => event.key === 'Escape' && shut();
    function shut() {
      document.removeEventListener('keydown', onKey);
      backdrop.remove();
      if (previous && previous.focus) previous.focus();
      onClose();
    }
    close.addEventListener('click', shut);
    document.addEventListener('keydown', onKey);
    box.append(frame, close);
    backdrop.append(box);
    document.body.append(backdrop);
    close.focus();
    return shut;
  }

  window.TossPayments = function TossPayments(clientKey) {
    if (typeof clientKey !== 'string' || clientKey === '')
      throw refusal('INVALID_CLIENT_KEY', '클라이언트 키가 없습니다.');
    return {
      async requestPayment(method, params) {
        if (open) throw refusal('INVALID_METHOD_TRANSACTION', '이미 다른 결제창이 열려 있습니다.');
        open = { shut: null };
        try {
          const { checkoutUrl } = await checkout(clientKey, method, params);
          const target = params.windowTarget ?? (isMobile() ? 'self' : 'iframe');
          if (target === 'iframe' && isMobile())
            throw refusal('INVALID_PARAMETER', '모바일에서는 iframe 결제창을 사용할 수 없습니다.');
          if (target === 'self') {
            location.assign(checkoutUrl);
            // The page is going away; like the real one, this promise does not settle before it has.
            return await new Promise(() => {});
          }
          return await new Promise((_resolve, reject) => {
            open.shut = overlay(`${checkoutUrl}?overlay=1`, () => {
              reject(refusal('USER_CANCEL', '사용자가 결제창을 닫았습니다.'));
            });
          });
        } finally {
          open = null;
        }
      },
      async requestBillingAuth() {
        throw refusal('NOT_SUPPORTED_METHOD', '시뮬레이터는 카드 결제만 지원합니다.');
      },
      cancelPayment() {
        if (open && open.shut) open.shut();
      },
    };
  };
  window.TossPayments.simulator = true;
})();
