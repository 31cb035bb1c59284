import { expect, it } from "vitest";
import { stillUsed } from "./still-used.js";

const pages = { nl: ["pagina", "pagina's"], fr: ["page", "pages"], en: ["page", "pages"] } as const;

it("counts the uses of an entry by type and names some of them", () => {
  const uses = ["Home", "Contact", "", "About us", "Team"].map((title) => ({ by: "pages", title }));
  const { nl, fr, en } = stillUsed([...uses, { by: "popups", title: "Open day" }], { pages });
  expect(en).toBe(
    "This is still used on 5 pages (“Home”, “Contact”, “About us”, …), 1 popups (“Open day”). Remove it there first.",
  );
  expect(nl).toMatch(/^Dit is nog in gebruik op 5 pagina's \(“Home”/);
  expect(fr).toMatch(/« Home »/);
});

it("leaves out titles where there are none", () => {
  expect(stillUsed([{ by: "pages", title: "" }], { pages }).nl).toBe(
    "Dit is nog in gebruik op 1 pagina. Haal het daar eerst weg.",
  );
});
