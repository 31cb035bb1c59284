import { languageNames, languages } from "@gevel/config";
import { Typography } from "@strapi/design-system";
import { z } from "zod";

const rowSchema = z.object({
  locale: z.string().nullish(),
  localizations: z.array(z.object({ locale: z.string().nullish() })).nullish(),
});

export const languagesLabel = { id: "gevel.list.languages", defaultMessage: "Languages" };

/** In which languages an entry is written, by their codes in the order of the house. */
export function LanguagesCell({ row }: { row: unknown }) {
  const { locale, localizations } = rowSchema.catch({}).parse(row);
  const there = new Set([locale, ...(localizations ?? []).map((other) => other.locale)]);
  const written = languages.filter((language) => there.has(language));
  return (
    <Typography
      textColor="neutral800"
      title={written.map((language) => languageNames[language]).join(", ")}
      style={{ whiteSpace: "nowrap", textTransform: "uppercase", fontSize: "1.2rem" }}
    >
      {written.join(" ")}
    </Typography>
  );
}
