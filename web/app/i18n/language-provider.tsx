import type { ReactNode } from "react";
import { RawIntlProvider } from "react-intl";
import type { Language } from "@gevel/config";
import { intlOf } from "./intl-of";

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <RawIntlProvider value={intlOf(language)}>{children}</RawIntlProvider>;
}
