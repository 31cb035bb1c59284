import {
  languages,
  localeTags,
  listingAttributes,
  listingSorts,
  roomKinds,
  type ListingAttribute,
} from "@gevel/config";
import { createIntl } from "react-intl";
import { describe, expect, it } from "vitest";
import { allMessages } from "~/i18n/all-messages.server";
import { asComplete, type MessageId } from "~/i18n/message-id";

const ofListings = (all: Record<string, string>) =>
  Object.fromEntries(Object.entries(all).filter(([id]) => /^(properties|listing)\./.test(id)));
const nl = ofListings(allMessages.nl);
const attributes: readonly ListingAttribute[] = listingAttributes;

const isId = (id: string): id is MessageId => id in allMessages.en;

describe.each(languages)("the listing messages in %s", (language) => {
  const texts = ofListings(allMessages[language]);

  it("PROP-1 name every attribute of the table", () => {
    for (const { key } of attributes) expect(texts[`listing.${key}`], key).toBeTruthy();
  });

  it("PROP-1 name every value of every enumeration, planning codes with their code first (PROP-20)", () => {
    for (const { key, group, values = [] } of attributes)
      for (const value of values) {
        const text = texts[`listing.${key}.${value}`];
        expect(text, `${key}.${value}`).toBeTruthy();
        if (group === "planning" && key !== "judicialDecision") expect(text).toMatch(new RegExp(`^${value} – .`));
      }
  });

  it("PROP-1 name every group, sort order and kind of room", () => {
    for (const { group } of attributes) expect(texts[`listing.group.${group}`], group).toBeTruthy();
    for (const sort of listingSorts) expect(texts[`properties.list.sort.${sort}`], sort).toBeTruthy();
    for (const kind of roomKinds) {
      expect(texts[`properties.rooms.${kind}`], kind).toBeTruthy();
      expect(texts[`properties.list.chip.${kind}`], kind).toBeTruthy();
    }
  });

  it("LANG-6 render without an error, with every placeholder of Dutch", () => {
    const intl = createIntl({
      locale: localeTags[language],
      messages: asComplete(texts),
      onError: (error) => {
        throw error;
      },
    });
    expect(Object.keys(texts)).toEqual(Object.keys(nl));
    for (const id of Object.keys(nl).filter(isId)) {
      const dutch = nl[id] ?? "";
      const values = Object.fromEntries([...dutch.matchAll(/\{(\w+)[,}]/g)].map(([, name = ""]) => [name, 3]));
      expect(intl.formatMessage({ id }, values), id).toBeTruthy();
    }
  });
});
