export const folderOrder: Readonly<Record<string, string>>;
