import type { AttributeGroup, ListingAttributeKey, listingAttributes } from "../rules/listing-attributes.js";

type Choice = Extract<(typeof listingAttributes)[number], { values: readonly string[] }>;

/** The words of one language: an attribute or a value that has none is an error of types. */
export interface AttributeLabels {
  readonly groups: Readonly<Record<AttributeGroup, string>>;
  readonly attributes: {
    readonly [Key in ListingAttributeKey]: Key extends Choice["key"]
      ? {
          readonly label: string;
          readonly values: Readonly<Record<Extract<Choice, { key: Key }>["values"][number], string>>;
        }
      : string;
  };
}

/** The same by the ids of messages: `listing.group.<group>`, `listing.<key>`, `listing.<key>.<value>`. */
export function attributeMessages({ groups, attributes }: AttributeLabels): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const [group, name] of Object.entries(groups)) messages[`listing.group.${group}`] = name;
  for (const [key, texts] of Object.entries(attributes)) {
    messages[`listing.${key}`] = typeof texts === "string" ? texts : texts.label;
    if (typeof texts !== "string")
      for (const [value, name] of Object.entries(texts.values)) messages[`listing.${key}.${value}`] = name;
  }
  return messages;
}
