import { fileURLToPath } from 'node:url';

const file = (name: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/ibm-plex-sans-kr/${name}.ttf`));

/** The files of a typeface with the letters of both languages of the staff. */
export const faces = { regular: file('IBMPlexSansKR_400Regular'), bold: file('IBMPlexSansKR_600SemiBold') };
