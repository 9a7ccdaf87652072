import { fileURLToPath } from 'node:url';

/** The files of a typeface with the letters of both languages of the staff. */
export const faces = {
  regular: fileURLToPath(
    import.meta.resolve('@expo-google-fonts/ibm-plex-sans-kr/IBMPlexSansKR_400Regular.ttf'),
  ),
  bold: fileURLToPath(
    import.meta.resolve('@expo-google-fonts/ibm-plex-sans-kr/IBMPlexSansKR_600SemiBold.ttf'),
  ),
};
