import type { Structured } from "./structured";

/** SEO-2: the entries of a list, by address: each has a page with the rest. `before`: how many precede them on earlier pages. */
export const itemList = (addresses: readonly string[], total: number, before = 0): Structured[] =>
  addresses.length === 0
    ? []
    : [
        {
          "@type": "ItemList",
          numberOfItems: total,
          itemListElement: addresses.map((url, index) => ({
            "@type": "ListItem",
            position: before + index + 1,
            url,
          })),
        },
      ];
