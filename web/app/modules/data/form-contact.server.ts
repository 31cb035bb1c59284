import { memberOfAgent, type FormKey, type Language, type SiteTree } from "@gevel/config";
import type { FormContact } from "~/forms/form-person";
import type { MessageId } from "~/i18n/message-id";
import { textOf } from "~/i18n/text-of.server";
import { listingContact } from "~/properties/detail/listing-contact.server";
import { teamOf } from "~/properties/team.server";
import type { Block, FormBlock, ModuleContent, PersonItem } from "../content/items";

/** What whoever answers does next, for the forms that somebody of the agency always answers. */
const nextMessages: Partial<Record<FormKey, MessageId>> = {
  "contact-demand": "ask.next.contact-demand",
  "contact-demand-small": "ask.next.contact-demand-small",
  "contact-me": "ask.next.contact-me",
  "demand-register": "ask.next.demand-register",
  "site-contact": "ask.next.ask-info",
};

/** Forms that nobody answers. */
const unanswered: ReadonlySet<FormKey> = new Set(["newsletter", "keep-informed", "testimonial", "unsubscribe"]);

type Person = Omit<FormContact, "next">;

function withPerson(block: FormBlock, person: Person, language: Language): FormBlock {
  const next = nextMessages[block.form.form] ?? "ask.next.message";
  return { ...block, person: { ...person, next: textOf(language, next, { name: person.name }) } };
}

const asContact = ({ name, phone, email, picture }: PersonItem): Person => {
  return { name, phone, email, pictureUrl: picture?.url ?? "", isAgency: false };
};

/** The member of the team that a group consists of, where staff chose that one alone. */
function onlyPerson(block: Block): PersonItem | null {
  if (block.kind !== "items" || block.heading || block.items.length !== 1) return null;
  const [item] = block.items;
  return item?.kind === "person" ? item : null;
}

/** FORM-1: a member of the team whom staff chose in a module with one form is beside that form. */
export function withChosenPerson(blocks: readonly Block[], language: Language): Block[] {
  const chosen = blocks.find((block) => onlyPerson(block));
  const person = chosen && onlyPerson(chosen);
  const [form, another] = blocks.filter((block) => block.kind === "form");
  if (!person || !form || another || unanswered.has(form.form.form)) return [...blocks];
  return blocks
    .filter((block) => block !== chosen)
    .map((block) => (block.kind === "form" ? withPerson(block, asContact(person), language) : block));
}

/** The first recognised agent of the agency's legal identity who is in the team, else the agency; null until it has a name. */
function agencyContact(tree: Pick<SiteTree, "config" | "articles">): Person | null {
  const team = teamOf(tree);
  const [member] = tree.config.identity.agents.flatMap(
    ({ name }) => memberOfAgent({ name, email: "" }, team)?.article ?? [],
  );
  const agent = member && {
    ...{ name: member.title, phone: member.phone, email: member.email },
    pictureUrl: member.picture?.url ?? "",
  };
  const { name, phone, email, pictureUrl } = listingContact({ agent: agent ?? null }, tree);
  return name ? { name, phone, email, pictureUrl, isAgency: !agent } : null;
}

/** FORM-1: the first form of a page that the agency answers has its contact beside it, unless staff chose somebody. */
export function withAgencyContact(
  modules: readonly ModuleContent[],
  tree: Pick<SiteTree, "config" | "articles" | "language">,
): ModuleContent[] {
  const [first] = modules.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "form" && block.form.form in nextMessages ? block : [])),
  );
  const contact = first && !first.person ? agencyContact(tree) : null;
  if (!first || !contact) return [...modules];
  return modules.map((module) => ({
    ...module,
    blocks: module.blocks.map((block) => (block === first ? withPerson(first, contact, tree.language) : block)),
  }));
}
