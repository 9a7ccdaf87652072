import { useState } from 'react';
import { EMAIL_LIMIT } from 'shared/typed/email.ts';
import { textFields } from 'shared/bookings/text-fields.ts';
import { newEmailSchema, ownPhoneSchema } from 'shared/my-booking/requests.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { useOpenBooking } from '../parts/open-booking.ts';
import { Part } from '../parts/Part.tsx';
import { changeEmail, changePhone } from '../reads/my-booking-api.ts';
import { useWords } from '../words/use-words.ts';
import { OneLineDialog } from './OneLineDialog.tsx';

/** How the cafe reaches the visitor. Another e-mail address holds once a mail to it is confirmed. */
export function Contact() {
  const texts = useWords().changes.contact;
  const { save } = useWords().changes;
  const { view } = useOpenBooking();
  const [opened, setOpened] = useState<'email' | 'phone' | null>(null);
  const close = () => setOpened(null);
  const mayChange = view.singers.some((singer) => singer.mayChange);
  return (
    <Part heading={texts.heading}>
      <dl className="grid gap-3">
        <div>
          <dt className="text-soft text-sm">{texts.email}</dt>
          <dd className="font-semibold wrap-anywhere">{view.email}</dd>
        </div>
        <div>
          <dt className="text-soft text-sm">{texts.phone}</dt>
          <dd className="figures font-semibold">{view.phone}</dd>
        </div>
      </dl>
      {view.newEmail && (
        <Notice kind="info">
          <p className="wrap-anywhere">{texts.waiting(view.newEmail)}</p>
        </Notice>
      )}
      {mayChange && (
        <div className="flex flex-wrap gap-3">
          <Button size="sm" onClick={() => setOpened('email')}>
            {texts.changeEmail}
          </Button>
          <Button size="sm" onClick={() => setOpened('phone')}>
            {texts.changePhone}
          </Button>
        </div>
      )}
      {opened === 'email' && (
        <OneLineDialog
          field="email"
          words={{ title: texts.changeEmail, label: texts.newEmail, submit: texts.sendMail }}
          first=""
          limit={EMAIL_LIMIT}
          schema={newEmailSchema}
          ask={({ email }) => changeEmail(email)}
          said={({ newEmail }) => texts.emailSent(newEmail ?? '')}
          onClose={close}
        />
      )}
      {opened === 'phone' && (
        <OneLineDialog
          field="phone"
          words={{ title: texts.changePhone, label: texts.phone, hint: texts.phoneHint, submit: save }}
          first={view.phone ?? ''}
          limit={textFields.phone.limit}
          schema={ownPhoneSchema}
          ask={({ phone }) => changePhone(phone)}
          said={() => texts.phoneDone}
          onClose={close}
        />
      )}
    </Part>
  );
}
