import type { Language, PropertyInput } from "@gevel/config";
import type { FeedFiles, TakenFile } from "../draft/feed-files.js";
import { documentAccess } from "../draft/document-access.js";
import type { ItemDraft } from "../draft/item-draft.js";
import { attributeOf, childrenOf, find, textAt, type XmlElement } from "../xml/xml-element.js";

type Use = "picture" | "floor-plan" | "plan" | "document" | "film" | "tour" | "none";

/** What each group of 1.2.7 is to a visitor. */
const uses: Readonly<Record<string, Use>> = {
  TITELBILD: "picture",
  BILD: "picture",
  AUSSENANSICHTEN: "picture",
  INNENANSICHTEN: "picture",
  GRUNDRISS: "floor-plan",
  KARTEN_LAGEPLAN: "plan",
  DOKUMENTE: "document",
  FILM: "film",
  FILMLINK: "film",
  PANORAMA: "tour",
  // The label is drawn from its figures; the others are of the sender, not of the home.
  "EPASS-SKALA": "none",
  ANBIETERLOGO: "none",
  ANBOBJURL: "none",
  LINKS: "none",
  QRCODE: "none",
};

const path = "anhaenge/anhang";
const isAddress = (text: string) => /^https?:\/\//i.test(text);

function addressOf(attachment: XmlElement, files: FeedFiles): TakenFile | null {
  const file = textAt(attachment, "daten/pfad");
  if (isAddress(file)) return { ok: true, url: file, picture: !/\.pdf(\?|$)/i.test(file) };
  if (file !== "") return files.take(file);
  const inside = textAt(attachment, "daten/anhanginhalt");
  return inside === "" ? null : files.keep(Buffer.from(inside, "base64"));
}

/** What senders call the field that marks a document for the public; the format has none. */
const publicMark = /^(oeffentlich|öffentlich|public|internet|veroeffentlichen|veröffentlichen|freigabe|publizieren)$/i;

/** Null where the sender says neither. */
function isMarkedPublic(attachment: XmlElement, draft: ItemDraft): boolean | null {
  const mark = childrenOf(attachment, "user_defined_simplefield").find((field) =>
    publicMark.test(attributeOf(field, "feldname")),
  );
  return mark ? draft.yesOrNo(mark.text.trim(), `${path}/user_defined_simplefield`) : null;
}

export interface Attachments {
  files: FeedFiles;
  language: Language;
}

/** The agent's own picture, where there is one. */
export function readPhoto(photo: XmlElement | undefined, draft: ItemDraft, files: FeedFiles): string | null {
  const address = photo && addressOf(photo, files);
  if (!address) return null;
  if (address.ok) return address.url;
  draft.leftOut("kontaktperson/foto", textAt(photo, "daten/pfad"), address.why);
  return null;
}

/** Pictures, the title picture first, plans, documents, film and tour. */
export function readAttachments(listing: XmlElement, draft: ItemDraft, { files, language }: Attachments): void {
  const pictures: NonNullable<PropertyInput["pictures"]> = [];
  const documents: NonNullable<PropertyInput["documents"]> = [];
  const titled: typeof pictures = [];

  for (const attachment of childrenOf(find(listing, "anhaenge"), "anhang")) {
    const group = attributeOf(attachment, "gruppe").toUpperCase();
    const use = group === "" ? "picture" : draft.choice(uses, group, `${path}/@gruppe`);
    if (use === null || use === "none") continue;
    const address = addressOf(attachment, files);
    if (!address) continue;
    if (!address.ok) {
      draft.leftOut(`${path}/daten/pfad`, textAt(attachment, "daten/pfad"), address.why);
      continue;
    }
    const { url } = address;
    const title = textAt(attachment, "anhangtitel");
    const named = title === "" ? { url } : { url, name: { [language]: title } };
    if (use === "film") draft.set("videoUrl", url, `${path}/daten/pfad`);
    else if (use === "tour") draft.set("virtualTourUrl", url, `${path}/daten/pfad`);
    else if (use === "picture" && address.picture) (group === "TITELBILD" ? titled : pictures).push(named);
    else {
      const kind = use === "floor-plan" ? "floor-plan" : "document";
      // The groups of pictures and plans are for showing; DOKUMENTE holds whatever the agent keeps.
      const shown = isMarkedPublic(attachment, draft) ?? (use === "document" || group === "" ? null : true);
      const access = documentAccess({ draft, field: `${path}/@gruppe`, name: title || url }, shown);
      documents.push({ ...named, kind, ...(access && { access }) });
    }
  }
  draft.list("pictures", [...titled, ...pictures], path);
  draft.list("documents", documents, path);
}
