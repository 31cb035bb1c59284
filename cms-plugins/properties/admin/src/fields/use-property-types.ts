import { fallbackLanguage, localizedSchema, readLocalized } from "@gevel/config";
import { z } from "zod";
import type { ChoiceList } from "./choice-list";
import { fetched, useFetched } from "@gevel/kit/admin";
import { useStaffLanguage } from "./site-config";

const types = z.object({
  results: z.array(z.object({ webId: z.number(), name: localizedSchema.nullable() })),
});
const path = "/content-manager/collection-types/plugin::properties.property-type?pageSize=100&sort=showOrder:ASC";
const propertyTypes = fetched(async (get) => types.parse(await get(path)).results);

/** The property types by their names in the admin's language. */
export function usePropertyTypes(): ChoiceList {
  const language = useStaffLanguage();
  const { asked, again } = useFetched(propertyTypes, "all");
  const named = asked.state === "here" ? asked.answer : [];
  return {
    choices: named.map(({ webId, name }) => ({
      value: webId,
      label: readLocalized(name, language, fallbackLanguage) || String(webId),
    })),
    fetching: { state: asked.state, again },
  };
}
