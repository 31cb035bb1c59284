import { isFindable, seoPictureKeys, seoTextKeys, type Language, type SeoKey } from "@gevel/config";
import { Box, Checkbox, Field, Flex, Grid, IconButton, Textarea, TextInput } from "@strapi/design-system";
import { Images } from "@strapi/icons";
import { useField } from "@strapi/strapi/admin";
import { useState } from "react";
import { useMessages } from "../../use-messages";
import type { FieldProps } from "../field-props";
import { LanguageTabs } from "../localized/language-tabs";
import { Thumbnail } from "../media/thumbnail";
import { useMediaLibrary } from "@gevel/core/screens";
import { useDefaultLanguage } from "../site-config";
import { useErrorText } from "../use-error-text";
import { readSeo, textsByKey, withFindable, withSeoText } from "./seo-value";

const isPicture = (key: SeoKey) => seoPictureKeys.some((picture) => picture === key);
const isLong = (key: SeoKey) => key.endsWith("Description");
/** A network's picture beside its title, its description under them. */
const order: readonly SeoKey[] = [
  ...seoTextKeys.filter((key) => !/^(og|twitter)/.test(key)),
  ...(["ogTitle", "ogImage", "ogDescription", "twitterTitle", "twitterImage", "twitterDescription"] as const),
];

/** CMS-3: the metadata of a listing or project for search engines and social networks, edited one language at a time. */
export default function SeoInput({ name, label, hint, disabled, labelAction }: FieldProps) {
  const { text } = useMessages();
  const errorText = useErrorText();
  const { value, onChange, rawError } = useField<unknown>(name);
  const defaultLanguage = useDefaultLanguage();
  const seo = readSeo(value);
  const [pending, setPending] = useState<{ key: SeoKey; language: Language } | null>(null);
  const { dialog, open } = useMediaLibrary("images", ([chosen]) => {
    if (chosen && pending) onChange(name, withSeoText(value, pending.key, pending.language, chosen.url));
  });

  const control = (key: SeoKey, language: Language) => {
    const content = seo[key]?.[language] ?? "";
    const write = (next: string) => onChange(name, withSeoText(value, key, language, next));
    const shared = { name: `${name}.${key}.${language}`, lang: language, value: content, disabled };
    if (isLong(key)) return <Textarea {...shared} onChange={(event) => write(event.target.value)} />;
    if (!isPicture(key)) return <TextInput {...shared} onChange={(event) => write(event.target.value)} />;
    const library = (
      <IconButton
        variant="ghost"
        size="XS"
        label={text("properties.media.fromLibrary")}
        disabled={disabled}
        onClick={() => {
          setPending({ key, language });
          open();
        }}
      >
        <Images />
      </IconButton>
    );
    return (
      <Flex gap={2}>
        {content === "" ? null : <Thumbnail url={content} alt="" width="4rem" ratio="1" />}
        <Box flex="1">
          <TextInput
            {...shared}
            autoComplete="off"
            endAction={library}
            onChange={(event) => write(event.target.value)}
          />
        </Box>
      </Flex>
    );
  };

  const form = (language: Language) => (
    <Grid.Root gap={4} paddingTop={2}>
      {order.map((key) => (
        <Grid.Item key={key} col={isLong(key) ? 12 : 6} s={12} xs={12} direction="column" alignItems="stretch">
          <Field.Root name={`${name}.${key}.${language}`} hint={text(`properties.seo.${key}.help`)}>
            <Field.Label>{text(`properties.seo.${key}`)}</Field.Label>
            {control(key, language)}
            <Field.Hint />
          </Field.Root>
        </Grid.Item>
      ))}
      <Grid.Item col={12} direction="column" alignItems="stretch">
        <Field.Root name={`${name}.isActiveSEO.${language}`} hint={text("properties.seo.isActiveSEO.help")}>
          <Checkbox
            checked={isFindable(seo.isActiveSEO, language, defaultLanguage)}
            disabled={disabled}
            onCheckedChange={(on) => onChange(name, withFindable(value, language, defaultLanguage, on === true))}
          >
            {text("properties.seo.isActiveSEO")}
          </Checkbox>
          <Field.Hint />
        </Field.Root>
      </Grid.Item>
    </Grid.Root>
  );

  return (
    <Field.Root name={name} id={name} error={errorText(rawError)} hint={hint}>
      <Flex direction="column" alignItems="stretch" gap={1}>
        <LanguageTabs
          label={<Field.Label action={labelAction}>{label}</Field.Label>}
          name={text("properties.seo.fields")}
          texts={textsByKey(seo)}
        >
          {form}
        </LanguageTabs>
        <Field.Hint />
        <Field.Error />
        {dialog}
      </Flex>
    </Field.Root>
  );
}
