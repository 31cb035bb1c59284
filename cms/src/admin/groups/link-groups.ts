/**
 * The types of the content manager's list as people think of them. Each name is the id of its words, and they are shown in
 * the order of their ids. A type that is named nowhere is of the site.
 */
export const linkGroups = {
  site: "gevel.group.1-site",
  homes: "gevel.group.2-homes",
  people: "gevel.group.3-people",
  messages: "gevel.group.4-messages",
} as const;
export type LinkGroup = (typeof linkGroups)[keyof typeof linkGroups];

const { site, homes, people, messages } = linkGroups;

const groupOf: Readonly<Record<string, LinkGroup>> = {
  "plugin::properties.property": homes,
  "plugin::properties.project": homes,
  "plugin::properties.property-type": homes,
  "plugin::properties.city": homes,
  "plugin::owner-stats.visit": homes,
  "plugin::owner-stats.communication": homes,
  "plugin::owner-stats.online-medium": homes,
  "plugin::properties.owner": people,
  "plugin::users-permissions.user": people,
  "api::testimonial.testimonial": messages,
  "plugin::leads.lead": messages,
  "api::consent-choice.consent-choice": messages,
};

export const linkGroup = (uid: string): LinkGroup => groupOf[uid] ?? site;
