import type { LinkGroup } from "../../groups/link-groups";

/** The groups of the content manager's list. */
export const groupsEn: Record<LinkGroup, string> = {
  "gevel.group.1-site": "Site",
  "gevel.group.2-homes": "Listings",
  "gevel.group.3-people": "People",
  "gevel.group.4-messages": "Messages",
};
export const groupsNl: Record<LinkGroup, string> = {
  "gevel.group.1-site": "Site",
  "gevel.group.2-homes": "Panden",
  "gevel.group.3-people": "Mensen",
  "gevel.group.4-messages": "Berichten",
};
export const groupsFr: Record<LinkGroup, string> = {
  "gevel.group.1-site": "Site",
  "gevel.group.2-homes": "Biens",
  "gevel.group.3-people": "Personnes",
  "gevel.group.4-messages": "Messages",
};
