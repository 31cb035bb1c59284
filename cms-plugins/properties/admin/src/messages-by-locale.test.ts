import { expect, it } from "vitest";
import { adminLayouts } from "../../server/src/admin-layouts";
import { cityUid, ownerUid, projectUid, propertyTypeUid, propertyUid } from "../../server/src/rows/content-type-uids";
import { formGroups } from "./edit/form-groups";
import { messagesByLocale } from "./messages-by-locale";

const forms = [
  ["listing", propertyUid],
  ["project", projectUid],
  ["owner", ownerUid],
  ["city", cityUid],
  ["type", propertyTypeUid],
] as const;

it.each(["nl", "fr"])(
  "CMS-1 labels every field of this plugin's forms in %s, and translates every English text",
  (locale) => {
    const messages = messagesByLocale[locale] ?? {};
    const labels = forms.flatMap(([, uid]) =>
      [...Object.keys(adminLayouts[uid]?.fields ?? {}), "updatedAt"].map(
        (field) => `content-manager.content-types.${uid}.${field}`,
      ),
    );
    const help = forms.flatMap(([form, uid]) =>
      Object.entries(adminLayouts[uid]?.fields ?? {}).flatMap(([field, text]) =>
        text.help ? [`properties.help.${form}.${field}`] : [],
      ),
    );
    const groups = Object.values(formGroups).flatMap((parts) => parts.map(([group]) => `properties.group.${group}`));
    const wanted = [...labels, ...help, ...groups, ...Object.keys(messagesByLocale.en ?? {})];
    expect(wanted.filter((key) => !messages[key]?.trim())).toEqual([]);
  },
);
