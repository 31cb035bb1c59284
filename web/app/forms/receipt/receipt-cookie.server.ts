import { createCookie, type AppLoadContext } from "@remix-run/node";
import { seal, unseal } from "~/secrets/sealed.server";
import { receiptSchema, type Receipt } from "./receipt";

const purpose = "receipt of a form";
/** Long enough to read it, and to find it again after a reload. */
const lifeInSeconds = 30 * 60;
/** What browsers store of a cookie is 4096 bytes, with its name and attributes. */
const mostCharacters = 3_600;

type Context = Pick<AppLoadContext, "siteUrl" | "cookieSecret">;

/** Sent to this page and those beside it, with the data of both: `/nl/bedankt` for `/nl/bedankt/contact/`. */
const folderOf = (page: string) => page.replace(/[^/]*\/*$/, "").replace(/(?<=.)\/$/, "");

/** The page cache also recognises it by this name. */
const cookie = ({ siteUrl }: Context, page: string) => {
  const secure = siteUrl.startsWith("https:");
  return createCookie(secure ? "__Secure-gevel_sent" : "gevel_sent", {
    path: folderOf(page),
    httpOnly: true,
    sameSite: "lax",
    secure,
    maxAge: lifeInSeconds,
  });
};

/** Characters of a text and number of options that are repeated: fewer until the whole fits into a cookie. */
const sizes = [
  { characters: 400, options: 20 },
  { characters: 160, options: 12 },
  { characters: 60, options: 6 },
  { characters: 24, options: 3 },
] as const;

/** Cut between characters as people see them: an emoji of several parts stays whole or goes. */
function cut(text: string, most: number): string {
  // A family of emoji is one character of many bytes.
  if (Buffer.byteLength(text) <= most) return text;
  let kept = "";
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (Buffer.byteLength(kept + segment) > most) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

function shortened(receipt: Receipt, { characters, options }: (typeof sizes)[number]): Receipt {
  const named = <Subject extends { title: string; place: string }>(subject: Subject | null) =>
    subject && { ...subject, title: cut(subject.title, characters), place: cut(subject.place, characters) };
  return {
    ...receipt,
    listing: named(receipt.listing),
    project: named(receipt.project),
    member: receipt.member && { ...receipt.member, name: cut(receipt.member.name, characters) },
    values: receipt.values.map(([name, values, more]) => [
      name,
      values.slice(0, options).map((value) => cut(value, characters)),
      more + Math.max(0, values.length - options),
    ]),
  };
}

/**
 * The header that gives it to the visitor's browser; null where even its shortest form is too long for a cookie, and
 * where there is no thank-you page: the home page repeats nothing, and stays cached.
 */
export async function receiptCookie(context: Context, receipt: Receipt): Promise<string | null> {
  if (folderOf(receipt.page) === "/") return null;
  for (const size of sizes) {
    const sealed = seal(JSON.stringify(shortened(receipt, size)), context.cookieSecret, purpose);
    const header = await cookie(context, receipt.page).serialize(sealed);
    if (header.length <= mostCharacters) return header;
  }
  return null;
}

/** What this browser sent just now and was thanked for on this page; null if that is nothing. */
export async function readReceipt(
  context: Context,
  { page, cookies, now = Date.now() }: { page: string; cookies: string | null; now?: number },
): Promise<Receipt | null> {
  const sealed: unknown = await cookie(context, page).parse(cookies);
  const text = typeof sealed === "string" ? unseal(sealed, context.cookieSecret, purpose) : null;
  // Sealed by us, but perhaps by an older version of us.
  const receipt = text === null ? undefined : receiptSchema.safeParse(JSON.parse(text)).data;
  return receipt && receipt.page === page && now - receipt.sentAt < lifeInSeconds * 1000 ? receipt : null;
}
