/** The free times of a day, passed on from the booking service as our site server does it. */
export async function GET(_request: Request, { params }: { params: Promise<{ date: string }> }) {
  const { date } = await params;
  const answer = await fetch(`${process.env['BOOKING_URL']}/api/timeslots/${date}`, { cache: 'no-store' });
  return new Response(answer.body, {
    status: answer.status,
    headers: { 'content-type': 'application/json' },
  });
}
