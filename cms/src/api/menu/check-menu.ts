import { z } from "zod";
import { comparable, type EntryContext } from "../../validation/entry-context";
import type { Problem } from "../../validation/problem";
import { isInLoop, sharesAddress } from "../../validation/rules/page-tree";
import { targetProblem } from "../../validation/rules/redirect-loop";
import type { StaffText } from "../../validation/staff-text";
import { storedText } from "../../validation/stored-text";

const rowsSchema = z.array(
  z.object({
    documentId: z.string(),
    name: storedText,
    path: storedText,
    redirect: z.boolean().nullable(),
    redirectUrl: storedText,
    parent: z.object({ documentId: z.string() }).nullish(),
  }),
);
type Row = z.infer<typeof rowsSchema>[number];

const noTarget: StaffText = {
  nl: "Vul het adres in dat dit menu-item opent.",
  fr: "Indiquez l'adresse que cet élément ouvre.",
  en: "Write the address this entry opens.",
};
const noAddress: StaffText = {
  nl: "Geef een adres op dat begint met /, https://, mailto: of tel:.",
  fr: "Indiquez une adresse qui commence par /, https://, mailto: ou tel:.",
  en: "Write an address that starts with / or https://, mailto: or tel:.",
};
const belowItself: StaffText = {
  nl: "Dit menu-item zou onder zichzelf komen te staan. Kies een ander bovenliggend item.",
  fr: "Cet élément se trouverait sous lui-même. Choisissez un autre élément parent.",
  en: "This entry would be below itself. Choose another one.",
};
const pathTakenBy = (title: string): StaffText => ({
  nl: `“${title}” heeft dit adres al. Kies een ander.`,
  fr: `« ${title} » a déjà cette adresse. Choisissez-en une autre.`,
  en: `“${title}” has this address already. Choose another one.`,
});

function redirectProblem({ redirect, redirectUrl }: Row): Problem[] {
  if (redirectUrl === "") return redirect ? [{ path: ["redirectUrl"], message: noTarget }] : [];
  if (/^(mailto|tel):\S+$/i.test(redirectUrl) || targetProblem(redirectUrl) === null) return [];
  return [{ path: ["redirectUrl"], message: noAddress }];
}

/** CMS-11 for menu entries: none below itself, no address twice under one parent, redirects that lead somewhere. */
export async function checkMenu(context: EntryContext): Promise<Problem[]> {
  const rows = rowsSchema.parse(
    await context.strapi.db.query("api::menu.menu").findMany({
      where: comparable(context),
      select: ["documentId", "name", "path", "redirect", "redirectUrl"],
      populate: { parent: { select: ["documentId"] } },
    }),
  );
  const own = rows.find(({ documentId }) => documentId === context.documentId);
  if (own === undefined) return [];
  const items = rows.map(({ parent, name, ...row }) => ({ ...row, title: name, parent: parent?.documentId ?? null }));
  if (isInLoop(own.documentId, items)) return [{ path: ["parent"], message: belowItself }];
  // Entries without a path of their own take the address of their page.
  const other =
    own.path === ""
      ? null
      : sharesAddress(
          own.documentId,
          items.filter(({ path }) => path !== ""),
        );
  const twice = other === null ? [] : [{ path: ["path"], message: pathTakenBy(other.title) }];
  return [...twice, ...redirectProblem(own)];
}
