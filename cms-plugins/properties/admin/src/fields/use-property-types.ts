import {
  fallbackLanguage,
  localizedSchema,
  readLocalized,
  typeAbove,
  typesInOrder,
  type Language,
} from "@gevel/config";
import { z } from "zod";
import type { Choice, ChoiceList } from "./choice-list";
import { sharedQuery, useSharedQuery } from "@gevel/core/admin";
import { useStaffLanguage } from "./site-config";

const type = z.object({
  webId: z.number(),
  parentWebId: z.number().nullish(),
  showOrder: z.number().nullish(),
  name: localizedSchema.nullable(),
});
const types = z.object({ results: z.array(type) });
const path = "/content-manager/collection-types/plugin::properties.property-type?pageSize=100&sort=showOrder:ASC";
const propertyTypes = sharedQuery(async (get) =>
  typesInOrder(
    types.parse(await get(path)).results.map(({ webId, parentWebId, showOrder, name }) => ({
      ...{ id: webId, parentId: parentWebId ?? null, showOrder: showOrder ?? 0 },
      name,
    })),
  ),
);

/** A type by its own name; its label includes the parent type. */
interface TypeChoice extends Choice {
  name: string;
}

interface TypeChoices extends ChoiceList {
  choices: readonly TypeChoice[];
}

/** The property types loaded so far, without a request. */
export function propertyTypeChoices(language: Language): readonly TypeChoice[] {
  const types = propertyTypes.read("all") ?? [];
  const nameOf = ({ id, name }: (typeof types)[number]) =>
    readLocalized(name, language, fallbackLanguage) || String(id);
  return types.map((type) => {
    const name = nameOf(type);
    const above = typeAbove(type, types);
    return { value: type.id, name, label: above ? `${nameOf(above)} › ${name}` : name };
  });
}

/** A listing as the law sees it: a kind of a type is that type. */
export function useMainTyped(): <Item extends object>(item: Item) => Item {
  const { query } = useSharedQuery(propertyTypes, "all");
  const types = query.state === "loaded" ? query.answer : [];
  return (item) => {
    const type = "webId" in item && types.find(({ id }) => id === item.webId);
    const above = type && typeAbove(type, types);
    return above ? { ...item, webId: above.id } : item;
  };
}

/** The property types by their names in the admin's language, each followed by its kinds (PROP-2). */
export function usePropertyTypes(): TypeChoices {
  const language = useStaffLanguage();
  const { query, reload } = useSharedQuery(propertyTypes, "all");
  return { choices: propertyTypeChoices(language), fetching: { state: query.state, reload } };
}
