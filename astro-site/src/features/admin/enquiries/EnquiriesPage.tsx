import { Button } from '../../../components/ui/Button.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { useTexts } from '../language/language.ts';
import { AdminIsland } from '../shell/AdminIsland.tsx';
import { EnquiryCard } from './EnquiryCard.tsx';
import { adminEnquiryTexts } from './enquiry-messages.ts';
import { useEnquiries } from './enquiry-queries.ts';

/** `/admin/enquiries`: who wants to open a franchise, the newest first. */
export function EnquiriesPage() {
  return <AdminIsland here="/admin/enquiries">{() => <Enquiries />}</AdminIsland>;
}

function Enquiries() {
  const texts = useTexts(adminEnquiryTexts);
  const list = useEnquiries();
  const enquiries = list.data?.pages.flat() ?? [];
  return (
    <div className="grid gap-6">
      <div>
        <h1 className="text-4xl">{texts.heading}</h1>
        {texts.korean && (
          <p lang="ko" className="text-soft mt-1">
            {texts.korean}
          </p>
        )}
        <p className="text-soft measure mt-3">{texts.lead}</p>
      </div>
      {list.isPending && (
        <p role="status" className="text-soft flex items-center gap-3">
          <Spinner /> {texts.loading}
        </p>
      )}
      {list.isError && enquiries.length === 0 && (
        <div role="alert" className="grid justify-items-start gap-4">
          <p>{texts.failed}</p>
          <Button onClick={() => void list.refetch()}>{texts.tryAgain}</Button>
        </div>
      )}
      {list.isSuccess && enquiries.length === 0 && (
        <div className="border-line rounded-2xl border border-dashed px-6 py-16 text-center">
          <p className="text-xl font-bold">{texts.none}</p>
          <p className="text-soft mt-2">{texts.noneHint}</p>
        </div>
      )}
      {enquiries.map((enquiry) => (
        <EnquiryCard key={enquiry.id} enquiry={enquiry} />
      ))}
      {list.hasNextPage && (
        <Button
          pending={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
          className="justify-self-center"
        >
          {texts.more}
        </Button>
      )}
    </div>
  );
}
