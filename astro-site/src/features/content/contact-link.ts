export const contactLink = 'underline decoration-line decoration-2 underline-offset-4 hover:decoration-hot';

export const telOf = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
