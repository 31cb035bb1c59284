import type { Core } from "@strapi/strapi";
import { appointmentsPersonalData } from "../appointments/appointments-personal-data.js";
import { documentsPersonalData } from "../documents/documents-personal-data.js";
import { subscriptionsPersonalData } from "../subscriptions/subscriptions-personal-data.js";
import { leadsPersonalData } from "./leads-personal-data.js";
import { mailFilesPersonalData } from "./mail-files-personal-data.js";
import { registerPersonalData } from "./personal-data-providers.js";
import { answersPersonalData, historyPersonalData, mailsPersonalData } from "./inbox-personal-data.js";

const providers = [
  leadsPersonalData,
  subscriptionsPersonalData,
  appointmentsPersonalData,
  documentsPersonalData,
  answersPersonalData,
  historyPersonalData,
  mailsPersonalData,
  mailFilesPersonalData,
];

/**
 * The places of this plugin as they are read; erased from the end, since files are found by their mails, mails of homes by what
 * was subscribed to, and all by their leads.
 */
export function registerOwnPersonalData(strapi: Core.Strapi): void {
  for (const provider of providers) registerPersonalData(strapi, provider);
}
