/** Words of the mail about a franchise enquiry. It goes to the cafe itself, so there is one language. */
export const enquiryWords = {
  lamp: 'Enquiry',
  topic: { application: 'Franchise application', 'info-session': 'Info session wanted' },
  subject: (topic: string, name: string) => `${topic}: ${name}`,
  intro: 'Somebody wrote this on the franchise page. Reply to this mail to answer them.',
  received: 'Received',
  number: 'Enquiry',
  name: 'Name',
  company: 'Company',
  city: 'City',
  open: 'Open the enquiries',
} as const;
