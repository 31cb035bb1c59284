import type { Structured } from "./structured";

/** SEO-2: the entries of a list, by address: each has a page with the rest. */
export const itemList = (addresses: readonly string[]): Structured[] =>
  addresses.length === 0
    ? []
    : [
        {
          "@type": "ItemList",
          numberOfItems: addresses.length,
          itemListElement: addresses.map((url, index) => ({
            "@type": "ListItem",
            position: index + 1,
            url,
          })),
        },
      ];
