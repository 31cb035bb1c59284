import type { AppLoadContext } from "@remix-run/node";
import { answerCalendarEvent } from "~/appointments/calendar-event.server";
import { listingContact, publishedAddress } from "~/properties/detail/listing-contact.server";

/** FORM-13: a visitor's viewing as a calendar file, with the listing as published now. */
export function calendarEventOfListing(context: AppLoadContext, file: string): Response {
  // Remix's own question for a route's data (`.data`) has none of these headers in its answer.
  context.leftOut = true;
  const { replica, cookieSecret, siteUrl } = context;
  const parts = { cookieSecret, siteUrl };
  return answerCalendarEvent(
    {
      ...parts,
      configOf: (language) => replica.tree(language)?.config ?? null,
      homeOf: (id, language) => {
        const listing = replica.catalog.find(id);
        const card = replica.catalog.card(id, language);
        const tree = replica.tree(language);
        if (!listing || !card || !tree) return null;
        const { name, phone } = listingContact(listing, tree);
        const place = publishedAddress(listing, card.city) ?? card.city;
        return { title: card.title || card.typeName, place, path: card.path, agent: name, phone };
      },
    },
    file,
  );
}
