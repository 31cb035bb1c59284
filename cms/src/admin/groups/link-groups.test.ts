import { describe, expect, it, vi } from "vitest";
import { groupsEn } from "../messages/groups/groups";
import { nameLinks } from "../messages/name-links";
import { linkGroups } from "./link-groups";

describe("the content types in the content manager", () => {
  it("CMS-1 are each in their group, a new one in that of the site", () => {
    const uids = [
      "api::page.page",
      "plugin::properties.property",
      "plugin::properties.owner",
      "plugin::leads.lead",
      "api::new.new",
    ];
    const ctLinks = uids.map((uid) => ({ uid, title: uid }));
    vi.stubGlobal("window", { localStorage: { getItem: () => "nl" } });
    const translated = nameLinks(() => ({ nl: { "api::page.page": "Pagina" } }));
    const named: readonly { title: string; group: string }[] = translated({ ctLinks }).ctLinks;
    expect(named.map(({ title, group }) => [title, group])).toEqual([
      ["Pagina", linkGroups.site],
      ["plugin::properties.property", linkGroups.homes],
      ["plugin::properties.owner", linkGroups.people],
      ["plugin::leads.lead", linkGroups.messages],
      ["api::new.new", linkGroups.site],
    ]);
  });

  it("have every group labelled, in the order of the group ids", () => {
    expect(Object.keys(groupsEn)).toEqual(Object.values(linkGroups));
    expect(Object.values(linkGroups).toSorted()).toEqual(Object.values(linkGroups));
  });
});
