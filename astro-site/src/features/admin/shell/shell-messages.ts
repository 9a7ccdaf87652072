/** Words of the frame around every admin page. */
export const shellTexts = {
  welcome: (name: string) => `Welcome, ${name}`,
  role: { user: 'User', admin: 'Admin', super_admin: 'Super admin' },
  bookings: 'Bookings',
  enquiries: 'Enquiries',
  users: 'User Management',
  audit: 'Audit log',
  account: 'My account',
  personalData: 'Personal data',
  navigation: 'Admin area',
  home: 'To the website',
} as const;
