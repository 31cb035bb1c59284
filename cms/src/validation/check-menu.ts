import { z } from "zod";
import { comparable, type EntryContext } from "./entry-context";
import type { Problem } from "./problem";
import { isInLoop, sharesAddress } from "./rules/page-tree";
import { targetProblem } from "./rules/redirect-loop";

const text = z
  .string()
  .nullable()
  .transform((value) => value ?? "");
const rowsSchema = z.array(
  z.object({
    documentId: z.string(),
    name: text,
    path: text,
    redirect: z.boolean().nullable(),
    redirectUrl: text,
    parent: z.object({ documentId: z.string() }).nullish(),
  }),
);
type Row = z.infer<typeof rowsSchema>[number];

function redirectProblem({ redirect, redirectUrl }: Row): Problem[] {
  if (redirectUrl === "")
    return redirect ? [{ path: ["redirectUrl"], message: "Write the address this entry opens." }] : [];
  if (/^(mailto|tel):\S+$/i.test(redirectUrl) || targetProblem(redirectUrl) === null) return [];
  return [{ path: ["redirectUrl"], message: "Write an address that starts with / or https://, mailto: or tel:." }];
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
  if (isInLoop(own.documentId, items))
    return [{ path: ["parent"], message: "This entry would stand below itself. Choose another one." }];
  // Entries without a path of their own take the address of their page.
  const other =
    own.path === ""
      ? null
      : sharesAddress(
          own.documentId,
          items.filter(({ path }) => path !== ""),
        );
  const twice =
    other === null
      ? []
      : [{ path: ["path"], message: `“${other.title}” has this address already. Choose another one.` }];
  return [...twice, ...redirectProblem(own)];
}
