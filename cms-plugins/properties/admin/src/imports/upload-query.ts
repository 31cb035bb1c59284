import { isLanguage, type Language } from "@gevel/config";

export interface ImportUpload {
  file: File;
  source: string;
  full: boolean;
  /** For texts whose language the file does not name; null leaves it to the file. */
  language: Language | null;
}

/** Means no choice, since the select shows nothing for an empty value. */
export const languageFromFile = "file";

/** The choice as the URL expects it. */
export const chosenLanguage = (choice: string): Language | null => (isLanguage(choice) ? choice : null);

export function uploadQuery({ source, full, language }: Omit<ImportUpload, "file">): string {
  return new URLSearchParams({
    source,
    ...(full && { mode: "full" }),
    ...(language && { language }),
  }).toString();
}
