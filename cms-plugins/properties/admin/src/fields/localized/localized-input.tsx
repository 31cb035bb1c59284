import type { Language } from "@gevel/config";
import { Box, Field, Flex, Textarea, TextInput } from "@strapi/design-system";
import { useField } from "@strapi/strapi/admin";
import { lazy, Suspense } from "react";
import type { FieldProps } from "../field-props";
import { useErrorText } from "../use-error-text";
import { LanguageTabs } from "./language-tabs";
import { readTexts, withText } from "./localized-value";

const RichText = lazy(() => import("./rich-text"));

/** A text in each language: stored as `{nl, fr, en, de}`, edited one language at a time. */
export default function LocalizedInput({ name, label, hint, required, disabled, labelAction, attribute }: FieldProps) {
  const errorText = useErrorText();
  const { value, onChange, rawError } = useField<unknown>(name);
  const texts = readTexts(value);
  const lines = attribute.options?.lines;
  const isLong = lines === "many" || Object.values(texts).some((text) => text.includes("\n"));

  const control = (language: Language) => {
    const text = texts[language] ?? "";
    const write = (next: string) => onChange(name, withText(texts, language, next));
    const shared = { name: `${name}.${language}`, lang: language, value: text, disabled };
    if (lines === "html")
      return (
        <Suspense fallback={<Box minHeight="20rem" hasRadius borderColor="neutral200" />}>
          <RichText label={label} lang={language} html={text} disabled={disabled} onChange={write} />
        </Suspense>
      );
    if (isLong) return <Textarea {...shared} onChange={(event) => write(event.target.value)} />;
    return <TextInput {...shared} onChange={(event) => write(event.target.value)} />;
  };

  return (
    <Field.Root name={name} id={name} error={errorText(rawError)} hint={hint} required={required}>
      <Flex direction="column" alignItems="stretch" gap={1}>
        <LanguageTabs label={<Field.Label action={labelAction}>{label}</Field.Label>} name={label} texts={texts}>
          {(language) => <Box paddingTop={1}>{control(language)}</Box>}
        </LanguageTabs>
        <Field.Hint />
        <Field.Error />
      </Flex>
    </Field.Root>
  );
}
