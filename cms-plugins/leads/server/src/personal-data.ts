import type { PersonalDataProvider } from "@gevel/core";
import { appointmentsPersonalData } from "./appointments/appointments-personal-data.js";
import { documentsPersonalData } from "./documents/documents-personal-data.js";
import { answersPersonalData, historyPersonalData, leadsPersonalData } from "./inbox/leads-personal-data.js";
import { mailFilesPersonalData, mailsPersonalData } from "./sending/mails-personal-data.js";
import { subscriptionsPersonalData } from "./subscriptions/subscriptions-personal-data.js";

/**
 * In the order of reading; erased in reverse, since files are found by their mails, alert mails by their subscriptions,
 * and all by their leads.
 */
export const personalData: readonly PersonalDataProvider[] = [
  leadsPersonalData,
  subscriptionsPersonalData,
  appointmentsPersonalData,
  documentsPersonalData,
  answersPersonalData,
  historyPersonalData,
  mailsPersonalData,
  mailFilesPersonalData,
];
