import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { localeTags, type Language } from "@gevel/config";
import { messagesOf } from "./messages";

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <IntlProvider locale={localeTags[language]} messages={messagesOf(language)}>
      {children}
    </IntlProvider>
  );
}
