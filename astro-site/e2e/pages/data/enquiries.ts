import { enquiriesSchema, type Enquiry } from 'shared/enquiries/admin-enquiries.ts';

const enquiry: Enquiry = {
  id: 1,
  topic: 'application',
  name: 'Alexandra Konstantinopoulou-Wolfeschlegelsteinhausen',
  company: 'Sample Company',
  city: 'Busan',
  phone: '+82 10 1234 5678',
  email: 'a.guest.with.a.long.address@an-even-longer-company-name.example.com',
  message:
    'We have rooms near the beach.\n\nhttps://an-even-longer-company-name.example.com/rooms/near/the/beach',
  receivedAt: '2026-11-20T09:30:00.000Z',
  status: 'new',
  answeredAt: null,
  answeredBy: null,
};

/** One that is new, and one without words that was answered. */
export const enquiries = () =>
  enquiriesSchema.parse([
    enquiry,
    {
      ...enquiry,
      ...{ id: 2, topic: 'info-session', message: '', company: '', status: 'answered' },
      ...{ answeredAt: '2026-11-20T10:30:00.000Z', answeredBy: 'owner' },
    },
  ]);
