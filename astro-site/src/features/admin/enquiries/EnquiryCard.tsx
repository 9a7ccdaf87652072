import { CircleCheck, CircleDot } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Enquiry } from 'shared/enquiries/admin-enquiries.ts';
import { dateTimeKst } from 'shared/time/display.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { useTexts } from '../language/language.ts';
import { Badge } from '../parts/Badge.tsx';
import { adminEnquiryTexts } from './enquiry-messages.ts';
import { useEnquiryStatus } from './enquiry-queries.ts';

/** One enquiry: who wrote what, and whether somebody has answered. */
export function EnquiryCard({ enquiry }: { enquiry: Enquiry }) {
  const texts = useTexts(adminEnquiryTexts);
  const change = useEnquiryStatus(enquiry);
  const isAnswered = enquiry.status === 'answered';
  const { answeredAt, answeredBy } = enquiry;
  const toggle = isAnswered ? texts.markNew : texts.markAnswered;
  const link = 'text-cool underline-offset-4 hover:underline';
  return (
    <article className="border-line bg-surface grid gap-4 rounded-xl border p-4 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="font-text mr-auto min-w-0 text-lg font-bold wrap-anywhere">{enquiry.name}</h2>
        <span className="font-semibold">{texts.topic[enquiry.topic]}</span>
        <Badge
          tone={isAnswered ? 'border-good text-good' : 'border-hot text-hot-bright'}
          icon={isAnswered ? CircleCheck : CircleDot}
        >
          {isAnswered ? texts.answered : texts.isNew}
        </Badge>
      </div>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Fact label={texts.email}>
          <a className={link} href={`mailto:${enquiry.email}`}>
            {enquiry.email}
          </a>
        </Fact>
        <Fact label={texts.phone}>
          <a className={link} href={`tel:${enquiry.phone.replaceAll(/[^+\d]/g, '')}`}>
            {enquiry.phone}
          </a>
        </Fact>
        <Fact label={texts.city}>{enquiry.city}</Fact>
        {enquiry.company && <Fact label={texts.company}>{enquiry.company}</Fact>}
        <Fact label={texts.received}>{dateTimeKst(new Date(enquiry.receivedAt))}</Fact>
      </dl>
      <p className="wrap-anywhere whitespace-pre-line">
        {enquiry.message || <span className="text-faint">{texts.noMessage}</span>}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          size="sm"
          pending={change.isPending}
          aria-label={`${toggle}: ${enquiry.name}`}
          onClick={() => change.mutate(isAnswered ? 'new' : 'answered')}
        >
          {change.isPending ? texts.saving : toggle}
        </Button>
        {answeredAt && answeredBy && (
          <p className="text-soft min-w-0 text-[0.9375rem] wrap-anywhere">
            {texts.answeredBy(answeredBy, dateTimeKst(new Date(answeredAt)))}
          </p>
        )}
      </div>
    </article>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-soft text-[0.9375rem]">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
