import { z } from "zod";
import { comparable, type EntryContext, siteUrl } from "../../validation/entry-context";
import type { Problem } from "../../validation/problem";
import { sameAddress } from "../../validation/rules/address";
import { livePages } from "../page/live-pages";
import { placeOf, redirectLoop, targetProblem } from "../../validation/rules/redirect-loop";
import { unreachedProblem } from "../../validation/rules/reserved-path";
import type { StaffText } from "../../validation/staff-text";
import { storedText } from "../../validation/stored-text";

const rowsSchema = z.array(z.object({ documentId: z.string(), from: storedText, to: storedText }));

const noOldAddress: StaffText = {
  nl: "Vul het oude adres in, bv. oude-pagina.",
  fr: "Indiquez l'ancienne adresse, p. ex. ancienne-page.",
  en: "Write the old address, e.g. oude-pagina.",
};
const redirectedAlready: StaffText = {
  nl: "Er is al een doorverwijzing vanaf dit adres.",
  fr: "Il existe déjà une redirection depuis cette adresse.",
  en: "There is a redirect from this address already.",
};
const overAPage = (title: string): StaffText => ({
  nl: `Op dit adres staat de pagina “${title}”; niemand zou ze nog te zien krijgen. Geef die pagina eerst een ander adres.`,
  fr: `La page « ${title} » se trouve à cette adresse et plus personne ne la verrait. Donnez-lui d'abord une autre adresse.`,
  en: `The page “${title}” is at this address, and nobody would see it any more. Give that page another address first.`,
});
const inARing = (way: string): StaffText => ({
  nl: `Bezoekers zouden in een kring lopen: ${way}. Kies een ander adres.`,
  fr: `Les visiteurs tourneraient en rond : ${way}. Choisissez une autre adresse.`,
  en: `Visitors would go round in a ring: ${way}. Choose another address.`,
});

/** CMS-11 for redirects: one for each old address, none over a page, each leading somewhere, none in a ring. */
export async function checkRedirect(context: EntryContext): Promise<Problem[]> {
  const rows = rowsSchema.parse(
    await context.strapi.db
      .query("api::redirect.redirect")
      .findMany({ where: comparable(context), select: ["documentId", "from", "to"] }),
  );
  const own = rows.find(({ documentId }) => documentId === context.documentId);
  if (own === undefined) return [];
  if (sameAddress(own.from) === "") return [{ path: ["from"], message: noOldAddress }];
  const place = placeOf(own.from, siteUrl(context.strapi)) ?? "";
  const unreached = unreachedProblem(place);
  if (unreached !== null) return [{ path: ["from"], message: unreached }];
  const page = (await livePages(context)).find(({ addresses }) => addresses.includes(place));
  if (page !== undefined) return [{ path: ["from"], message: overAPage(page.title) }];
  const others = rows.filter((row) => row !== own);
  if (others.some(({ from }) => sameAddress(from) === sameAddress(own.from)))
    return [{ path: ["from"], message: redirectedAlready }];
  const message = targetProblem(own.to);
  if (message !== null) return [{ path: ["to"], message }];
  const ring = redirectLoop(own, others, siteUrl(context.strapi));
  return ring === null
    ? []
    : [
        {
          path: ["to"],
          message: inARing(ring.map((place) => `/${place}`).join(" → ")),
        },
      ];
}
