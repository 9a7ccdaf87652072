import { revalidatePath } from 'next/cache';

/** What a CMS calls after a publish: `POST /api/revalidate?path=/faq`. */
export function POST(request: Request): Response {
  revalidatePath(new URL(request.url).searchParams.get('path') ?? '/');
  return Response.json({});
}
