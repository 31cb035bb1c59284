import type { PrimitiveType } from "react-intl";
import { useIntl } from "react-intl";
import { buildingEn, type BuildingTexts } from "./building-en";

/** The texts of page building in the admin's language, and the names of languages in it. */
export function useBuildingTexts() {
  const { formatMessage, locale } = useIntl();
  const names = new Intl.DisplayNames(locale, { type: "language" });
  const nameOf = (language: string): string => names.of(language) ?? language;
  return {
    text: (id: keyof BuildingTexts, values?: Record<string, PrimitiveType>): string =>
      formatMessage({ id, defaultMessage: buildingEn[id] }, values),
    nameOf,
    /** Where it stands alone. */
    headOf: (language: string): string => nameOf(language).replace(/^./u, (first) => first.toLocaleUpperCase(locale)),
  };
}

const isText = (id: string): id is keyof BuildingTexts => id in buildingEn;

/** The text of something that is named in data. */
export const textOf = (place: "view" | "kind", name: string): keyof BuildingTexts => {
  const id = `gevel.building.${place}.${name}`;
  return isText(id) ? id : "gevel.building.kind.none";
};
