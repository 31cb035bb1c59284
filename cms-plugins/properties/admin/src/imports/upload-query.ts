import { isLanguage, type Language } from "@gevel/config";

export interface ImportUpload {
  file: File;
  source: string;
  full: boolean;
  /** Of texts whose language the file does not name; null leaves it to the file. */
  language: Language | null;
}

/** Stands for no choice, since an empty value would show nothing. */
export const languageFromFile = "file";

/** What somebody chose, as the address wants it. */
export const chosenLanguage = (choice: string): Language | null => (isLanguage(choice) ? choice : null);

export function uploadQuery({ source, full, language }: Omit<ImportUpload, "file">): string {
  return new URLSearchParams({
    source,
    ...(full && { mode: "full" }),
    ...(language && { language }),
  }).toString();
}
