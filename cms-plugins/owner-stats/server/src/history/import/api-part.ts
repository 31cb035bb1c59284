import {
  communicationItemSchema,
  historyImportRequestSchema,
  historyImportResponseSchema,
  offerEndItemSchema,
  onlineMediumItemSchema,
  portalNumberItemSchema,
  priceChangeItemSchema,
  visitItemSchema,
  type OpenApiFragment,
  type HistoryImportRequest,
} from "@gevel/config";

const visits: HistoryImportRequest = {
  source: "my-crm",
  visits: [
    {
      ...{ reference: "VI-1", property: "A-1", at: "2026-03-02T14:00:00+01:00", state: "done", visitor: "Jan Peeters" },
      feedback: "Mooi licht, zoekt een grotere tuin.",
    },
  ],
  communications: [
    {
      ...{ reference: "CO-1", property: "A-1", at: "2026-03-03T09:30:00+01:00", way: "mail" },
      ...{ subject: "Verslag van de eerste bezoeken", text: "Drie bezoeken, waarvan één met interesse." },
    },
  ],
  onlineMedia: [
    { reference: "OM-1", property: "A-1", name: "Immoweb", url: "https://www.immoweb.be/nl/1", from: "2026-02-20" },
  ],
};

const numbers: HistoryImportRequest = {
  source: "immoweb",
  numbers: [{ property: "A-1", propertySource: "my-crm", day: "2026-03-01", views: 118 }],
};

const prices: HistoryImportRequest = {
  source: "my-crm",
  prices: [{ property: "A-1", at: "2026-02-02T09:00:00+01:00", before: 335_000, after: 320_000, published: true }],
};

/** The API documentation of the activity import, for integrators. */
export const importApiPart: OpenApiFragment = {
  path: "/owner-stats/import",
  operationId: "importHistory",
  summary: "Tell owners of viewings, communications, online media, the numbers of portals, earlier prices and sales",
  description:
    "What owners see of their home in the portal. Each item names its listing by `property`, a reference of the same source or " +
    "of `propertySource`; a withdrawn listing is still known. A reference is unique within its source and kind, a number " +
    "is known by listing, medium and day, and owners see it beside the entry of `onlineMedia` with that name. Nothing is " +
    "deleted: a viewing is cancelled, a medium ends, a communication is made invisible. Prices are those of before: a change from " +
    "now on is recorded by itself, one that is known " +
    "(the same two prices within seven days) stays, and visitors are told of a drop only where `published` says that they read " +
    "both. `ends` says when a listing that is sold or let now became so, which its page tells; one that the CMS saw itself stays. " +
    "Of visitors owners read the initials, and feedback only once it is released, here or by the office.",
  permission: "owner-stats › import",
  request: {
    name: "HistoryImportRequest",
    schema: historyImportRequestSchema,
    lists: {
      visits: "Visit",
      communications: "Communication",
      onlineMedia: "OnlineMedium",
      numbers: "PortalNumber",
      prices: "PriceChange",
      ends: "OfferEnd",
    },
    examples: {
      visits: { summary: "A viewing, a communication and a medium of one listing", value: visits },
      numbers: { summary: "A portal tells what it counted of a listing of another source", value: numbers },
      prices: { summary: "A price of before, from the system that one comes from", value: prices },
    },
  },
  response: {
    name: "HistoryImportResponse",
    schema: historyImportResponseSchema,
    description:
      "What became of each item, in its order: viewings, communications, online media, numbers, prices, ends.",
  },
  items: {
    Visit: visitItemSchema,
    Communication: communicationItemSchema,
    OnlineMedium: onlineMediumItemSchema,
    PortalNumber: portalNumberItemSchema,
    PriceChange: priceChangeItemSchema,
    OfferEnd: offerEndItemSchema,
  },
  failures: {
    INVALID_INPUT: "what was sent cannot be read, and nothing was written; the fields say where and why.",
    BODY_TOO_LARGE: "more than 2 MB; send it in smaller calls.",
    UNEXPECTED: "our fault. What was written before stays; sending it again is safe.",
  },
};
