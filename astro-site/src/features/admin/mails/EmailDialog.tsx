import { Tabs } from 'radix-ui';
import { localeNames, locales } from 'shared/languages/localized-text.ts';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { Select } from '../../../components/ui/Select.tsx';
import { useLanguage } from '../language/language.ts';
import { AdminDialog } from '../parts/AdminDialog.tsx';
import { mailLanguages } from '../parts/mail-languages.ts';
import { emailDialogTexts } from './email-dialog-messages.ts';
import { EmailFields } from './EmailFields.tsx';
import { EmailPreview } from './EmailPreview.tsx';
import { mailTexts } from './mail-messages.ts';
import { OpenPlaces } from './OpenPlaces.tsx';
import { TemplateChoice } from './TemplateChoice.tsx';
import { useEmailDraft } from './use-email-draft.ts';

const tab =
  'text-soft hover:text-ink data-[state=active]:border-hot data-[state=active]:text-ink min-h-11 border-b-2 border-transparent px-4 font-bold';

interface EmailDialogProps {
  booking: AdminBooking;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A mail to the visitor, written by hand or from a template. What is typed stays until it is sent. */
export function EmailDialog({ booking, open, onOpenChange }: EmailDialogProps) {
  const language = useLanguage();
  const texts = emailDialogTexts[language];
  const mail = useEmailDraft(booking, () => onOpenChange(false));
  const { draft } = mail;
  return (
    <AdminDialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title(booking.name)}
      description={`${booking.email}. ${texts.writtenIn(mailLanguages[language][booking.locale])}`}
    >
      <Tabs.Root defaultValue="custom" className="grid gap-5">
        <Tabs.List aria-label={texts.title(booking.name)} className="border-line flex border-b">
          <Tabs.Trigger value="custom" className={tab}>
            {texts.custom}
          </Tabs.Trigger>
          <Tabs.Trigger value="templates" className={tab}>
            {texts.templates}
          </Tabs.Trigger>
        </Tabs.List>
        <Field label={texts.language} hint={mailTexts[language].languageHint}>
          <Select value={draft.locale} onChange={(event) => mail.setLanguage(event.target.value)}>
            {locales.map((known) => (
              <option key={known} value={known} lang={known}>
                {localeNames[known]}
              </option>
            ))}
          </Select>
        </Field>
        <Tabs.Content value="custom" className="grid gap-5">
          <EmailFields draft={draft} onChange={mail.write} />
        </Tabs.Content>
        <Tabs.Content value="templates" className="grid gap-5">
          <TemplateChoice chosen={mail.template} onChoose={mail.setTemplate} />
          <EmailFields draft={draft} onChange={mail.write} />
        </Tabs.Content>
        {!mail.isEmpty && <EmailPreview draft={draft} bookingId={booking.id} />}
        {mail.open.length > 0 ? (
          <OpenPlaces places={mail.open} onSend={mail.sendAllTheSame} onBack={mail.back} />
        ) : (
          <Button
            autoFocus={mail.isBack}
            variant="primary"
            disabled={mail.isEmpty}
            pending={mail.isSending}
            onClick={mail.send}
            className="justify-self-start"
          >
            {mail.isSending ? texts.sending : texts.send}
          </Button>
        )}
      </Tabs.Root>
    </AdminDialog>
  );
}
