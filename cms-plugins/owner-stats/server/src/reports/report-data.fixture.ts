import { daysOfMonth } from "@gevel/config";
import type { ReportData } from "./report-data.js";

/** Deterministic page views. */
export const viewsOf = (month: string, most: number) =>
  daysOfMonth(month).map((day, index) => ({ day, views: most === 0 ? 0 : ((index * 7919 + 13) % 97) % (most + 1) }));

const legal = [
  "Gevel Vastgoed bv · 0123.456.789",
  "Cogels-Osylei 40, 2600 Antwerpen",
  "03 123 45 67 · info@gevel.example",
  "An Peeters, vastgoedmakelaar-bemiddelaar, BIV 512.345 · Bo Janssens, vastgoedmakelaar-bemiddelaar, BIV 512.346",
];

/** A month in which nothing happened. */
export const quietMonth: ReportData = {
  version: 1,
  month: "2026-11",
  language: "nl",
  madeOn: "2026-12-02",
  home: {
    ...{ id: 7, reference: "2026-114", title: "Herenhuis met stadstuin", place: "Cogels-Osylei 12, 2600 Berchem" },
    ...{ goal: 0, state: "on-offer", price: 565_000, since: "2026-10-31" },
    url: "https://gevel.example/nl/te-koop/berchem/herenhuis-met-stadstuin/7/",
  },
  days: viewsOf("2026-11", 0),
  interest: { information: 0, visit: 0, documents: 0 },
  visits: { done: 0, cancelled: 0, planned: 0 },
  reactions: [],
  media: [],
  events: [],
  proposals: [],
  agent: { name: "An Peeters", email: "an.peeters@gevel.example", phone: "0470123456" },
  agency: { name: "Gevel", siteUrl: "https://gevel.example", accent: "#a4452c", lines: legal },
};

/** A month with many events. */
export const busyMonth: ReportData = {
  ...quietMonth,
  days: viewsOf("2026-11", 38),
  interest: { information: 5, visit: 4, documents: 3 },
  visits: { done: 3, cancelled: 1, planned: 2 },
  reactions: [
    {
      day: "2026-11-07",
      visitor: "A.C.",
      text: "Mooie lichtinval en een heerlijke tuin. Jammer dat de keuken nog moet gebeuren, daar hadden we niet op gerekend.",
    },
    {
      day: "2026-11-14",
      visitor: "J.V.D.B.",
      text: "Net te klein voor ons, maar wel de mooiste straat van Antwerpen.",
    },
  ],
  media: [
    { name: "Immoweb", views: 1284 },
    { name: "Zimmo", views: 312 },
    { name: "Hebbes", views: null },
  ],
  events: [
    { kind: "online", at: "2026-11-02T09:00:00Z", medium: "Immoweb", url: "https://immoweb.example/7", ended: false },
    { kind: "interest", at: "2026-11-03T12:00:00Z", what: "information", times: 2 },
    { kind: "interest", at: "2026-11-03T12:00:00Z", what: "alert", times: 14 },
    { kind: "visit", at: "2026-11-07T09:30:00Z", state: "done", visitor: "A.C.", feedback: "" },
    { kind: "communication", at: "2026-11-09T15:00:00Z", way: "phone", subject: "Overleg over de prijs", text: "" },
    { kind: "price", at: "2026-11-10T08:00:00Z", before: 585_000, after: 565_000 },
    { kind: "visit", at: "2026-11-14T13:00:00Z", state: "done", visitor: "J.V.D.B.", feedback: "" },
    {
      kind: "communication",
      at: "2026-11-16T10:00:00Z",
      way: "mail",
      subject: "Nieuwe foto’s",
      text: "De fotograaf komt op donderdag langs voor beelden van de tuin in het najaar. U hoeft er niet bij te zijn.",
    },
    { kind: "visit", at: "2026-11-21T09:30:00Z", state: "cancelled", visitor: "M.", feedback: "" },
    { kind: "visit", at: "2026-11-28T09:30:00Z", state: "done", visitor: "S.Ö.", feedback: "" },
  ],
  proposals: [
    {
      title: "Elektrische keuring aanvragen",
      text: "Voor de compromis is een keuring van de elektrische installatie nodig. Wij vragen ze graag voor u aan.",
    },
    { title: "Foto’s van de tuin toevoegen", text: "Woningen met buitenbeelden worden vaker bekeken." },
  ],
};

/** A listing without any optional data, with the longest texts. */
export const barest: ReportData = {
  ...quietMonth,
  home: { ...quietMonth.home, reference: "", price: null, since: null, url: "" },
  agent: null,
  agency: { ...quietMonth.agency, lines: [] },
};
