import { isLanguage, languageNames, languages, type Language, type Localized } from "@gevel/config";
import { Box, Flex, Tabs, VisuallyHidden } from "@strapi/design-system";
import type { ReactNode } from "react";
import { useMessages } from "../../use-messages";
import { useActiveLanguage } from "./active-language";

/** Filled, or wanting where another language has a text. */
function Mark({ empty, missing }: { empty: boolean; missing: boolean }) {
  const { text } = useMessages();
  if (!empty) return null;
  return (
    <>
      <Box
        tag="span"
        aria-hidden
        display="inline-block"
        width="0.7rem"
        height="0.7rem"
        borderRadius="50%"
        marginLeft={1}
        borderColor={missing ? "warning600" : "neutral400"}
        background={missing ? "warning500" : "neutral0"}
      />
      <VisuallyHidden> ({text("properties.localized.empty")})</VisuallyHidden>
    </>
  );
}

interface LanguageTabsProps {
  /** The name of the field. */
  label: ReactNode;
  name: string;
  texts: Localized;
  /** The control for the language that is shown. */
  children: (language: Language) => ReactNode;
}

/** One tab per language above a control; the whole form shows the same language. */
export function LanguageTabs({ label, name, texts, children }: LanguageTabsProps) {
  const { text } = useMessages();
  const [active, setActive] = useActiveLanguage();
  const missing = languages.some((language) => texts[language]);
  return (
    <Tabs.Root
      variant="simple"
      value={active}
      onValueChange={(value) => {
        if (isLanguage(value)) setActive(value);
      }}
    >
      <Flex justifyContent="space-between" alignItems="flex-end" gap={2} wrap="wrap" style={{ marginTop: "-1.2rem" }}>
        {label}
        <Tabs.List aria-label={text("properties.localized.languages", { name })}>
          {languages.map((language) => (
            <Tabs.Trigger key={language} value={language} title={languageNames[language]}>
              {language}
              <Mark empty={!texts[language]?.trim()} missing={missing} />
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </Flex>
      {languages.map((language) => (
        <Tabs.Content key={language} value={language}>
          {children(language)}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
