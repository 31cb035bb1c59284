import { propertyInputSchema } from "@gevel/config";
import { decodeEntities } from "../draft/decode-entities.js";
import type { DeliveryFiles } from "../draft/delivery-files.js";
import type { ItemDraft } from "../draft/item-draft.js";
import { find, textAt, type XmlElement } from "../xml/xml-element.js";
import { readPhoto } from "./attachments.js";

/** The first of several elements that has a text. */
const first = (element: XmlElement, names: readonly string[]) =>
  names.map((name) => textAt(element, name)).find((text) => text !== "");

/** Who visitors may call. Private numbers and addresses stay where they are. */
export function readContact(listing: XmlElement, draft: ItemDraft, files: DeliveryFiles): void {
  const person = find(listing, "kontaktperson");
  if (!person) return;
  const own = [textAt(person, "vorname"), textAt(person, "name")].filter((part) => part !== "").join(" ");
  const name = decodeEntities(own || textAt(person, "firma"));
  if (name === "") return draft.leftOut("kontaktperson/name", "", "nobody is named");
  const email = first(person, ["email_direkt", "email_zentrale"]);
  const agent = {
    name,
    phone: first(person, ["tel_durchw", "tel_zentrale", "tel_handy"]),
    pictureUrl: readPhoto(find(person, "foto"), draft, files),
  };
  // A wrong address must not cost the name and the number.
  if (propertyInputSchema.shape.agent.safeParse({ ...agent, email }).success)
    draft.set("agent", { ...agent, email }, "kontaktperson");
  else {
    draft.leftOut("kontaktperson/email_direkt", email ?? "", "is no mail address");
    draft.set("agent", agent, "kontaktperson");
  }
}
