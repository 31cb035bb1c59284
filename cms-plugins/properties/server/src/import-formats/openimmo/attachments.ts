import { videoSource, type Language, type PropertyInput } from "@gevel/config";
import type { DeliveryFiles } from "../draft/delivery-files.js";
import { readMediaAddress } from "../draft/media-address.js";
import { decodeEntities } from "../draft/decode-entities.js";
import { documentAccess } from "../draft/document-access.js";
import type { ItemDraft } from "../draft/item-draft.js";
import { attributeOf, childrenOf, find, textAt, type XmlElement } from "../xml/xml-element.js";

/** A PDF may be a plan for showing; other papers need their program. */
type FileKind = "picture" | "pdf" | "paper" | "unsaid";

const kinds: ReadonlyMap<string, FileKind> = new Map([
  ...kindWords("picture", "jpg jpeg jpe jfif pjpeg png gif webp avif heic heif bmp tif tiff svg bild foto photo image"),
  ...kindWords("pdf", "pdf x-pdf"),
  ...kindWords(
    "paper",
    "doc docx docm dot dotx msword odt rtf txt plain pages xls xlsx xlsm xlsb ods csv numbers ppt pptx",
  ),
  ...kindWords("paper", "pptm odp key zip rar 7z tar gz eml msg vcf ics xml json dwg dxf ifc"),
]);

function kindWords(kind: FileKind, names: string): [string, FileKind][] {
  return names.split(" ").map((name) => [name, kind]);
}

/** By an extension, or a format as senders write it: `JPG`, `.pdf`, `image/jpeg`. */
function kindOfWord(word: string): FileKind {
  const plain = word.trim().toLowerCase().replace(/;.*$/, "");
  if (plain.startsWith("image/")) return "picture";
  const office = /^application\/(?:vnd\.(?:openxmlformats|oasis|ms-)|zip|x-zip)/.test(plain);
  return office ? "paper" : (kinds.get(plain.replace(/^.*[/.]/, "")) ?? "unsaid");
}

/** The extensions in an address: of its path, and of files named in its query. */
function endingsOf(address: string): string[] {
  const [path = "", query = ""] = address.replace(/#.*$/, "").split(/\?(.*)/s);
  const name = path.replace(/^https?:\/\/[^/]*/i, "");
  return `${name};${query}`.split(/[&;=]/).flatMap((part) => /\.([a-z\d]{1,5})$/i.exec(part)?.[1] ?? []);
}

/** The type of the file at a sender's address, as stated: anything that says it is no picture wins. */
function fileKind(address: string, format: string): FileKind {
  const found = [format, ...endingsOf(address)].map(kindOfWord);
  return (["paper", "pdf", "picture"] as const).find((kind) => found.includes(kind)) ?? "unsaid";
}

type Use = "picture" | "floor-plan" | "plan" | "document" | "film" | "tour" | "link" | "none";

/** How visitors see each group of 1.2.7, and the values some senders write instead. */
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
  // The label is rendered from its figures; the others concern the sender, not the listing.
  "EPASS-SKALA": "none",
  ANBIETERLOGO: "none",
  ANBOBJURL: "none",
  QRCODE: "none",
  LINKS: "link",
  ...{ BILDER: "picture", FOTO: "picture", FOTOS: "picture", GRUNDRISSE: "floor-plan", LAGEPLAN: "plan" },
  ...{ DOKUMENT: "document", ENERGIEAUSWEIS: "document", ENERGIEPASS: "document", EPASS: "document" },
  ...{ FILME: "film", VIDEO: "film", VIDEOLINK: "film", LINK: "link", EPASS_SKALA: "none" },
};

const path = "anhaenge/anhang";
const isPaper = (kind: FileKind) => kind === "paper" || kind === "pdf";

type Found = { ok: true; url: string; kind: FileKind } | { ok: false; reason: string };

/** Some senders write an address that is no file's in the place of its title. */
const pathOf = (attachment: XmlElement) => {
  const path = textAt(attachment, "daten/pfad");
  const title = textAt(attachment, "anhangtitel");
  const isAddress = /^https?:\/\/\S+$/i.test(title) && textAt(attachment, "daten/anhanginhalt") === "";
  return path === "" && isAddress ? title : path;
};

/** A link is shown if it leads to a film or a tour; null for any other page. */
function linkTarget(url: string): "film" | "tour" | null {
  const source = videoSource(url);
  if (source === null || source.kind === "link") return null;
  return source.kind === "matterport" || source.kind === "yisual" ? "tour" : "film";
}

/** A file of the delivery has the type of its content. */
function addressOf(attachment: XmlElement, files: DeliveryFiles, others: readonly string[]): Found | null {
  const path = pathOf(attachment);
  if (path !== "") {
    const found = readMediaAddress(path, files, others);
    if (!found.ok) return found;
    const { url, file } = found;
    const kind = file ? (file.picture ? "picture" : "pdf") : fileKind(url, textAt(attachment, "format"));
    return { ok: true, url, kind };
  }
  const inside = textAt(attachment, "daten/anhanginhalt");
  if (inside === "") return null;
  const stored = files.store(Buffer.from(inside, "base64"));
  return stored.ok ? { ok: true, url: stored.url, kind: stored.picture ? "picture" : "pdf" } : stored;
}

/** Names senders use for the field that marks a document as public; the format has none. */
const publicMark = /^(oeffentlich|öffentlich|public|internet|veroeffentlichen|veröffentlichen|freigabe|publizieren)$/i;

/** Null if the sender states neither. */
function isMarkedPublic(attachment: XmlElement, draft: ItemDraft): boolean | null {
  const mark = childrenOf(attachment, "user_defined_simplefield").find((field) =>
    publicMark.test(attributeOf(field, "feldname")),
  );
  return mark ? draft.yesOrNo(mark.text.trim(), `${path}/user_defined_simplefield`) : null;
}

/**
 * Whether visitors may have a file that its sender does not mark: plans are for showing, while DOKUMENTE has whatever
 * the agent stores, and so does a group of pictures if the file is none.
 */
const isPublicByDefault = (use: Use, kind: FileKind): true | null =>
  (use === "floor-plan" || use === "plan") && kind !== "paper" ? true : null;

/** Only a known picture type counts; a file without a type only if its group says it is a picture. */
const isPicture = (use: Use, group: string, kind: FileKind) =>
  use === "picture" && (kind === "picture" || (kind === "unsaid" && group !== ""));

export interface Attachments {
  files: DeliveryFiles;
  /** Null where the titles are in none of the site's. */
  language: Language | null;
}

/** The agent's own picture, where there is one. */
export function readPhoto(photo: XmlElement | undefined, draft: ItemDraft, files: DeliveryFiles): string | null {
  const address = photo && addressOf(photo, files, []);
  if (!address) return null;
  if (address.ok && !isPaper(address.kind)) return address.url;
  draft.leftOut("kontaktperson/foto", textAt(photo, "daten/pfad"), address.ok ? "is no picture" : address.reason);
  return null;
}

/** Pictures, the title picture first, plans, documents, film and tour. */
export function readAttachments(listing: XmlElement, draft: ItemDraft, { files, language }: Attachments): void {
  const pictures: NonNullable<PropertyInput["pictures"]> = [];
  const documents: NonNullable<PropertyInput["documents"]> = [];
  const titled: typeof pictures = [];

  const used = childrenOf(find(listing, "anhaenge"), "anhang").flatMap((attachment) => {
    const group = attributeOf(attachment, "gruppe").toUpperCase();
    // A file in an unknown group may not be for visitors, so it becomes a document instead of being dropped.
    const use = group === "" ? "picture" : (draft.choice(uses, group, `${path}/@gruppe`) ?? "document");
    return use === "none" ? [] : [{ attachment, group, use }];
  });
  const addresses = used.map(({ attachment }) => pathOf(attachment));
  for (const { attachment, group, use } of used) {
    const address = addressOf(attachment, files, addresses);
    if (!address) continue;
    if (!address.ok) {
      draft.leftOut(`${path}/daten/pfad`, textAt(attachment, "daten/pfad"), address.reason);
      continue;
    }
    const { url, kind } = address;
    const title = decodeEntities(textAt(attachment, "anhangtitel"));
    const named = title === "" || language === null ? { url } : { url, name: { [language]: title } };
    const marked = isMarkedPublic(attachment, draft);
    const led = use === "link" ? linkTarget(url) : use;
    if (led === null) draft.leftOut(`${path}/daten/pfad`, url, "is a link to no film or tour that is known");
    else if (led === "film" && !isPaper(kind)) draft.set("videoUrl", url, `${path}/daten/pfad`);
    else if (led === "tour" && !isPaper(kind)) draft.set("virtualTourUrl", url, `${path}/daten/pfad`);
    else if (marked !== false && isPicture(use, group, kind)) (group === "TITELBILD" ? titled : pictures).push(named);
    else {
      const shown = marked ?? isPublicByDefault(use, kind);
      const access = documentAccess({ draft, field: `${path}/@gruppe`, name: title || url }, shown);
      const sort = use === "floor-plan" ? "floor-plan" : "document";
      documents.push({ ...named, kind: sort, ...(access && { access }) });
    }
  }
  draft.list("pictures", [...titled, ...pictures], path);
  draft.list("documents", documents, path);
}
