import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  enquiriesSchema,
  enquirySchema,
  type Enquiry,
  type EnquiryStatus,
} from 'shared/enquiries/admin-enquiries.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { readApi } from '../../../lib/api/api.ts';
import { useLanguage } from '../language/language.ts';
import { changeFailed } from '../parts/change-failed.ts';
import { nextCursor, pageQuery } from '../reads/page-by-page.ts';
import { adminEnquiryTexts } from './enquiry-messages.ts';

const enquiriesKey = ['admin-enquiries'] as const;

const fetchEnquiries = (cursor: number | null) =>
  readApi(`/api/admin/enquiries?${pageQuery(cursor)}`, enquiriesSchema);

export const useEnquiries = () =>
  useInfiniteQuery({
    queryKey: enquiriesKey,
    queryFn: ({ pageParam }) => fetchEnquiries(pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: nextCursor,
  });

/** Notes whether an enquiry is answered, says so, and reads the list anew. */
export function useEnquiryStatus({ id, name }: Enquiry) {
  const language = useLanguage();
  const texts = adminEnquiryTexts[language];
  const client = useQueryClient();
  return useMutation({
    mutationFn: (status: EnquiryStatus) =>
      readApi(`/api/admin/enquiries/${id}/status`, enquirySchema, { method: 'PATCH', body: { status } }),
    onSuccess: ({ status }) =>
      showToast({
        variant: 'success',
        title: texts.changedTitle,
        description: status === 'answered' ? texts.nowAnswered(name) : texts.nowNew(name),
      }),
    onError: (error) => changeFailed(texts.changeFailed, error, language),
    onSettled: () => client.invalidateQueries({ queryKey: enquiriesKey }),
  });
}
