import type { Core } from "@strapi/strapi";
import { visitsPlace } from "../appointments/visits-place.js";
import { documentsPlace } from "../documents/documents-place.js";
import { subscriptionsPlace } from "../subscriptions/subscriptions-place.js";
import { leadsPlace } from "./leads-place.js";
import { mailFilesPlace } from "./mail-files-place.js";
import { addPersonPlace } from "./person-place.js";
import { answersPlace, historyPlace, mailsPlace } from "./work-places.js";

const places = [
  leadsPlace,
  subscriptionsPlace,
  visitsPlace,
  documentsPlace,
  answersPlace,
  historyPlace,
  mailsPlace,
  mailFilesPlace,
];

/**
 * The places of this plugin as they are read; erased from the end, since files are found by their mails, mails of homes by what
 * was subscribed to, and all by their leads.
 */
export function addOwnPlaces(strapi: Core.Strapi): void {
  for (const place of places) addPersonPlace(strapi, place);
}
